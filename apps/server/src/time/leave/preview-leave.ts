import { type DefaultLine, defaultLine } from '../../approvals/documents/index.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { freeHalfOf, type PersonPlan } from '../work-plans/index.ts'
import {
  checkTarget,
  lineCaseOf,
  refuseAfterLastDay,
  teamAway,
  type WantedEvent,
} from '../work-events/index.ts'
import { type LeaveAccount, openAccount } from './leave-account.ts'
import { findAsking } from './account.store.ts'
import { planLeave, type PlannedLeave } from './plan-leave.ts'

export interface PreviewedLeave {
  account: LeaveAccount
  plan: PersonPlan
  planned: PlannedLeave
  freeHalf: 'AM' | 'PM' | null
  away: Awaited<ReturnType<typeof teamAway>>
  line: DefaultLine
}

/**
 * What a request would do, without asking: the same plan as requestLeave, with who else is away and who would decide.
 * @throws Failure NO_PERMISSION, NO_TARGET_USER, INVALID_RANGE, LEAVE_OUTSIDE_HOURS, INVALID_TIME, AFTER_LAST_DAY
 */
export async function previewLeave(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>,
  wanted: WantedEvent,
): Promise<PreviewedLeave> {
  const memberId = wanted.memberId ?? ctx.actor.memberId
  await checkTarget(ctx, memberId)
  const asking = await findAsking(ctx, memberId, wanted, wanted.insteadOf)
  if (!asking) fail('NO_TARGET_USER')
  const { person, plan, facts } = asking
  const account = openAccount(person, facts, ctx.today)
  const planned = planLeave(account, plan, wanted, ctx.language)
  refuseAfterLastDay(ctx, person, wanted)
  const days = planned.days.map(({ on }) => on)
  const { standard_day_minutes: standardDayMinutes } = person
  const going = lineCaseOf({ code: wanted.code, minutes: planned.minutes, standardDayMinutes })
  const [away, line] = await Promise.all([
    days.length > 0 ? teamAway(ctx, memberId, days) : [],
    defaultLine(ctx, memberId, going),
  ])
  return { account, plan, planned, freeHalf: freeHalfOf(plan, wanted), away, line }
}
