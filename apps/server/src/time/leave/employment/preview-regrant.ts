import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { hoursOn } from '#rules/leave/contract-hours.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type Move, valueOn } from '../../../people/employment/index.ts'
import { type LeavePerson, listPersons } from '../account.store.ts'
import { accrueGrants } from '../accrue-grants.ts'

export interface RegrantPreview {
  memberId: number
  /** Days of the law that hold today: as the record stands, and as it would stand. */
  from: number
  to: number
}

/** What other days of joining, or other hours by contract, would make of people's leave; nothing is written. */
export async function previewRegrant(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  after: ReadonlyMap<number, Move['after']>,
): Promise<RegrantPreview[]> {
  if (after.size === 0) return []
  const people = await listPersons(ctx.tx, [...after.keys()])
  return people.map((person) => ({
    memberId: person.id,
    from: daysOf(person, ctx.today),
    to: daysOf(asThen(person, after.get(person.id)!, ctx.today), ctx.today),
  }))
}

function asThen(
  person: LeavePerson,
  { joinedOn, weeklyMinutes, dayMinutes }: Move['after'],
  today: Temporal.PlainDate,
): LeavePerson {
  const starts = [...new Set([...weeklyMinutes, ...dayMinutes].map(({ from }) => from))].toSorted()
  const contract_hours = starts.map((from, at) => ({
    from,
    until: starts[at + 1] ?? null,
    weeklyMinutes: valueOn(weeklyMinutes, from) ?? null,
    dayMinutes: valueOn(dayMinutes, from)!,
  }))
  const { dayMinutes: standard_day_minutes } = hoursOn(contract_hours, today.toString())
  return { ...person, joined_on: joinedOn, contract_hours, standard_day_minutes }
}

function daysOf(person: LeavePerson, today: Temporal.PlainDate): number {
  const held = accrueGrants(person, today).grants.filter((grant) => grant.expires_on >= today.toString())
  const minutes = held.reduce((sum, grant) => sum + grant.minutes, 0)
  return minutesToDays(minutes, person.standard_day_minutes)
}
