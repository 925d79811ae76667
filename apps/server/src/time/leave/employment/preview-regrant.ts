import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type LeavePerson, listPersons } from '../account.store.ts'
import { accrueGrants } from '../accrue-grants.ts'

export interface RegrantPreview {
  memberId: number
  /** Days of the law that hold today: as the record stands, and as it would stand. */
  from: number
  to: number
}

/** What other days of joining would make of people's leave; nothing is written. */
export async function previewRegrant(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  joinedOn: ReadonlyMap<number, string | null>,
): Promise<RegrantPreview[]> {
  if (joinedOn.size === 0) return []
  const people = await listPersons(ctx.tx, [...joinedOn.keys()])
  return people.map((person) => ({
    memberId: person.id,
    from: daysOf(person, ctx.today),
    to: daysOf({ ...person, joined_on: joinedOn.get(person.id) ?? null }, ctx.today),
  }))
}

function daysOf(person: LeavePerson, today: Temporal.PlainDate): number {
  const held = accrueGrants(person, today).grants.filter((grant) => grant.expires_on >= today.toString())
  const minutes = held.reduce((sum, grant) => sum + grant.minutes, 0)
  return minutesToDays(minutes, person.standard_day_minutes)
}
