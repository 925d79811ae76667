import { figuresInForce, type DatedRow } from '../figures-in-force.ts'

export type WorkingTimeFigures = DatedRow & {
  dailyMinutes: number
  weeklyMinutes: number
  weeklyOvertimeMinutes: number
  /** minutes from midnight; the end lies on the next day */
  nightStart: number
  nightEnd: number
  /** work from which a break of the given length is due */
  breaks: readonly { fromMinutes: number; breakMinutes: number }[]
}

/** 근로기준법 50조 (40 h, 8 h), 53조 1항 (12 h), 56조 3항 (22:00-06:00), 54조 1항 (break) */
export const WORKING_TIME_FIGURES: readonly WorkingTimeFigures[] = [
  {
    from: '2018-07-01',
    dailyMinutes: 480,
    weeklyMinutes: 2400,
    weeklyOvertimeMinutes: 720,
    nightStart: 1320,
    nightEnd: 1800,
    breaks: [
      { fromMinutes: 240, breakMinutes: 30 },
      { fromMinutes: 480, breakMinutes: 60 },
    ],
  },
]

/** Figures of working time in force on a day. */
export function workingTimeFigures(on: Temporal.PlainDate): WorkingTimeFigures {
  return figuresInForce(WORKING_TIME_FIGURES, on)
}

/** Break in minutes that the law asks for at least, for net work of a day (근로기준법 54조 1항). */
export function legalBreakMinutes(workedMinutes: number, on: Temporal.PlainDate): number {
  return workingTimeFigures(on).breaks.reduce(
    (due, row) => (workedMinutes >= row.fromMinutes ? Math.max(due, row.breakMinutes) : due),
    0,
  )
}
