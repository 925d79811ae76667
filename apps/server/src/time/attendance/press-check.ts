import type { checkInOut } from '#contract/time/attendance/attendance.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import {
  type CheckRecord,
  holdWorkDays,
  putAway,
  putCheckIn,
  putCheckOut,
  type WorkDayRow,
} from './attendance.store.ts'
import { checkRefusal } from './check-refusal.ts'
import { type CurrentDay, loadCurrentDay, mayBegin, newDayOf, withRow } from './current-day.ts'
import { dayMinutes } from './day-minutes.ts'
import { approvedLeave } from './load-days.ts'

type Pressed = EndpointInput<typeof checkInOut>['body']
type Pressing = CommandContext & Pick<MemberContext, 'ip' | 'userAgent'>

/**
 * Carries out the intent of a press, not a toggle: IN when already in changes nothing, OUT again moves the end to now,
 * AWAY checks in where needed. The clock of the server counts.
 * @returns the day as it stands now, and whether this press changed it
 * @throws Failure FEATURE_OFF, COMPUTER_CHECK_OFF, ON_ABSENCE for a day that may not begin, CHECK_SEQUENCE for OUT
 * without IN
 */
export async function pressCheck(
  ctx: Pressing,
  pressed: Pressed,
): Promise<{ current: CurrentDay; changed: boolean }> {
  // Sent together; what is read is true after the lock before it.
  const [, before] = await Promise.all([holdWorkDays(ctx, ctx.actor.memberId), loadCurrentDay(ctx)])
  const refusal = checkRefusal(ctx, before)
  if (refusal) fail(refusal)
  const { day, row } =
    pressed.loc_check_type === 'OUT'
      ? await pressOut(ctx, before, pressed)
      : await pressIn(ctx, before, pressed)
  ctx.audit({
    action: `work_check.${pressed.loc_check_type.toLowerCase()}`,
    target: ['member', ctx.actor.memberId],
    after: { day: day.plan.day.toString(), minute: day.minute, changed: row !== null },
  })
  return { current: row ? withRow(day, row) : before, changed: row !== null }
}

/** The day that a press reached, and what is stored of it now; null when the press changed nothing. */
interface Reached {
  day: CurrentDay
  row: WorkDayRow | null
}

async function pressIn(ctx: Pressing, open: CurrentDay, pressed: Pressed): Promise<Reached> {
  const isAway = pressed.loc_check_type === 'AWAY'
  // Who is away within a shift that runs over the day change stays in that shift.
  const day = isAway ? open : newDayOf(open)
  const record = recordOf(ctx, day, pressed)
  if (day.row?.in_minute != null) {
    const moved = await putAway(ctx.tx, record, isAway)
    return { day, row: moved ? { ...day.row, is_away: isAway } : null }
  }
  if (!mayBegin(day)) fail('ON_ABSENCE')
  const clock = { inMinute: day.minute, outMinute: null }
  const minutes = dayMinutes(day.plan, clock, approvedLeave(day.leave))
  const isFirst = await putCheckIn(ctx.tx, record, { inMinute: day.minute, isAway, minutes })
  const row = { ...emptyRow(record, day), ...minutes, in_minute: day.minute, is_away: isAway }
  return { day, row: isFirst ? row : null }
}

async function pressOut(ctx: Pressing, day: CurrentDay, pressed: Pressed): Promise<Reached> {
  if (day.row?.in_minute == null) fail('CHECK_SEQUENCE')
  const clock = { inMinute: day.row.in_minute, outMinute: day.minute }
  const minutes = dayMinutes(day.plan, clock, approvedLeave(day.leave))
  const isLater = await putCheckOut(ctx.tx, recordOf(ctx, day, pressed), day.minute, minutes)
  return { day, row: isLater ? { ...day.row, ...minutes, out_minute: day.minute } : null }
}

function emptyRow(record: CheckRecord, day: CurrentDay) {
  return {
    member_id: record.member_id,
    work_on: record.work_on,
    out_minute: null,
    leave_minutes: day.row?.leave_minutes ?? 0,
    updated_at: record.checked_at,
  }
}

function recordOf(ctx: Pressing, current: CurrentDay, pressed: Pressed): CheckRecord {
  return {
    company_id: ctx.companyId,
    member_id: ctx.actor.memberId,
    work_on: current.plan.day.toString(),
    kind: pressed.loc_check_type,
    checked_at: ctx.now.toString(),
    latitude: pressed.loc_lat ?? null,
    longitude: pressed.loc_lon ?? null,
    wifi_address: pressed.wifi_address ?? null,
    ip: ctx.ip,
    reason: pressed.reason,
  }
}
