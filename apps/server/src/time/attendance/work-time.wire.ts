import type { getWorkTime } from '#contract/time/attendance/attendance.ts'
import type { Input } from '#contract/endpoint.ts'
import { isStillOpen } from '#rules/work-time/duty-state.ts'
import { missingOfDay } from '#rules/work-time/missing-day.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { Language } from '../../http/context.ts'
import { clockOrNull, eventToWire } from './attendance.wire.ts'
import { onDutyOf, type WorkDayRow } from '../work-days/index.ts'
import { nameOfHoliday, type WorkingNow } from '../work-plans/index.ts'
import type { PersonDays } from './load-days.ts'

type WorkTime = Input<(typeof getWorkTime)['response']>
export type WireDay = WorkTime['days'][number]

interface Reading {
  running: WorkingNow
  language: Language
}

/** One day of a person: what was planned, what was stored, what is missing. A stored plan goes before today's settings. */
export function workDayToWire(
  day: Temporal.PlainDate,
  days: PersonDays,
  { running, language }: Reading,
): WireDay {
  const key = day.toString()
  const plan = days.plan.on(day)
  const row = days.rows.get(key)
  const isStored = row?.in_minute != null
  return {
    wk_date: key,
    weekday: day.dayOfWeek,
    onduty: onDutyOf(row, plan),
    wk_start_time: clockOrNull(row?.in_minute),
    wk_end_time: clockOrNull(row?.out_minute),
    wk_start_by: isStored ? row.in_by : null,
    wk_end_by: row?.out_minute == null ? null : row.out_by,
    sch_start_time: clockOrNull(isStored ? row.planned_start_minute : plan.startMinute),
    sch_end_time: clockOrNull(isStored ? row.planned_end_minute : plan.endMinute),
    planned_minutes: plan.plannedMinutes,
    work_minutes: row?.worked_minutes ?? 0,
    rest_minutes: row?.rest_minutes ?? 0,
    night_minutes: row?.night_minutes ?? 0,
    overtime_minutes: row?.overtime_minutes ?? 0,
    holiday_minutes: row?.holiday_minutes ?? 0,
    holiday_over_minutes: row?.holiday_over_minutes ?? 0,
    late_minutes: row?.late_minutes ?? 0,
    leave_minutes: row?.leave_minutes ?? 0,
    excluded_minutes: row?.excluded_minutes ?? 0,
    early_minutes: row?.early_minutes ?? 0,
    is_work_day: plan.kind === 'WORK',
    is_holiday: isStored ? row.is_holiday : plan.isHoliday,
    // A day on which work is due has no name to look up.
    holiday_name: plan.isHoliday ? nameOfHoliday(plan, language) : null,
    missing: isOver(day, row, running) ? missingOf(key, plan, row, days) : null,
    events: (days.parts.get(key) ?? []).map((one) => eventToWire(one, language)),
  }
}

/** Whether a day has ended; its shift may go on although the day has changed. */
function isOver(day: Temporal.PlainDate, row: WorkDayRow | undefined, running: WorkingNow): boolean {
  const { days } = day.until(running.day)
  const facts = { inMinute: row?.in_minute ?? null, outMinute: row?.out_minute ?? null }
  return days > 1 || (days === 1 && !isStillOpen(facts, running.minute))
}

function missingOf(
  day: string,
  plan: PlannedDay,
  row: WorkDayRow | undefined,
  { person }: PersonDays,
): WireDay['missing'] {
  const facts = {
    inMinute: row?.in_minute ?? null,
    outMinute: row?.out_minute ?? null,
    leaveMinutes: row?.leave_minutes ?? 0,
  }
  const isEmployed = (person.joinedOn ?? '') <= day && day <= (person.retiredOn ?? '9999')
  return missingOfDay(facts, plan, isEmployed)
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
