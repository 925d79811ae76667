import type { Input } from '#contract/endpoint.ts'
import type { weekForecast } from '#contract/time/work-events/work-events.ts'
import type { RequestedWeek } from './week-forecast.ts'

export function weekToWire({ week, forecast, requested }: RequestedWeek): Input<typeof weekForecast> {
  return {
    start_date: week.from.toString(),
    end_date: week.to.toString(),
    total_minutes: forecast.totalMinutes,
    requested_minutes: requested,
    over_40h_minutes: forecast.over40hMinutes,
    status: forecast.status,
    days: forecast.days.map(({ date, minutes }) => ({ date: date.toString(), minutes })),
  }
}
