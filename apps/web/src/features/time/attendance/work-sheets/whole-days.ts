import type { getWorkTime, workDay } from '#contract/time/attendance/attendance.ts'
import type { EndpointResponse, Output } from '#contract/endpoint.ts'

type Told = EndpointResponse<typeof getWorkTime>

export interface WorkDay extends Omit<Output<typeof workDay>, 'weekday'> {
  isConfirmed: boolean
}
export interface WorkTime extends Omit<Told, 'days'> {
  days: WorkDay[]
}

const NOTHING = {
  wk_start_time: null,
  wk_end_time: null,
  sch_start_time: null,
  sch_end_time: null,
  planned_minutes: 0,
  work_minutes: 0,
  rest_minutes: 0,
  night_minutes: 0,
  overtime_minutes: 0,
  holiday_minutes: 0,
  holiday_over_minutes: 0,
  late_minutes: 0,
  leave_minutes: 0,
  excluded_minutes: 0,
  work_except: [],
  early_minutes: 0,
  dinner_start_time: null,
  dinner_end_time: null,
  is_holiday: false,
  holiday_name: null,
  is_before_records: false,
  missing: null,
  events: [],
}

/** The days of a period with what goes without saying in those of a month. */
export function wholeDays(time: Told): WorkTime {
  const { confirmed } = time
  const isConfirmed = (day: string) =>
    confirmed.some(({ start_date: from, end_date: to }) => from <= day && day <= to)
  return {
    ...time,
    days: time.days.map((told) => ({ ...wholeDay(told), isConfirmed: isConfirmed(told.wk_date) })),
  }
}

function wholeDay(told: Told['days'][number]): Omit<WorkDay, 'isConfirmed'> {
  return {
    onduty: told.wk_end_time ? 'OUT' : 'DAY_OFF',
    wk_start_by: told.wk_start_time ? 'CHECK' : null,
    wk_end_by: told.wk_end_time ? 'CHECK' : null,
    is_work_day: (told.planned_minutes ?? 0) > 0,
    ...NOTHING,
    ...told,
  }
}
