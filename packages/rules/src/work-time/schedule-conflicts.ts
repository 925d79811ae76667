import { type DatedRow, figuresInForce } from '../figures-in-force.ts'
import { classifyWeek } from './classify-week.ts'
import { knowsWorkingTimeFigures } from './working-time-figures.ts'

/** A day as it is planned, in minutes after its midnight. */
export interface ScheduledDay {
  day: Temporal.PlainDate
  /** Null on days off. */
  hours: { start: number; end: number; rest: number } | null
  isHoliday: boolean
}

export type ScheduleConflict =
  /** Too little time between the end of the day before and the start of this one. */
  | { kind: 'REST'; day: Temporal.PlainDate; minutes: number; article: string }
  /** More work than a week may have, from this Monday on. */
  | { kind: 'WEEK'; day: Temporal.PlainDate; minutes: number; article: string }

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
 * What a schedule gets wrong: less than 11 hours of rest between two days, and weeks of more than 52 hours, holidays included.
 * @param days without gaps, in order; a week is judged when all seven of its days are among them
 */
export function scheduleConflicts(days: readonly ScheduledDay[]): ScheduleConflict[] {
  return [...days.entries()].flatMap(([at, one]) => [
    ...restConflict(days[at - 1], one),
    ...(one.day.dayOfWeek === 1 ? weekConflict(days.slice(at, at + WEEK_DAYS)) : []),
  ])
}

function restConflict(before: ScheduledDay | undefined, { day, hours }: ScheduledDay): ScheduleConflict[] {
  if (!before?.hours || !hours || day.toString() < REST_BETWEEN_DAYS[0]!.from) return []
  const minutes = hours.start + DAY_MINUTES - before.hours.end
  const due = figuresInForce(REST_BETWEEN_DAYS, day)
  return minutes < due.minutes ? [{ kind: 'REST', day, minutes, article: due.article }] : []
}

function weekConflict(week: readonly ScheduledDay[]): ScheduleConflict[] {
  const monday = week[0]!.day
  if (week.length < WEEK_DAYS || !knowsWorkingTimeFigures(monday)) return []
  const worked = week.map(({ hours, isHoliday }) => ({
    minutes: hours ? hours.end - hours.start - hours.rest : 0,
    holiday: isHoliday,
  }))
  const { status, totalMinutes, trace } = classifyWeek(worked, monday)
  if (status !== 'OVER_52') return []
  return [{ kind: 'WEEK', day: monday, minutes: totalMinutes, article: trace[0]!.article }]
}
