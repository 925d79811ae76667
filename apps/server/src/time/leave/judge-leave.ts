import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { leaveContentOf } from './document/leave-content.ts'
import { leaveDocument } from './document/leave-document.ts'
import {
  type AskedEvent,
  checkTarget,
  daysText,
  type JudgedEvent,
  refuseClosedFirst,
  refuseOutsideEmployment,
  type WantedEvent,
} from '../work-events/index.ts'
import { judgeAttendance } from './attendance/judge-attendance.ts'
import { openAccount } from './leave-account.ts'
import { insertGrants, type LeavePerson, lockAsking } from './account.store.ts'
import { planLeave, type PlannedLeave } from './plan-leave.ts'

/**
 * Judges a request of leave: checks the balance under the person's lock, and stores the grants that have arisen.
 * @throws Failure NO_PERMISSION, NO_TARGET_USER, BEFORE_JOIN, AFTER_LAST_DAY, INVALID_RANGE, LEAVE_OUTSIDE_HOURS, INVALID_TIME, NO_WORK_DAY, ALREADY_CONFIRMED, EVENT_CONFLICT,
 * EVENT_MINUS_NOT_ACCEPTABLE
 */
export async function judgeLeave(ctx: CommandContext, asked: AskedEvent): Promise<JudgedEvent> {
  const memberId = asked.memberId ?? ctx.actor.memberId
  await checkTarget(ctx, memberId)
  const asking = await lockAsking(ctx, memberId, asked)
  if (!asking) fail('NO_TARGET_USER')
  const { plan, facts } = asking
  const person = await judgeAttendance(ctx, asking.person, facts.grants)
  const account = openAccount(person, facts, ctx.today)
  const planned = planLeave(account, plan, asked, ctx.language)
  await refuseImpossible(ctx, person, asked, planned)
  await insertGrants(
    ctx.tx,
    account.missing.map((grant) => ({ memberId, grant })),
  )
  return {
    person,
    document: leaveDocument,
    content: leaveContentOf(person, asked, planned),
    freesWork: true,
    ownName: null,
  }
}

async function refuseImpossible(
  ctx: CommandContext,
  person: LeavePerson,
  wanted: WantedEvent,
  planned: PlannedLeave,
): Promise<void> {
  refuseOutsideEmployment(ctx, person, wanted)
  if (planned.days.length === 0) fail('NO_WORK_DAY')
  if (!planned.conflictOn && planned.shortfall <= 0) return
  await refuseClosedFirst(ctx, person.id, planned.days)
  if (planned.conflictOn) fail('EVENT_CONFLICT')
  const left = minutesToDays(Math.max(0, planned.available), person.standard_day_minutes)
  fail('EVENT_MINUS_NOT_ACCEPTABLE', { left: daysText(left, ctx.language) })
}
