import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import { monthOf, weekOf, wholeMonths, wholeWeeks } from '#rules/calendar/periods.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { earlier, later } from '#rules/work-time/confirm-period.ts'
import { type ForecastDay, forecastPeriod, type PeriodForecast } from '#rules/work-time/forecast-period.ts'
import { boundsOfPeriod } from '#rules/work-time/work-bounds.ts'
import { asksForWork } from '#rules/work-day/count-beyond.ts'
import type { DayPart, WorkDayRow } from '../../work-days/index.ts'
import { type DayRange, type PersonPlan, workingToday } from '../../work-plans/index.ts'
import type { AskingPerson } from '../event-person.ts'
import type { AskingEvent } from '../event-sorts.ts'

/** The week of a request with it, or its month for who is settled by the month. */
export interface RequestedWeek {
  settledBy: 'WEEK' | 'MONTH'
  period: DayRange
  forecast: PeriodForecast
  /** Of it, what the request asks for. */
  requested: number
  /** Leave of its coming days that nobody has decided about: the forecast still counts them as worked. */
  waitingLeave: number
  /** What the company wants at most, and the days that will be longer than it wants. */
  companyMax: number
  longDays: string[]
}

/** All days that may be settled together with those of a range. */
export function settledAround(range: DayRange): DayRange {
  const [weeks, months] = [wholeWeeks(range), wholeMonths(range)]
  return { from: earlier(weeks.from, months.from), to: later(weeks.to, months.to) }
}

interface Known extends AskingPerson {
  rows: readonly WorkDayRow[]
  /** What is held or taken already; `asked` is not among it. Work that is only asked for counts, leave only once it is approved. */
  parts: readonly DayPart[]
}

type Asked = readonly { on: string; minutes: number }[]

/**
 * How long the week, or the month, in which the first day of a request is settled will be with it. null before the law that the
 * product knows.
 */
export function weekWith(
  ctx: Pick<AskingEvent, 'now' | 'actor'>,
  asked: Asked,
  { person, plan, rows, parts }: Known,
): RequestedWeek | null {
  const first = asked[0]
  if (!first) return null
  const { settledBy, period, days: dates } = unitOf(Temporal.PlainDate.from(first.on), plan)
  const today = workingToday(ctx)
  const employment = { joinedOn: person.joined_on, retiredOn: person.retired_on }
  const isThere = (day: string) => isEmployedOn(day, employment)
  // A week keeps its seven days, a month is settled by the days that the person is there.
  const settled = dates.filter((date) => settledBy === 'WEEK' || isThere(date.toString()))
  const days = settled.map((date): ForecastDay => {
    const day = date.toString()
    const [planned, own] = [plan.on(date), parts.filter(({ work_on }) => work_on === day)]
    const row = rows.find(({ work_on }) => work_on === day)
    return {
      date,
      isHoliday: planned.isHoliday,
      state: stateOf(date, today),
      workedMinutes: row?.in_minute == null ? null : row.worked_minutes,
      plannedMinutes: isThere(day) ? planned.plannedMinutes : 0,
      freeMinutes: sum(own.filter(({ frees_work, state }) => frees_work && state === 'TAKEN')),
      beyondMinutes:
        sum(own.filter(({ event_code }) => asksForWork(event_code))) +
        sum(asked.filter(({ on }) => on === day)),
    }
  })
  const forecast = days.length > 0 ? forecastPeriod(days, settledBy) : null
  const within = new Set(days.map(({ date }) => date.toString()))
  if (!forecast) return null
  return {
    settledBy,
    period,
    forecast,
    requested: sum(asked.filter(({ on }) => within.has(on))),
    waitingLeave: waitingLeave(days, parts),
    companyMax: boundsOfPeriod(plan.boundsOn(period.to), { days: days.length, dueMinutes: 0 }).maxMinutes,
    longDays: forecast.days.flatMap(({ date, minutes }) =>
      minutes > plan.boundsOn(date).dayMaxMinutes ? [date.toString()] : [],
    ),
  }
}

function waitingLeave(days: readonly ForecastDay[], parts: readonly DayPart[]): number {
  const waiting = parts.filter(({ frees_work, state }) => frees_work && state === 'HELD')
  return days
    .filter(({ state }) => state !== 'OVER')
    .map(({ date, plannedMinutes, freeMinutes }) => {
      const held = sum(waiting.filter(({ work_on }) => work_on === date.toString()))
      return Math.min(held, Math.max(0, plannedMinutes - freeMinutes))
    })
    .reduce((total, minutes) => total + minutes, 0)
}

/** The days that are settled together with one. */
function unitOf(day: Temporal.PlainDate, plan: PersonPlan) {
  const isByMonth = (one: Temporal.PlainDate) => plan.on(one).workType === 'FLEX_MONTH'
  if (!isByMonth(day)) {
    const period = weekOf(day)
    return { settledBy: 'WEEK' as const, period, days: daysBetween(period.from, period.to) }
  }
  const period = monthOf(day)
  return { settledBy: 'MONTH' as const, period, days: daysBetween(period.from, period.to).filter(isByMonth) }
}

function stateOf(date: Temporal.PlainDate, today: Temporal.PlainDate): ForecastDay['state'] {
  const order = Temporal.PlainDate.compare(date, today)
  if (order === 0) return 'RUNNING'
  return order < 0 ? 'OVER' : 'COMING'
}

function sum(some: readonly { minutes: number }[]): number {
  return some.reduce((total, { minutes }) => total + minutes, 0)
}
