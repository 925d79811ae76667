import type { Input } from '#contract/endpoint.ts'
import type { weekForecast } from '#contract/time/work-events/week-forecast.ts'
import type { RequestedWeek } from './week-forecast.ts'

export function weekToWire({
  settledBy,
  period,
  forecast,
  requested,
  waitingLeave,
  companyMax,
  longDays,
}: RequestedWeek): Input<typeof weekForecast> {
  return {
    settled_by: settledBy,
    start_date: period.from.toString(),
    end_date: period.to.toString(),
    total_minutes: forecast.totalMinutes,
    requested_minutes: requested,
    waiting_leave_minutes: waitingLeave,
    max_minutes: forecast.maxMinutes,
    over_40h_minutes: forecast.over40hMinutes,
    status: forecast.status,
    company_max_minutes: companyMax,
    long_days: longDays,
    days: forecast.days.map(({ date, minutes }) => ({ date: date.toString(), minutes })),
  }
}
