/** Of fewer people than this nobody is told how they feel: one could guess who it was. */
export const LEAST_PEOPLE = 5

/** Who of a team answered on a day that is over, each person once. */
export interface Cell {
  day: string
  teamId: number | null
  /** How many they are. */
  people: number
  /** Who they are; needed only of a day on which fewer than the least answered. */
  members: readonly number[]
}

export interface Tellable {
  /** The days that are told by themselves. */
  days: ReadonlySet<string>
  /** The days that count in the sum of all. */
  counted: ReadonlySet<string>
  /** For each cell, in their order, whether it counts in the sum of its team. */
  ofTeams: readonly boolean[]
}

/**
 * Which answers may stand in which sums, so that no sums of a month, whenever they are read, tell of fewer than the least by
 * what one has more than another. The answers lie in portions of at least so many people, and every sum that is told is made of whole
 * portions:
 * - a day on which enough people answered falls into its large teams, and what is left of it; where that is too few, the smallest of
 *   the large teams goes with them and is not told as a team on that day;
 * - days with too few wait for the next such days, and enter the sum of all together once they are enough, unseen as days.
 *
 * A portion is settled by its own day and those before it, so that a later reading finds the same ones and perhaps more.
 * @param cells of one month and one half of the day, in the order of the days
 */
export function tellableSums(cells: readonly Cell[], least = LEAST_PEOPLE): Tellable {
  const days = new Set<string>()
  const counted = new Set<string>()
  const ofTeams = cells.map(() => false)
  let waiting: { days: string[]; people: Set<number> } = { days: [], people: new Set() }
  for (const [day, places] of Map.groupBy(cells.keys(), (at) => cells[at]!.day)) {
    const answers = places.reduce((sum, at) => sum + cells[at]!.people, 0)
    if (answers >= least) {
      days.add(day)
      counted.add(day)
      for (const at of largeOnes(cells, places, least)) ofTeams[at] = true
      continue
    }
    waiting.days.push(day)
    for (const at of places) for (const member of cells[at]!.members) waiting.people.add(member)
    if (waiting.people.size < least) continue
    for (const each of waiting.days) counted.add(each)
    waiting = { days: [], people: new Set() }
  }
  return { days, counted, ofTeams }
}

/** The teams of a day that are told by themselves: the large ones, but for the one that hides a rest of too few. */
function largeOnes(cells: readonly Cell[], places: readonly number[], least: number): number[] {
  const isLarge = (at: number) => cells[at]!.people >= least
  const large = places.filter(isLarge).toSorted((a, b) => cells[a]!.people - cells[b]!.people || a - b)
  const rest = places.filter((at) => !isLarge(at)).reduce((sum, at) => sum + cells[at]!.people, 0)
  return rest > 0 && rest < least ? large.slice(1) : large
}
