import type { PersonOption } from '../../../ui/people/person-picker.tsx'

/** Those of the leaver's own team first, else in the given order, without those who may not be named. */
export function orderTakers(
  people: readonly PersonOption[],
  team: string | null,
  barred: readonly number[],
): PersonOption[] {
  const isNear = (person: PersonOption) => team !== null && person.team === team
  const others = people.filter((person) => !barred.includes(person.id))
  return [...others.filter(isNear), ...others.filter((person) => !isNear(person))]
}

/** What to say of a taker's team; nothing of the leaver's own, or where a team is not known. */
export function takerNote(
  taker: Pick<PersonOption, 'team'> | null,
  team: string | null,
): 'otherTeam' | 'noTeam' | null {
  if (!taker || taker.team === undefined || team === null) return null
  if (taker.team === null) return 'noTeam'
  return taker.team === team ? null : 'otherTeam'
}
