/** Of fewer people than this nobody is told how they feel: one could guess who it was. */
export const LEAST_PEOPLE = 5

/** Some of the people of whom a sum is told; the groups may overlap. */
export interface Group {
  /** How many people there are in it. */
  people: number
  /** Who they are; needed only of a group that is too small to be told of. */
  members: readonly number[]
}

/**
 * Which groups may be told of beside the sum of all. A group of fewer than five people may not; and where what is left of the sum, taken
 * away what is told, would be of fewer than five people again, the smallest group that could be told of is kept back with them.
 * @returns for each group, in their order, whether its figures may be told
 */
export function tellableGroups(groups: readonly Group[], least = LEAST_PEOPLE): boolean[] {
  const told = groups.map(({ people }) => people >= least)
  const keptBack = new Set(groups.flatMap(({ members }, at) => (told[at] ? [] : members)))
  if (keptBack.size === 0 || keptBack.size >= least) return told
  const smallest = groups.reduce(
    (found, { people }, at) => (told[at] && (found < 0 || people < groups[found]!.people) ? at : found),
    -1,
  )
  if (smallest >= 0) told[smallest] = false
  return told
}
