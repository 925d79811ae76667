import { placeTimes } from '#rules/work-day/place-times.ts'
import { knowsWorkingTimeFigures } from '#rules/work-time/working-time-figures.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { plannedDays, workingNowOf } from '../work-plans/index.ts'
import { insertCorrection } from './corrections.store.ts'
import { deriveDay, NOTHING_RECORDED, planInForce, type RecordedDay } from './derive-day.ts'
import { lockDays, ownDays } from './people-days.ts'
import { type Exclusion, writeDays, type WorkDayRow } from './work-days.store.ts'

/** A day as somebody says that it was. Times as written, see placeTimes; undefined leaves what is there. */
export interface WantedDay {
  memberId: number
  day: Temporal.PlainDate
  start?: number | null | undefined
  end?: number | null | undefined
  exclusions?: readonly Exclusion[] | undefined
  reason: string
}

const DAY_MINUTES = 1440

/**
 * Changes what was recorded of a day, keeps what was there before with who changed it and why, and brings the day in line.
 * @throws Failure INVALID_RANGE for times that make no day, lie ahead or run into the day before or after; NOT_FOUND
 */
export async function correctDay(ctx: CommandContext, wanted: WantedDay): Promise<void> {
  const { memberId, day, reason } = wanted
  const now = workingNowOf(ctx)
  if (Temporal.PlainDate.compare(day, now.day) > 0 || !knowsWorkingTimeFigures(day)) fail('INVALID_RANGE')
  const range = { from: day.subtract({ days: 1 }), to: day.add({ days: 1 }) }
  const [days, plans] = await Promise.all([
    lockDays(ctx, [memberId], range),
    plannedDays(ctx, [memberId], range),
  ])
  const { rows, parts } = ownDays(days, memberId)
  const own = plans.of(memberId) ?? fail('NOT_FOUND')
  const key = day.toString()
  const before: RecordedDay = rows.get(key) ?? NOTHING_RECORDED
  const after = recordedBy(before, wanted, own.hours.dayChangeMinute)
  if (runsInto(after, { before: rows.get(range.from.toString()), after: rows.get(range.to.toString()) }))
    fail('INVALID_RANGE')
  const isAhead = day.equals(now.day) && Math.max(after.in_minute ?? 0, after.out_minute ?? 0) > now.minute
  if (isAhead) fail('INVALID_RANGE')
  const plan = planInForce(own.on(day), rows.get(key), !day.equals(now.day))
  if ((await writeDays(ctx, [deriveDay(memberId, plan, after, parts.get(key) ?? [])])) === 0)
    fail('NOT_FOUND')
  await insertCorrection(ctx, {
    member_id: memberId,
    work_on: key,
    corrected_by: ctx.actor.memberId,
    reason,
    before: onlyRecorded(before),
    after,
  })
  const told = { member: memberId, on: key, reason }
  ctx.audit({
    action: 'work_day.correct',
    target: ['member', memberId],
    before: { ...told, ...onlyRecorded(before) },
    after: { ...told, ...after },
  })
}

function recordedBy(before: RecordedDay, wanted: WantedDay, changeMinute: number): RecordedDay {
  const { start = before.in_minute, end = before.out_minute, exclusions = before.exclusions } = wanted
  const placed = placeTimes({ start, end, exclusions }, changeMinute)
  if (!placed.ok) fail(placed.error)
  return {
    in_minute: placed.start,
    out_minute: placed.end,
    is_away: before.is_away && placed.start !== null,
    exclusions: placed.exclusions,
    in_by: placed.start === before.in_minute ? before.in_by : 'EDIT',
    out_by: placed.end === before.out_minute ? before.out_by : 'EDIT',
  }
}

/** Whether a shift would begin before that of the day before has ended, or go on into that of the day after. */
function runsInto(
  { in_minute: start, out_minute: end }: RecordedDay,
  others: { before: WorkDayRow | undefined; after: WorkDayRow | undefined },
): boolean {
  if (start === null) return false
  const ended = (others.before?.out_minute ?? 0) - DAY_MINUTES
  const begins = (others.after?.in_minute ?? Infinity) + DAY_MINUTES
  return start < ended || (end ?? start) > begins
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
