import { type DatedRow, figuresInForce } from '../figures-in-force.ts'

export const STATUTORY_LEAVES = [
  'MATERNITY',
  'MISCARRIAGE',
  'PATERNITY',
  'FERTILITY',
  'FAMILY_CARE',
  'MENSTRUAL',
] as const

export type StatutoryLeave = (typeof STATUTORY_LEAVES)[number]

/** How often the days come: for each occasion, each month or each year. */
export const DAYS_PER = ['OCCASION', 'MONTH', 'YEAR'] as const
export type DaysPer = (typeof DAYS_PER)[number]

/** What the days of a leave around a birth depend on: how many children, and how long the pregnancy had lasted. */
export const LEAVE_CASES = [
  'SINGLE',
  'PREMATURE',
  'MULTIPLE',
  'WEEKS_11',
  'WEEKS_15',
  'WEEKS_21',
  'WEEKS_27',
  'WEEKS_28',
] as const
export type LeaveCase = (typeof LEAVE_CASES)[number]

export interface CaseFigures {
  days: number
  paidDays: number
  /** So many of the days have to lie on and after the birth. */
  afterBirthDays?: number
}

/** Leave that goes by an event in somebody's life, such as a birth. */
export interface OccasionFigures {
  cases?: Partial<Record<LeaveCase, CaseFigures>>
  /** It ends so many days after the event; DAYS: as many as the leave has, the day of the event being the first. */
  within?: number | 'DAYS'
  /** It is taken in at most so many parts. */
  parts?: number
}

export type LeaveFigures = DatedRow & {
  article: string
  days: number
  /** The longest, where it follows the case: twins, weeks of pregnancy. */
  mostDays?: number
  /** The first so many days are paid by the employer. */
  paidDays: number
  per: DaysPer
  /** Absent where it needs no event. */
  occasion?: OccasionFigures
}

const SINGLE: CaseFigures = { days: 90, paidDays: 60, afterBirthDays: 45 }
const MULTIPLE: CaseFigures = { days: 120, paidDays: 75, afterBirthDays: 60 }

/** 근로기준법 시행령 43조 3항: counted from the day of the loss, by the weeks that the pregnancy had lasted. */
const miscarriage = (first: number): OccasionFigures => ({
  within: 'DAYS',
  cases: {
    WEEKS_11: { days: first, paidDays: first },
    WEEKS_15: { days: 10, paidDays: 10 },
    WEEKS_21: { days: 30, paidDays: 30 },
    WEEKS_27: { days: 60, paidDays: 60 },
    WEEKS_28: { days: 90, paidDays: 60 },
  },
})

/** Leave that the law gives besides the annual one, in days. */
export const LEAVE_FIGURES: Record<StatutoryLeave, readonly LeaveFigures[]> = {
  // 90 days, 120 with more than one child, since 2025 100 with a premature one; the first 60 are paid (75).
  MATERNITY: [
    {
      from: '2014-07-01',
      article: '근로기준법 제74조 제1항',
      days: 90,
      mostDays: 120,
      paidDays: 60,
      per: 'OCCASION',
      occasion: { cases: { SINGLE, MULTIPLE } },
    },
    {
      from: '2025-02-23',
      article: '근로기준법 제74조 제1항',
      days: 90,
      mostDays: 120,
      paidDays: 60,
      per: 'OCCASION',
      occasion: { cases: { SINGLE, PREMATURE: { ...SINGLE, days: 100 }, MULTIPLE } },
    },
  ],
  // By weeks of pregnancy: 5, since 2025 10 days in the first eleven weeks, 90 from the 28th week.
  MISCARRIAGE: [
    {
      from: '2012-08-02',
      article: '근로기준법 제74조 제3항, 시행령 제43조 제3항',
      days: 5,
      mostDays: 90,
      paidDays: 60,
      per: 'OCCASION',
      occasion: miscarriage(5),
    },
    {
      from: '2025-02-23',
      article: '근로기준법 제74조 제3항, 시행령 제43조 제3항',
      days: 10,
      mostDays: 90,
      paidDays: 60,
      per: 'OCCASION',
      occasion: miscarriage(10),
    },
  ],
  PATERNITY: [
    {
      from: '2019-10-01',
      article: '남녀고용평등법 제18조의2',
      days: 10,
      paidDays: 10,
      per: 'OCCASION',
      occasion: { within: 90, parts: 2 },
    },
    {
      from: '2025-02-23',
      article: '남녀고용평등법 제18조의2',
      days: 20,
      paidDays: 20,
      per: 'OCCASION',
      occasion: { within: 120, parts: 4 },
    },
  ],
  FERTILITY: [
    { from: '2018-05-29', article: '남녀고용평등법 제18조의3', days: 3, paidDays: 1, per: 'YEAR' },
    { from: '2025-02-23', article: '남녀고용평등법 제18조의3', days: 6, paidDays: 2, per: 'YEAR' },
  ],
  FAMILY_CARE: [
    { from: '2020-01-01', article: '남녀고용평등법 제22조의2 제2항', days: 10, paidDays: 0, per: 'YEAR' },
  ],
  // Unpaid for everybody since the 40-hour week reached all workplaces.
  MENSTRUAL: [{ from: '2011-07-01', article: '근로기준법 제73조', days: 1, paidDays: 0, per: 'MONTH' }],
}

/** Leave around a birth is a span of the calendar, its weekends and holidays included; the rest is counted in days of work. */
export function countsCalendarDays(kind: StatutoryLeave): boolean {
  return kind === 'MATERNITY' || kind === 'MISCARRIAGE'
}

/** Whether the law of a day is in the table; before it nothing is limited. */
export function knowsStatutoryLeave(kind: StatutoryLeave, on: Temporal.PlainDate): boolean {
  return LEAVE_FIGURES[kind].some(({ from }) => from <= on.toString())
}

/** What the law gives on a day. @throws RangeError before the first row */
export function statutoryLeave(kind: StatutoryLeave, on: Temporal.PlainDate): LeaveFigures {
  return figuresInForce(LEAVE_FIGURES[kind], on)
}
