import type { previewSettings, previewSettingsDays } from '#contract/time/attendance/replay.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import { clockOrNull } from '../attendance.wire.ts'
import type { ReplayedDay, WorkDayRow } from '../../work-days/index.ts'

export type Wanted = EndpointInput<typeof previewSettings>['query']
type Person = Input<(typeof previewSettings)['response']>['results'][number]
type Day = Input<(typeof previewSettingsDays)['response']>['days'][number]
export type Figures = Person['before']

const HOURS = {
  start_work_time: 'workStartMinute',
  end_work_time: 'workEndMinute',
  start_lunch_time: 'lunchStartMinute',
  end_lunch_time: 'lunchEndMinute',
  start_dinner_time: 'dinnerStartMinute',
  end_dinner_time: 'dinnerEndMinute',
  enterprise_option: 'enterpriseOption',
  change_day_time: 'dayChangeMinute',
  enter_adjust: 'checkInAdjustment',
  exit_adjust: 'checkOutAdjustment',
  overtime_calc: 'overtimeBasis',
  holiday_calc: 'holidayBasis',
} as const satisfies Partial<Record<keyof Wanted, keyof CompanyHours>>

/** The hours that are wanted and really differ from those that hold. */
export function changedHours(wanted: Partial<Wanted>, now: CompanyHours): Partial<CompanyHours> {
  const named = (Object.keys(HOURS) as (keyof typeof HOURS)[]).map(
    (name) => [HOURS[name], wanted[name]] as const,
  )
  return Object.fromEntries(named.filter(([name, value]) => value !== undefined && value !== now[name]))
}

type Counted = Pick<
  WorkDayRow,
  | 'worked_minutes'
  | 'rest_minutes'
  | 'overtime_minutes'
  | 'night_minutes'
  | 'holiday_minutes'
  | 'holiday_over_minutes'
  | 'late_minutes'
  | 'early_minutes'
>

export const NO_FIGURES: Figures = {
  work_minutes: 0,
  rest_minutes: 0,
  overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  late_minutes: 0,
  early_minutes: 0,
}

/** What of a day people are paid or judged by. */
export function figuresOf(day: Counted): Figures {
  return {
    work_minutes: day.worked_minutes,
    rest_minutes: day.rest_minutes,
    overtime_minutes: day.overtime_minutes,
    night_minutes: day.night_minutes,
    holiday_minutes: day.holiday_minutes + day.holiday_over_minutes,
    late_minutes: day.late_minutes,
    early_minutes: day.early_minutes,
  }
}

const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[]

export function plus(one: Figures, other: Figures): Figures {
  return Object.fromEntries(NAMES.map((name) => [name, one[name] + other[name]])) as Figures
}

/** How many minutes are others, whichever they are: one that becomes overtime from nothing counts once. */
export function distance(one: Figures, other: Figures): number {
  return NAMES.reduce((sum, name) => sum + Math.abs(one[name] - other[name]), 0)
}

export function replayedDayToWire({ row, after }: ReplayedDay, isMoved: boolean): Day {
  return {
    wk_date: row.work_on,
    wk_start_time: clockOrNull(row.in_minute),
    wk_end_time: clockOrNull(row.out_minute),
    moved: isMoved,
    before: figuresOf(row),
    after: figuresOf(after),
  }
}
