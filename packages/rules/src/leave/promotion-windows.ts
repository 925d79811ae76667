import { dayAfterYears } from '../calendar/legal-period.ts'
import { figuresInForce, type DatedRow } from '../figures-in-force.ts'

/** 1-1: first-year days accrued by the first ask; 1-2: those accrued after it; 2: leave of later years. */
export type PromotionType = '1-1' | '1-2' | '2'

type PromotionFigures = DatedRow & {
  type: PromotionType
  /** the window opens this many months before the day after the leave ends */
  askMonthsBefore: number
  /** length of the window in days, first day included */
  askDays: number
  /** the employer fixes the dates at the latest this long before */
  noticeBefore: { months: number } | { days: number }
  /** days from the receipt of the request in which the worker answers */
  replyDays: number
}

/** 근로기준법 61조 1항 (type 2), 61조 2항 본문 (1-1), 61조 2항 단서 (1-2) */
export const PROMOTION_FIGURES: readonly PromotionFigures[] = [
  {
    from: '2012-08-02',
    type: '2',
    askMonthsBefore: 6,
    askDays: 10,
    noticeBefore: { months: 2 },
    replyDays: 10,
  },
  {
    from: '2020-03-31',
    type: '1-1',
    askMonthsBefore: 3,
    askDays: 10,
    noticeBefore: { months: 1 },
    replyDays: 10,
  },
  {
    from: '2020-03-31',
    type: '1-2',
    askMonthsBefore: 1,
    askDays: 5,
    noticeBefore: { days: 10 },
    replyDays: 10,
  },
]

export type PromotionWindow = {
  askFrom: Temporal.PlainDate
  askTo: Temporal.PlainDate
  employerNoticeDeadline: Temporal.PlainDate
  leaveExpiresOn: Temporal.PlainDate
}

/** What the window is counted from: the end of the leave, or for first-year types the hire day. */
export type PromotionBasis =
  | { type: '2'; leaveExpiresOn: Temporal.PlainDate }
  | { type: '1-1' | '1-2'; hireDate: Temporal.PlainDate }

function figuresOf(type: PromotionType, on: Temporal.PlainDate): PromotionFigures {
  return figuresInForce(
    PROMOTION_FIGURES.filter((row) => row.type === type),
    on,
  )
}

/** Article 61 that a type follows, for documents and traces. */
export const PROMOTION_ARTICLE: Record<PromotionType, string> = {
  '1-1': '근로기준법 제61조 제2항 본문',
  '1-2': '근로기준법 제61조 제2항 단서',
  '2': '근로기준법 제61조 제1항',
}

/** The dates of a leave promotion, all inclusive until midnight in Korea (근로기준법 61조). */
export function promotionWindow(basis: PromotionBasis): PromotionWindow {
  const after = basis.type === '2' ? basis.leaveExpiresOn.add({ days: 1 }) : dayAfterYears(basis.hireDate, 1)
  const leaveExpiresOn = after.subtract({ days: 1 })
  const figures = figuresOf(basis.type, leaveExpiresOn)
  const askFrom = after.subtract({ months: figures.askMonthsBefore })
  const { noticeBefore } = figures
  return {
    askFrom,
    askTo: askFrom.add({ days: figures.askDays - 1 }),
    employerNoticeDeadline:
      'months' in noticeBefore
        ? after.subtract({ months: noticeBefore.months }).subtract({ days: 1 })
        : leaveExpiresOn.subtract(noticeBefore),
    leaveExpiresOn,
  }
}

/** Last day of the worker's answer: ten days from receipt, the day of receipt not counted. */
export function replyDeadline(type: PromotionType, askedOn: Temporal.PlainDate): Temporal.PlainDate {
  return askedOn.add({ days: figuresOf(type, askedOn).replyDays })
}
