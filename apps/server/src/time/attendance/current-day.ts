import { comesInLeave } from '#rules/leave/leave-conflict.ts'
import { comesForNextDay } from '#rules/work-time/comes-for-next-day.ts'
import { type DutyState, isStillOpen } from '#rules/work-time/duty-state.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { MemberContext } from '../../http/context.ts'
import { type DayPart, onDutyOf, type WorkDayRow } from '../work-days/index.ts'
import type { PlannedLeave } from '../leave-promotion/index.ts'
import { type WorkingNow, workingNowOf } from '../work-plans/index.ts'
import { loadDays, type PersonDays } from './load-days.ts'
import { isAbsentOn, type OwnSettings } from './load-settings.ts'

type Asking = Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'positionAgreed' | 'today' | 'now'>

const DAY_MINUTES = 1440

/** Before the day change the working day is yesterday, and its forerunner may still be open. */
const FORERUNNERS = 2

/** The working day that a person is in, with all that the check buttons ask about. */
export interface CurrentDay {
  days: PersonDays & OwnSettings
  plan: PlannedDay
  /** Minute of the working day: 1500 is 01:00 after midnight. */
  minute: number
  row: WorkDayRow | undefined
  parts: readonly DayPart[]
  state: DutyState
  /** The person is on leave of absence on that day. */
  isAbsent: boolean
  isClosed: boolean
  /** The day began before the last day change and was not ended. */
  isContinued: boolean
  /** The person lets the product know where they are. */
  positionAgreed: boolean
}

/**
 * Loads the caller's current working day. A shift that runs over the day change stays on the day it began.
 * @param purpose 'press' for whoever will change it
 * @param daysBack so many days before it are read along
 */
export async function loadCurrentDay(
  ctx: Asking,
  purpose: 'read' | 'press' = 'read',
  daysBack = FORERUNNERS,
): Promise<CurrentDay> {
  // Late in the evening somebody comes for tomorrow.
  const range = { from: ctx.today.subtract({ days: daysBack }), to: ctx.today.add({ days: 1 }) }
  const days = await loadDays(ctx, range, ctx.actor.memberId, purpose)
  const { positionAgreed } = ctx
  const now = nowOf(ctx, days)
  const row = days.rows.get(now.day.toString())
  const before = days.rows.get(now.day.subtract({ days: 1 }).toString())
  if (
    row?.in_minute == null &&
    before &&
    isStillOpen({ inMinute: before.in_minute, outMinute: before.out_minute }, now.minute)
  ) {
    return {
      ...describe(days, now.day.subtract({ days: 1 }), now.minute + DAY_MINUTES),
      isContinued: true,
      positionAgreed,
    }
  }
  return { ...describe(days, now.day, now.minute), isContinued: false, positionAgreed }
}

/**
 * The running working day. One that has begun goes on: where the company has let its day change later meanwhile, or somebody came
 * before it changed, the clock alone would lead back to the day before.
 */
function nowOf(ctx: Asking, { rows, plan, parts }: PersonDays): WorkingNow {
  const now = workingNowOf(ctx)
  const next = now.day.add({ days: 1 })
  const row = rows.get(now.day.toString())
  const facts = { inMinute: row?.in_minute ?? null, outMinute: row?.out_minute ?? null }
  const work = (parts.get(now.day.toString()) ?? [])
    .filter((part) => part.state === 'TAKEN' && !part.frees_work)
    .map((part) => ({ start: part.start_minute, end: part.end_minute }))
  const isNext =
    rows.get(next.toString())?.in_minute != null ||
    comesForNextDay(now.minute, { facts, plan: plan.on(now.day), work }, plan.on(next))
  return isNext ? { day: next, minute: now.minute - DAY_MINUTES } : now
}

/** The day that is running by the clock, whatever was left open before it. */
export function newDayOf(current: CurrentDay): CurrentDay {
  if (!current.isContinued) return current
  const { positionAgreed } = current
  return {
    ...describe(current.days, current.plan.day.add({ days: 1 }), current.minute - DAY_MINUTES),
    isContinued: false,
    positionAgreed,
  }
}

/** Whether the person may check in on that day, if it has not begun: nobody does on leave of absence. */
export function mayBegin({ row, isAbsent }: CurrentDay): boolean {
  return row?.in_minute != null || !isAbsent
}

/** Whether approved leave fills the day. */
export function isOnLeave({ row, plan }: Pick<CurrentDay, 'row' | 'plan'>): boolean {
  return (row?.leave_minutes ?? 0) >= plan.wholeMinutes
}

/** The parts of the day with this moment for which a promotion plans leave, unless other leave fills the day: work in them is not wanted. */
export function plannedLeaveNow({ days, plan, row, minute }: CurrentDay): PlannedLeave['type'][] {
  const isFilled = isOnLeave({ row, plan })
  return days.plannedLeave.flatMap(({ on, type, isBooked }) =>
    on === plan.day.toString() && (isBooked || !isFilled) && comesInLeave(type, minute, plan.schedule)
      ? [type]
      : [],
  )
}

/** The same day after its stored row has changed. */
export function withRow(current: CurrentDay, row: WorkDayRow): CurrentDay {
  return { ...current, row, state: onDutyOf(row, current.plan) }
}

function describe(
  days: CurrentDay['days'],
  day: Temporal.PlainDate,
  minute: number,
): Omit<CurrentDay, 'isContinued' | 'positionAgreed'> {
  const key = day.toString()
  const [row, plan, parts] = [days.rows.get(key), days.plan.on(day), days.parts.get(key) ?? []]
  return {
    days,
    plan,
    minute,
    row,
    parts,
    isAbsent: isAbsentOn(days.person, key),
    isClosed: days.plan.isClosed(day),
    state: onDutyOf(row, plan),
  }
}
