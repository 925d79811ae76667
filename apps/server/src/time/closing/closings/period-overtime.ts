import type { Period } from '#rules/work-time/confirm-period.ts'
import { overtimeOfPeriods } from '#rules/work-time/settle-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { employedDays, ownDays, readDays, settledDays, settlementOf } from '../../work-days/index.ts'
import { plannedDays } from '../../work-plans/index.ts'
import type { PersonInPeriod } from './people.queries.ts'

/** Minutes by day. */
export type OvertimeByDay = ReadonlyMap<string, number>

/**
 * What weeks and months have beyond 40 hours, of people in a period: its days alone do not show it, since a week may begin
 * before it.
 */
export async function overtimeOfPeople(
  ctx: Pick<CommandContext, 'tx' | 'companyId'>,
  memberIds: readonly number[],
  period: Period,
): Promise<(person: PersonInPeriod) => OvertimeByDay> {
  const range = settlementOf(period)
  const [days, plans] = await Promise.all([
    readDays(ctx, memberIds, range),
    plannedDays(ctx, memberIds, range),
  ])
  return ({ id, joined_on: joinedOn, retired_on: retiredOn }) => {
    const known = { plan: plans.of(id) ?? plans.company, rows: ownDays(days, id).rows }
    return overtimeOfPeriods(employedDays(settledDays(range, known), { joinedOn, retiredOn }))
  }
}
