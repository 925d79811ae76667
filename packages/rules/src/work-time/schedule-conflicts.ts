import { type DatedRow, figuresInForce } from '../figures-in-force.ts'
import { classifyAverage } from './classify-average.ts'
import { classifyWeek } from './classify-week.ts'
import type { WorkType } from './work-type.ts'
import { knowsWorkingTimeFigures } from './working-time-figures.ts'

/** A day as it is planned, in minutes after its midnight. */
export interface ScheduledDay {
  day: Temporal.PlainDate
  /** Null on days off. */
  hours: { start: number; end: number; rest: number } | null
  isHoliday: boolean
  /** null on days on which the person does not belong to the company. */
  workType: WorkType | null
}

export type ScheduleConflict =
  /** Too little time between the end of the day before and the start of this one. */
  | { kind: 'REST'; day: Temporal.PlainDate; minutes: number; article: string }
  /** More work than a week may have, from this Monday on. */
  | { kind: 'WEEK'; day: Temporal.PlainDate; minutes: number; article: string }
  /** More work than the average of a month that is settled as a whole may have, from its first settled day on. */
  | { kind: 'MONTH'; day: Temporal.PlainDate; minutes: number; article: string }

type RestFigures = DatedRow & { minutes: number; article: string }

/**
 * Rest without a break between two days of work. The law asks it of work under special exemption and of flexible work by
 * three to six months; of the rest it is what a schedule should not fall short of.
 */
const REST_BETWEEN_DAYS: readonly RestFigures[] = [
  { from: '2018-09-01', minutes: 660, article: '근로기준법 제59조 제2항' },
  { from: '2021-04-06', minutes: 660, article: '근로기준법 제51조의2 제2항·제59조 제2항' },
]

const DAY_MINUTES = 1440
const WEEK_DAYS = 7

/**
 * What a schedule gets wrong: less than 11 hours of rest between two days, and weeks of more than 52 hours, holidays included. Who
 * is settled by the month may have longer weeks, as long as the average of the month has no more (decision 30).
 * @param days without gaps, in order; a week or month is judged when all of its days are among them
 */
export function scheduleConflicts(days: readonly ScheduledDay[]): ScheduleConflict[] {
  const byDay = [...days.entries()].flatMap(([at, one]) => [
    ...restConflict(days[at - 1], one),
    ...(one.day.dayOfWeek === 1 ? weekConflict(days.slice(at, at + WEEK_DAYS)) : []),
  ])
  const months = Map.groupBy(days, ({ day }) => day.toPlainYearMonth().toString())
  return [...byDay, ...[...months.values()].flatMap(monthConflict)]
}

function restConflict(before: ScheduledDay | undefined, { day, hours }: ScheduledDay): ScheduleConflict[] {
  if (!before?.hours || !hours || day.toString() < REST_BETWEEN_DAYS[0]!.from) return []
  const minutes = hours.start + DAY_MINUTES - before.hours.end
  const due = figuresInForce(REST_BETWEEN_DAYS, day)
  return minutes < due.minutes ? [{ kind: 'REST', day, minutes, article: due.article }] : []
}

function weekConflict(week: readonly ScheduledDay[]): ScheduleConflict[] {
  const monday = week[0]!.day
  if (week.length < WEEK_DAYS || !knowsWorkingTimeFigures(monday) || week.every(isSettledByMonth)) return []
  const { status, totalMinutes, trace } = classifyWeek(week.map(workOf), monday)
  if (status !== 'OVER_52') return []
  return [{ kind: 'WEEK', day: monday, minutes: totalMinutes, article: trace[0]!.article }]
}

function monthConflict(month: readonly ScheduledDay[]): ScheduleConflict[] {
  const settled = month.filter(isSettledByMonth)
  const first = settled[0]?.day
  if (!first || month.length < first.daysInMonth || !knowsWorkingTimeFigures(first)) return []
  const { status, totalMinutes, trace } = classifyAverage(settled.map(workOf), first)
  if (status !== 'OVER_52') return []
  return [{ kind: 'MONTH', day: first, minutes: totalMinutes, article: trace[0]!.article }]
}

function isSettledByMonth({ workType }: ScheduledDay): boolean {
  return workType === 'FLEX_MONTH'
}

function workOf({ hours, isHoliday }: ScheduledDay) {
  return { minutes: hours ? hours.end - hours.start - hours.rest : 0, holiday: isHoliday }
}
