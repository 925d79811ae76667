import type { checkInOut } from '#contract/time/attendance/attendance.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import {
  type CheckRecord,
  NOTHING_RECORDED,
  recordCheck,
  type RecordedDay,
  type WorkDayRow,
} from '../work-days/index.ts'
import { tellOfComing } from '../leave-promotion/index.ts'
import { checkRefusal } from './check-refusal.ts'
import {
  type CurrentDay,
  isOnLeave,
  loadCurrentDay,
  mayBegin,
  newDayOf,
  plannedLeaveNow,
  withRow,
} from './current-day.ts'
import { LONGEST_MINUTES } from '#rules/work-day/place-times.ts'
import { isOvertaken } from './is-overtaken.ts'
import { type Evidence, evidenceOf } from './evidence/evidence-of.ts'
import { refuseEarlyGate } from './evidence/refuse-early-gate.ts'

type Body = EndpointInput<typeof checkInOut>['body']
type Pressed = Body & { evidence: Evidence }
type Pressing = CommandContext & Pick<MemberContext, 'ip' | 'userAgent' | 'language' | 'positionAgreed'>

/**
 * Carries out the intent of a press, not a toggle: IN when already in changes nothing, OUT again moves the end to now,
 * AWAY checks in where needed. The clock of the server counts.
 * @returns the day as it stands now, and whether this press changed it
 * @throws Failure FEATURE_OFF, REQUESTS_ONLY, COMPUTER_CHECK_OFF, what the company asks for and is missing (evidenceOf), ON_ABSENCE
 * for a day that may not begin, PLANNED_LEAVE_DAY until the person means to come, CHECK_SEQUENCE for OUT without IN, CHECK_OUT_TOO_EARLY for OUT before it, CHECK_OUT_TOO_LATE
 * more than a day after it,
 * GATE_TOO_EARLY where the entrance checks nobody in or out yet
 */
export async function pressCheck(
  ctx: Pressing,
  body: Body,
): Promise<{ current: CurrentDay; changed: boolean }> {
  const before = await loadCurrentDay(ctx, 'press')
  const refusal = checkRefusal(ctx, before)
  if (refusal) fail(refusal)
  const reached = body.loc_check_type === 'IN' ? newDayOf(before) : before
  const evidence = await evidenceOf(ctx, reached, body)
  const { day, row, isKept } =
    body.loc_check_type === 'OUT'
      ? await pressOut(ctx, before, { ...body, evidence })
      : await pressIn(ctx, before, { ...body, evidence })
  if (isKept || row !== null)
    ctx.audit({
      action: `work_check.${body.loc_check_type.toLowerCase()}`,
      target: ['member', ctx.actor.memberId],
      after: { day: day.plan.day.toString(), minute: day.minute, changed: row !== null },
    })
  return { current: row ? withRow(day, row) : before, changed: row !== null }
}

/** The day that a press reached, and what is stored of it now; null when the press changed nothing. */
interface Reached {
  day: CurrentDay
  row: WorkDayRow | null
  /** The press is kept as what it was, though the day stands as it stood. */
  isKept?: boolean
}

async function pressIn(ctx: Pressing, open: CurrentDay, pressed: Pressed): Promise<Reached> {
  const isAway = pressed.loc_check_type === 'AWAY'
  // Who is away within a shift that runs over the day change stays in that shift.
  const day = isAway ? open : newDayOf(open)
  const begun = day.row
  if (begun?.in_minute != null) {
    // Nothing changes where one is already, or after the check-out.
    if (begun.out_minute !== null || begun.is_away === isAway) return { day, row: null }
    return { day, row: await record(ctx, day, { ...begun, is_away: isAway }, pressed) }
  }
  if (!mayBegin(day)) fail('ON_ABSENCE')
  refuseEarlyGate(day, 'IN', pressed.evidence)
  const planned = comesOnPlannedLeave(ctx, day)
  if (planned.length > 0 && !pressed.on_planned_leave) fail('PLANNED_LEAVE_DAY')
  const recorded = { ...(begun ?? NOTHING_RECORDED), in_minute: day.minute, is_away: isAway }
  // The leave of the plan is given back first: work in it counts from this press on.
  const isGivenBack = planned.length > 0 && (await tellOfComing(ctx, day.plan.day, planned))
  const worked = isGivenBack ? newDayOf(await loadCurrentDay(ctx, 'press')) : day
  return { day: worked, row: await record(ctx, worked, recorded, pressed) }
}

async function pressOut(ctx: Pressing, day: CurrentDay, pressed: Pressed): Promise<Reached> {
  const begun = day.row
  if (begun?.in_minute == null) fail('CHECK_SEQUENCE')
  // The clock has jumped back.
  if (day.minute < begun.in_minute) fail('CHECK_OUT_TOO_EARLY')
  if (day.minute - begun.in_minute > LONGEST_MINUTES) fail('CHECK_OUT_TOO_LATE')
  const isLater = begun.out_minute === null || begun.out_minute < day.minute
  if (!isLater) return { day, row: null }
  refuseEarlyGate(day, 'OUT', pressed.evidence)
  if (await isOvertaken(ctx, day, pressed.evidence)) {
    // It is kept as what it was, beside the end that stands.
    await record(ctx, day, begun, pressed)
    return { day, row: null, isKept: true }
  }
  return { day, row: await record(ctx, day, { ...begun, out_minute: day.minute, out_by: 'CHECK' }, pressed) }
}

function comesOnPlannedLeave(ctx: Pressing, day: CurrentDay): ReturnType<typeof plannedLeaveNow> {
  return ctx.actor.switchedOff.includes('VACATION_PROMOTION') ? [] : plannedLeaveNow(day)
}

/** Whether nothing was recorded of the day before. */
function begins({ row }: CurrentDay, { loc_check_type }: Pressed): boolean {
  return loc_check_type !== 'OUT' && row?.in_minute == null
}

function record(
  ctx: Pressing,
  day: CurrentDay,
  recorded: RecordedDay,
  pressed: Pressed,
): Promise<WorkDayRow> {
  return recordCheck(ctx, day, recorded, recordOf(ctx, day, pressed))
}

function recordOf(ctx: Pressing, current: CurrentDay, pressed: Pressed): CheckRecord {
  return {
    member_id: ctx.actor.memberId,
    work_on: current.plan.day.toString(),
    kind: pressed.loc_check_type,
    checked_at: ctx.now.toString(),
    ...pressed.evidence,
    came_on_leave: begins(current, pressed) && isOnLeave(current),
    came_on_planned_leave: begins(current, pressed) && comesOnPlannedLeave(ctx, current).length > 0,
    wifi_address: pressed.wifi_address ?? null,
    ip: ctx.ip,
    reason: pressed.reason,
  }
}
