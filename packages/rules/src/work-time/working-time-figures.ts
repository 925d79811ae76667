import { dayKey } from '../calendar/day-key.ts'
import { figuresInForce, type DatedRow } from '../figures-in-force.ts'

export type WorkingTimeFigures = DatedRow & {
  dailyMinutes: number
  weeklyMinutes: number
  weeklyOvertimeMinutes: number
  /** work on holidays counts towards the weekly limit */
  holidaysInWeeklyLimit: boolean
  weekArticle: string
  /** minutes from midnight; the end lies on the next day */
  nightStart: number
  nightEnd: number
  /** work from which a break of the given length is due */
  breaks: readonly { fromMinutes: number; breakMinutes: number }[]
}

const UNCHANGED = {
  dailyMinutes: 480,
  weeklyMinutes: 2400,
  weeklyOvertimeMinutes: 720,
  nightStart: 1320,
  nightEnd: 1800,
  breaks: [
    { fromMinutes: 240, breakMinutes: 30 },
    { fromMinutes: 480, breakMinutes: 60 },
  ],
} as const

/** 근로기준법 50조 (40 h, 8 h), 53조 1항 (12 h), 56조 3항 (22:00-06:00), 54조 1항 (break) */
export const WORKING_TIME_FIGURES: readonly WorkingTimeFigures[] = [
  // 40 hours came by size of company since 2004-07-01; from this day they held for all of five or more workers.
  // Work on holidays lay outside the limit of the week (대법원 2011다112391).
  {
    from: '2011-07-01',
    ...UNCHANGED,
    holidaysInWeeklyLimit: false,
    weekArticle: '구 근로기준법 제50조·제53조 제1항 (2018-03-20 개정 전)',
  },
  // 2조 1항 7호: a week is seven days with its holidays. In force by size until 2021-07-01; sizes are not known here.
  {
    from: '2018-07-01',
    ...UNCHANGED,
    holidaysInWeeklyLimit: true,
    weekArticle: '근로기준법 제50조·제53조 제1항',
  },
]

/** Whether the law of a day is in the table; before it nothing is judged. */
export function knowsWorkingTimeFigures(on: Temporal.PlainDate): boolean {
  const day = dayKey(on)
  return WORKING_TIME_FIGURES.some(({ from }) => from <= day)
}

// The rule of a day asks several times, and whole months share their days.
const known = new WeakMap<Temporal.PlainDate, WorkingTimeFigures>()

/** Figures of working time in force on a day. @throws RangeError before the first row, see knowsWorkingTimeFigures */
export function workingTimeFigures(on: Temporal.PlainDate): WorkingTimeFigures {
  const found = known.get(on)
  if (found) return found
  const figures = figuresInForce(WORKING_TIME_FIGURES, on)
  known.set(on, figures)
  return figures
}

/** Break in minutes that the law asks for at least, for net work of a day (근로기준법 54조 1항). */
export function legalBreakMinutes(workedMinutes: number, on: Temporal.PlainDate): number {
  return workingTimeFigures(on).breaks.reduce(
    (due, row) => (workedMinutes >= row.fromMinutes ? Math.max(due, row.breakMinutes) : due),
    0,
  )
}
