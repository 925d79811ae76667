import { type ForecastDay, forecastWeek, type WeekForecast } from '#rules/work-time/forecast-week.ts'
import { asksForWork } from '#rules/work-day/count-beyond.ts'
import type { DayPart, WorkDayRow } from '../../work-days/index.ts'
import { type DayRange, type PersonPlan, workingToday } from '../../work-plans/index.ts'
import type { AskingEvent } from '../event-sorts.ts'

/** The week of a request with it. */
export interface RequestedWeek {
  week: DayRange
  forecast: WeekForecast
  /** Of it, what the request asks for. */
  requested: number
}

/** The seven days from Monday on in which a day lies. */
export function weekOf(day: Temporal.PlainDate): DayRange {
  const from = day.subtract({ days: day.dayOfWeek - 1 })
  return { from, to: from.add({ days: 6 }) }
}

interface Known {
  plan: PersonPlan
  rows: readonly WorkDayRow[]
  /** What is held or taken of the week already; `asked` is not among it. */
  parts: readonly DayPart[]
}

/** How long the week of a request's first day will be with it. null before the law that the product knows. */
export function weekWith(
  ctx: Pick<AskingEvent, 'now' | 'actor'>,
  asked: readonly { on: string; minutes: number }[],
  { plan, rows, parts }: Known,
): RequestedWeek | null {
  const first = asked[0]
  if (!first) return null
  const week = weekOf(Temporal.PlainDate.from(first.on))
  const today = workingToday(ctx)
  const requestedOn = (day: string) => sum(asked.filter(({ on }) => on === day))
  const dates = Array.from({ length: 7 }, (_, n) => week.from.add({ days: n }))
  const days = dates.map((date): ForecastDay => {
    const day = date.toString()
    const [planned, own] = [plan.on(date), parts.filter(({ work_on }) => work_on === day)]
    const row = rows.find(({ work_on }) => work_on === day)
    return {
      date,
      isHoliday: planned.isHoliday,
      state: stateOf(date, today),
      workedMinutes: row?.in_minute == null ? null : row.worked_minutes,
      plannedMinutes: planned.plannedMinutes,
      freeMinutes: sum(own.filter(({ frees_work }) => frees_work)),
      beyondMinutes: sum(own.filter(({ event_code }) => asksForWork(event_code))) + requestedOn(day),
    }
  })
  const forecast = forecastWeek(days)
  const requested = sum(dates.map((date) => ({ minutes: requestedOn(date.toString()) })))
  return forecast && { week, forecast, requested }
}

function stateOf(date: Temporal.PlainDate, today: Temporal.PlainDate): ForecastDay['state'] {
  const order = Temporal.PlainDate.compare(date, today)
  if (order === 0) return 'RUNNING'
  return order < 0 ? 'OVER' : 'COMING'
}

function sum(some: readonly { minutes: number }[]): number {
  return some.reduce((total, { minutes }) => total + minutes, 0)
}
