import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import type { getWorkTime, workDay } from '#contract/time/attendance/attendance.ts'
import type { Input } from '#contract/endpoint.ts'
import { dayKey, keyBefore } from '#rules/calendar/day-key.ts'
import type { CountedDay } from '#rules/work-day/count-day.ts'
import { commonSpans } from '#rules/work-day/spans.ts'
import { isStillOpen } from '#rules/work-time/duty-state.ts'
import { withoutLunch } from '#rules/work-time/day-schedule.ts'
import { type PlannedDay, undueDay } from '#rules/work-time/plan-day.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { clock, clockOrNull, eventToWire, exceptToWire } from './attendance.wire.ts'
import { countedDay, missingOn, onDutyOf, type WorkDayRow } from '../work-days/index.ts'
import { nameOfHoliday, workingNowOf } from '../work-plans/index.ts'
import type { PersonDays } from './load-days.ts'
import { isAbsentOn } from './load-settings.ts'

type WorkTime = Input<(typeof getWorkTime)['response']>
type LeanDay = WorkTime['days'][number]
export type WireDay = Input<typeof workDay>

/** How days are read: which of them are over, and in which language. */
export interface Reading {
  /** Days before this one are over, itself unless its shift goes on. */
  yesterday: string
  /** Minute of the running day. */
  minute: number
  language: Language
}

export function readingOf(
  ctx: Pick<MemberContext, 'now' | 'actor' | 'language'>,
  { day, minute } = workingNowOf(ctx),
): Reading {
  return { yesterday: keyBefore(dayKey(day)), minute, language: ctx.language }
}

/** One day of a person: what was planned, what was stored, what is missing. A stored plan goes before today's settings. */
export function workDayToWire(day: Temporal.PlainDate, days: PersonDays, reading: Reading): WireDay {
  const key = dayKey(day)
  const planned = days.plan.on(day)
  const row = days.rows.get(key)
  const parts = days.parts.get(key) ?? []
  const isStored = row?.in_minute != null
  const hasEnded = isOver(key, row, reading)
  const isBeforeRecords = planned.isBeforeRecords && !isStored
  // A day was closed while its person worked here: who came back since was not away then.
  const isEmployed = days.plan.isClosed(day) || isEmployedOn(key, days.person)
  const plan = isEmployed && !isBeforeRecords ? planned : undueDay(planned)
  return {
    wk_date: key,
    weekday: day.dayOfWeek,
    onduty: onDutyOf(row, plan, hasEnded),
    wk_start_time: clockOrNull(row?.in_minute),
    wk_end_time: clockOrNull(row?.out_minute),
    wk_start_by: isStored ? row.in_by : null,
    wk_end_by: row?.out_minute == null ? null : row.out_by,
    sch_start_time: clockOrNull(isStored ? row.planned_start_minute : plan.startMinute),
    sch_end_time: clockOrNull(isStored ? row.planned_end_minute : plan.endMinute),
    planned_minutes: isStored && hasEnded ? plannedThen(row, plan) : plan.plannedMinutes,
    work_minutes: row?.worked_minutes ?? 0,
    rest_minutes: row?.rest_minutes ?? 0,
    night_minutes: row?.night_minutes ?? 0,
    overtime_minutes: row?.overtime_minutes ?? 0,
    holiday_minutes: row?.holiday_minutes ?? 0,
    holiday_over_minutes: row?.holiday_over_minutes ?? 0,
    late_minutes: row?.late_minutes ?? 0,
    leave_minutes: row?.leave_minutes ?? 0,
    excluded_minutes: row?.excluded_minutes ?? 0,
    work_except: (row?.exclusions ?? []).map(exceptToWire),
    early_minutes: row?.early_minutes ?? 0,
    ...dinnerOf(row, () => countedDay(planned, row, parts, hasEnded)),
    is_work_day: plan.kind === 'WORK',
    is_holiday: isStored ? row.is_holiday : plan.isHoliday,
    // Days of work have none, but where half of them is free.
    holiday_name: nameOfHoliday(plan, reading.language),
    is_before_records: isBeforeRecords,
    missing: hasEnded ? missingThen(day, days, { plan, isEmployed }) : null,
    events: parts.map((one) => eventToWire(one, reading.language)),
  }
}

/** Of a day that is over: of a closed one what was missing then, of any other what is missing of who was there. */
function missingThen(
  day: Temporal.PlainDate,
  { plan: plans, person, rows }: PersonDays,
  { plan, isEmployed }: { plan: PlannedDay; isEmployed: boolean },
): WireDay['missing'] {
  const [key, wasMissing] = [dayKey(day), plans.missedOn(day)]
  if (wasMissing) return 'DAY'
  return missingOn(rows.get(key), plan, wasMissing === null && isEmployed && !isAbsentOn(person, key))
}

/** Of a day that is over, by the hours and the lunch that it was counted by. */
function plannedThen(
  { planned_start_minute: start, planned_end_minute: end, counted_by }: WorkDayRow,
  { schedule }: PlannedDay,
) {
  if (start === null || end === null) return 0
  const lunch = counted_by?.lunch === undefined ? schedule.lunch : counted_by.lunch
  return withoutLunch({ start, end }, { ...schedule, lunch })
}

const NO_DINNER = { dinner_start_time: null, dinner_end_time: null }

/** What of dinner was rest on a day, as it was counted then. */
function dinnerOf(
  row: WorkDayRow | undefined,
  countAnew: () => CountedDay,
): Pick<WireDay, 'dinner_start_time' | 'dinner_end_time'> {
  const dinner = row?.counted_by?.dinner
  if (!dinner) return NO_DINNER
  const rest = countAnew().segments.filter(({ kind }) => kind === 'REST')
  const [taken] = commonSpans(rest, [dinner])
  return taken ? { dinner_start_time: clock(taken.start), dinner_end_time: clock(taken.end) } : NO_DINNER
}

/** The same among the days of a month: what is nothing or goes without saying is left out. */
export function leanDay(day: WireDay): LeanDay {
  return {
    wk_date: day.wk_date,
    onduty: day.onduty === (day.wk_end_time ? 'OUT' : 'DAY_OFF') ? undefined : day.onduty,
    wk_start_time: day.wk_start_time ?? undefined,
    wk_end_time: day.wk_end_time ?? undefined,
    wk_start_by: worthSaying(day.wk_start_by),
    wk_end_by: worthSaying(day.wk_end_by),
    sch_start_time: day.sch_start_time ?? undefined,
    sch_end_time: day.sch_end_time ?? undefined,
    planned_minutes: day.planned_minutes || undefined,
    work_minutes: day.work_minutes || undefined,
    rest_minutes: day.rest_minutes || undefined,
    night_minutes: day.night_minutes || undefined,
    overtime_minutes: day.overtime_minutes || undefined,
    holiday_minutes: day.holiday_minutes || undefined,
    holiday_over_minutes: day.holiday_over_minutes || undefined,
    late_minutes: day.late_minutes || undefined,
    leave_minutes: day.leave_minutes || undefined,
    excluded_minutes: day.excluded_minutes || undefined,
    work_except: day.work_except.length > 0 ? day.work_except : undefined,
    early_minutes: day.early_minutes || undefined,
    dinner_start_time: day.dinner_start_time ?? undefined,
    dinner_end_time: day.dinner_end_time ?? undefined,
    is_work_day: day.is_work_day === day.planned_minutes > 0 ? undefined : day.is_work_day,
    is_holiday: day.is_holiday || undefined,
    holiday_name: day.holiday_name ?? undefined,
    is_before_records: day.is_before_records || undefined,
    missing: day.missing ?? undefined,
    events: day.events.length > 0 ? day.events : undefined,
  }
}

/** That somebody pressed goes without saying. */
function worthSaying(by: WireDay['wk_start_by']): WireDay['wk_start_by'] | undefined {
  return by === null || by === 'CHECK' ? undefined : by
}

/** Whether a day has ended; its shift may go on although the day has changed. */
function isOver(day: string, row: WorkDayRow | undefined, { yesterday, minute }: Reading): boolean {
  const facts = { inMinute: row?.in_minute ?? null, outMinute: row?.out_minute ?? null }
  return day < yesterday || (day === yesterday && !isStillOpen(facts, minute))
}

const SUMMED = [
  'planned_minutes',
  'work_minutes',
  'rest_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'leave_minutes',
] as const

/** The sums of a period. */
export function totalOf(days: readonly WireDay[]): WorkTime['total'] {
  const total = { worked_days: 0, late_days: 0, missing_days: 0 } as WorkTime['total']
  for (const key of SUMMED) total[key] = days.reduce((sum, day) => sum + day[key], 0)
  total.worked_days = days.filter((day) => day.wk_start_time !== null).length
  total.late_days = days.filter((day) => day.late_minutes > 0).length
  total.missing_days = days.filter((day) => day.missing !== null).length
  return total
}
