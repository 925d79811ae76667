import type { MemberContext } from '../http/context.ts'
import { countOwnTeam, listStates, type TeamCounts } from './attendance.queries.ts'
import { planDay, workingNow } from './company-hours.ts'
import { loadSettings } from './load-settings.ts'
import type { OnDutyState } from './on-duty.ts'

type Asking = Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today' | 'now'>

export interface RunningDay {
  day: Temporal.PlainDate
  isWorkDay: boolean
}

/** The working day that is running in the company. */
export async function runningDay(ctx: Asking): Promise<RunningDay> {
  const { hours } = await loadSettings(ctx, { from: ctx.today.subtract({ days: 1 }), to: ctx.today })
  return planDay(workingNow(ctx.now, ctx.actor.timezone, hours).day, hours)
}

/** What each of some people is doing now: two statements, however many people. */
export async function todayStates(
  ctx: Asking,
  memberIds: readonly number[],
): Promise<Map<number, OnDutyState>> {
  if (memberIds.length === 0) return new Map()
  return listStates(ctx, memberIds, await runningDay(ctx))
}

/** How many of the caller's own team are doing what on a day. */
export function teamToday(ctx: Asking, on: RunningDay): Promise<TeamCounts | null> {
  return countOwnTeam(ctx, on)
}
