import { sql } from '../../db/sql/sql.ts'
import type { MemberContext } from '../../http/context.ts'
import type { OwnDays } from '../work-days/index.ts'
import { type DayRange, lockPeople } from '../work-plans/index.ts'
import { plannedLeaveIn } from '../leave-promotion/index.ts'
import { loadPerson, type OwnSettings, type Settings } from './load-settings.ts'

export type PersonDays = Settings & OwnDays

/**
 * One person's stored days and events in a range with what is planned, in one statement.
 * @param purpose 'press' for whoever will change one of the days: nobody else does until the transaction ends
 * @throws Failure NOT_FOUND for somebody who is not in the company
 */
export async function loadDays(
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>,
  range: DayRange,
  memberId = ctx.actor.memberId,
  purpose: 'read' | 'press' = 'read',
): Promise<OwnSettings & OwnDays> {
  if (purpose === 'read') return loadPerson(ctx, range, memberId)
  // Sent together; what is read is true after the lock before it.
  const [, days] = await Promise.all([
    lockPeople(ctx, [memberId]),
    loadPerson(ctx, range, memberId, sql`, ${plannedLeaveIn(sql.ref('m.id'), range)} as planned_leave`),
  ])
  return days
}
