import type { MemberContext } from '../../http/context.ts'
import { type lockDays, type OwnDays, ownDays } from '../work-days/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import { loadPerson, loadSettings, type OwnSettings, type Settings } from './load-settings.ts'

export type PersonDays = Settings & OwnDays

/**
 * One person's stored days and events in a range with what is planned, in one statement.
 * @param locking for whoever will change one of the days: three statements that travel together
 * @throws Failure NOT_FOUND for somebody who is not in the company
 */
export async function loadDays(
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>,
  range: DayRange,
  memberId = ctx.actor.memberId,
  locking?: typeof lockDays,
): Promise<OwnSettings & OwnDays> {
  if (!locking) return loadPerson(ctx, range, memberId)
  // The days first: whoever locks them reads the settings after that.
  const [days, settings] = await Promise.all([
    locking(ctx, [memberId], range),
    loadSettings(ctx, range, memberId),
  ])
  return { ...settings, ...ownDays(days, memberId) }
}
