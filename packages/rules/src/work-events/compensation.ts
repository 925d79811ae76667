import { type DatedRow, figuresInForce } from '../figures-in-force.ts'
import type { DaySpan } from '../work-time/day-schedule.ts'
import { nightMinutesOf } from '../work-time/night-minutes.ts'
import { knowsWorkingTimeFigures } from '../work-time/working-time-figures.ts'

type CompensationFigures = DatedRow & {
  article: string
  /** Time off for an hour of work, in percent: the hour itself and its premium. */
  overtimePercent: number
  holidayPercent: number
  /** Of holiday work beyond the hours of a day. */
  holidayOverPercent: number
  /** On top of the others. */
  nightPercent: number
  dailyMinutes: number
}

/** 근로기준법 57조: time off in place of the premium wage of 56조, by a written agreement. */
const COMPENSATION_FIGURES: readonly CompensationFigures[] = [
  // Holiday work beyond eight hours is doubled since the law says so itself (56조 2항).
  {
    from: '2011-07-01',
    article: '근로기준법 제57조',
    overtimePercent: 150,
    holidayPercent: 150,
    holidayOverPercent: 150,
    nightPercent: 50,
    dailyMinutes: 480,
  },
  {
    from: '2018-03-20',
    article: '근로기준법 제57조',
    overtimePercent: 150,
    holidayPercent: 150,
    holidayOverPercent: 200,
    nightPercent: 50,
    dailyMinutes: 480,
  },
]

export const COMPENSATION_ARTICLE = '근로기준법 제57조'

/** Work beyond the plan on a day. */
export interface CompensatedWork extends DaySpan {
  on: Temporal.PlainDate
  /** Without what of the span is no work. */
  minutes: number
  /** Work on it is holiday work. */
  isHoliday: boolean
}

/** Minutes of time off that work beyond the plan earns, whole minutes; none before the law that the table knows. */
export function compensatedMinutes({ on, start, end, minutes, isHoliday }: CompensatedWork): number {
  if (!knowsWorkingTimeFigures(on)) return 0
  const figures = figuresInForce(COMPENSATION_FIGURES, on)
  const over = isHoliday ? Math.max(0, minutes - figures.dailyMinutes) : 0
  const base = isHoliday ? figures.holidayPercent : figures.overtimePercent
  const night = Math.min(minutes, nightMinutesOf({ start, end }, [], on))
  const percent = (minutes - over) * base + over * figures.holidayOverPercent + night * figures.nightPercent
  return Math.floor(percent / 100)
}

export interface CompBalance {
  earned: number
  used: number
  held: number
  /** Below zero where work that had earned it was taken back. */
  left: number
}

/** What of earned time off is left, in minutes. */
export function compBalance(
  earned: number,
  uses: readonly { minutes: number; state: 'HELD' | 'TAKEN' }[],
): CompBalance {
  const sum = (state: 'HELD' | 'TAKEN') =>
    uses.filter((use) => use.state === state).reduce((total, { minutes }) => total + minutes, 0)
  const [used, held] = [sum('TAKEN'), sum('HELD')]
  return { earned, used, held, left: earned - used - held }
}
