import type { MemberContext } from '../../http/context.ts'
import { type OwnDays, ownDays, readDays } from '../work-days/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import { loadSettings, type OwnSettings, type Settings } from './load-settings.ts'

export type PersonDays = Settings & OwnDays

/**
 * One person's stored days and events in a range with what is planned: three statements that travel together.
 * @param daysOf lockDays for whoever will change one of them
 * @throws Failure NOT_FOUND for somebody who is not in the company
 */
export async function loadDays(
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>,
  range: DayRange,
  memberId = ctx.actor.memberId,
  daysOf = readDays,
): Promise<OwnSettings & OwnDays> {
  // The days first: whoever locks them reads the settings after that.
  const [days, settings] = await Promise.all([
    daysOf(ctx, [memberId], range),
    loadSettings(ctx, range, memberId),
  ])
  return { ...settings, ...ownDays(days, memberId) }
}
