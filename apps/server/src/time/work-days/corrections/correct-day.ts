import { isDeepStrictEqual } from 'node:util'
import { earliestStart, judgeTimes, placeTimes, type WrittenTimes } from '#rules/work-day/place-times.ts'
import { knowsWorkingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { plannedDays, type WorkingNow, workingNowOf, refuseClosed } from '../../work-plans/index.ts'
import { insertCorrection, listCorrections } from './corrections.store.ts'
import type { DayPart } from '../day-parts.store.ts'
import { deriveDay, NOTHING_RECORDED, planInForce, type RecordedDay } from '../derive-day.ts'
import { refuseTimes } from './times-refused.ts'
import { lockDays, ownDays } from '../people-days.ts'
import type { Exclusion, WorkDayRow } from '../work-days.store.ts'
import { writeDays } from '../write-days.ts'

/** A day as somebody says that it was. Undefined leaves what is there. */
export interface WantedDay {
  memberId: number
  day: Temporal.PlainDate
  /** The times lie where they are meant, as those of a document or a moment; otherwise they are as written, see placeTimes. */
  isPlaced?: boolean
  start?: number | null | undefined
  end?: number | null | undefined
  exclusions?: readonly Exclusion[] | undefined
  reason: string
}

const DAY_MINUTES = 1440

/** What a correction would make of a day that is locked. */
interface JudgedCorrection {
  before: RecordedDay
  after: RecordedDay
  plan: PlannedDay
  parts: readonly DayPart[]
}

/**
 * What a correction would make of a day, which nobody else changes until the transaction ends.
 * @throws Failure INVALID_RANGE for times that make no day, lie ahead or run into the day before or after; ALREADY_CONFIRMED
 * on a closed day; NOT_FOUND
 */
export async function judgeCorrection(
  ctx: CommandContext,
  wanted: Omit<WantedDay, 'reason'>,
): Promise<JudgedCorrection> {
  const { memberId, day } = wanted
  if (!knowsWorkingTimeFigures(day)) refuseTimes('TOO_LONG_AGO', ctx)
  await refuseClosed(ctx, [{ member_id: memberId, work_on: day.toString() }])
  const range = { from: day.subtract({ days: 1 }), to: day.add({ days: 1 }) }
  const [days, plans] = await Promise.all([
    lockDays(ctx, [memberId], range),
    plannedDays(ctx, [memberId], range),
  ])
  const { rows, parts } = ownDays(days, memberId)
  const own = plans.of(memberId) ?? fail('NOT_FOUND')
  const row = rows.get(day.toString())
  const now = runningDay(ctx, day, row)
  const before = onlyRecorded(row ?? NOTHING_RECORDED)
  const known = {
    planned: own.on(day).startMinute,
    recorded: before.in_minute,
  }
  const written = timesOf(before, wanted)
  const placed = wanted.isPlaced
    ? judgeTimes(written)
    : placeTimes(written, earliestStart(own.hours.dayChangeMinute, known), timesOf(before, {}))
  if (!placed.ok) refuseTimes(placed.fault, ctx)
  const after = recordedBy(before, placed)
  const around = {
    before: rows.get(range.from.toString()),
    after: rows.get(range.to.toString()),
  }
  const isToday = day.equals(now.day)
  if (isToday && (after.in_minute ?? -Infinity) > now.minute) refuseTimes('START_AHEAD', ctx)
  if (isToday && (after.out_minute ?? -Infinity) > now.minute) refuseTimes('END_AHEAD', ctx)
  refuseOverlap(ctx, after, around)
  const plan = planInForce(own.on(day), row, !isToday)
  return { before, after, plan, parts: parts.get(day.toString()) ?? [] }
}

/**
 * Changes what was recorded of a day, keeps what was there before with who changed it and why, and brings the day in line.
 * What stands so already is left alone: the history of a day holds changes only (decision 89).
 * @returns whether anything was changed
 * @throws Failure as judgeCorrection
 */
export async function correctDay(ctx: CommandContext, wanted: WantedDay): Promise<boolean> {
  const { memberId, reason } = wanted
  const { before, after, plan, parts } = await judgeCorrection(ctx, wanted)
  if (isDeepStrictEqual(before, after)) return false
  const work_on = wanted.day.toString()
  if ((await writeDays(ctx, [deriveDay(memberId, plan, after, parts)])) === 0) fail('NOT_FOUND')
  await insertCorrection(ctx, {
    member_id: memberId,
    work_on,
    corrected_by: ctx.actor.memberId,
    reason,
    before,
    after,
  })
  ctx.audit({
    action: 'work_day.correct',
    target: ['member', memberId],
    before: { on: work_on, ...before },
    after: { on: work_on, reason, ...after },
  })
  return true
}

/**
 * What the day was before a correction, where that was the last change of it; as it is, where the correction changed nothing.
 * @throws Failure DAY_CHANGED_SINCE, ALREADY_CONFIRMED on a closed day, NOT_FOUND
 */
export async function judgeUndo(
  ctx: CommandContext,
  { memberId, day, start, end, reason }: WantedDay,
): Promise<JudgedCorrection> {
  const { before: now, plan, parts } = await judgeCorrection(ctx, { memberId, day })
  const all = await listCorrections(ctx, memberId, day)
  const itself = all.find(
    (one) =>
      !one.is_undo &&
      one.reason === reason &&
      (start ?? one.after.in_minute) === one.after.in_minute &&
      (end ?? one.after.out_minute) === one.after.out_minute,
  )
  // Approved when the day stood so already, it has changed nothing that could be taken back.
  if (!itself) return { before: now, after: now, plan, parts }
  const [last] = all
  if (itself !== last || !isDeepStrictEqual(onlyRecorded(last.after), now)) fail('DAY_CHANGED_SINCE')
  return { before: now, after: onlyRecorded(last.before), plan, parts }
}

/**
 * Takes back a correction that was the last change of a day: the day is as before again, and both changes stay readable.
 * @throws Failure as judgeUndo
 */
export async function undoCorrection(ctx: CommandContext, wanted: WantedDay): Promise<void> {
  const { memberId, day, reason } = wanted
  const { before: now, after: was, plan, parts } = await judgeUndo(ctx, wanted)
  if (isDeepStrictEqual(now, was)) return
  if ((await writeDays(ctx, [deriveDay(memberId, plan, was, parts)])) === 0) fail('NOT_FOUND')
  const [work_on, corrected_by] = [day.toString(), ctx.actor.memberId]
  const kept = {
    member_id: memberId,
    work_on,
    corrected_by,
    reason,
    before: now,
    after: was,
  }
  await insertCorrection(ctx, { ...kept, is_undo: true })
  ctx.audit({
    action: 'work_day.undo_correction',
    target: ['member', memberId],
    before: { on: work_on, ...now },
    after: { on: work_on, ...was },
  })
}

/** What was not said stays as it is. */
function timesOf(
  before: RecordedDay,
  wanted: Pick<WantedDay, 'start' | 'end' | 'exclusions'>,
): WrittenTimes<Exclusion> {
  const { start = before.in_minute, end = before.out_minute, exclusions = before.exclusions } = wanted
  return { start, end, exclusions: [...exclusions] }
}

function recordedBy(before: RecordedDay, placed: WrittenTimes<Exclusion>): RecordedDay {
  return {
    in_minute: placed.start,
    out_minute: placed.end,
    is_away: before.is_away && placed.start !== null,
    exclusions: [...placed.exclusions],
    in_by: placed.start === before.in_minute ? before.in_by : 'EDIT',
    out_by: placed.end === before.out_minute ? before.out_by : 'EDIT',
  }
}

/**
 * The running day: the one after it too, once somebody has come for it before it changed.
 * @throws Failure INVALID_RANGE for a day that lies ahead
 */
function runningDay(ctx: CommandContext, day: Temporal.PlainDate, row: WorkDayRow | undefined): WorkingNow {
  const now = workingNowOf(ctx)
  if (Temporal.PlainDate.compare(day, now.day) <= 0) return now
  if (row?.in_minute == null) refuseTimes('DAY_AHEAD', ctx)
  return { day, minute: now.minute - DAY_MINUTES }
}

/** Nobody works two shifts at once. @throws Failure INVALID_RANGE */
function refuseOverlap(
  ctx: CommandContext,
  { in_minute: start, out_minute: end }: RecordedDay,
  others: { before: WorkDayRow | undefined; after: WorkDayRow | undefined },
): void {
  if (start === null) return
  const ended = (others.before?.out_minute ?? 0) - DAY_MINUTES
  const begins = others.after?.in_minute ?? Infinity
  if (start < ended) refuseTimes(ended < 0 ? 'INTO_EVENING_BEFORE' : 'INTO_BEFORE', ctx, ended)
  if ((end ?? start) > begins + DAY_MINUTES)
    refuseTimes(begins < 0 ? 'INTO_EARLY_AFTER' : 'INTO_AFTER', ctx, begins)
}

function onlyRecorded({
  in_minute,
  out_minute,
  is_away,
  exclusions,
  in_by,
  out_by,
}: RecordedDay): RecordedDay {
  return { in_minute, out_minute, is_away, exclusions, in_by, out_by }
}
