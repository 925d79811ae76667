import type { Trace, TraceStep } from '../trace.ts'
import {
  PROMOTION_ARTICLE,
  promotionWindow,
  replyDeadline,
  type PromotionBasis,
} from './promotion-windows.ts'

export type PromotionReason =
  | 'WORKER_PLANNED'
  | 'EMPLOYER_NOTICED'
  | 'NOT_WRITTEN'
  | 'NOT_ASKED'
  | 'ASK_OUTSIDE_WINDOW'
  | 'NO_EMPLOYER_NOTICE'
  | 'NOTICE_BEFORE_REPLY_DEADLINE'
  | 'NOTICE_TOO_LATE'
  | 'LEFT_BEFORE_END'
  | 'WORK_ACCEPTED'

export type PromotionProcedure = {
  basis: PromotionBasis
  askedOn: Temporal.PlainDate | null
  written: boolean
  workerPlanOn: Temporal.PlainDate | null
  plannedDays: number
  targetDays: number
  employerNoticeOn: Temporal.PlainDate | null
  /** the employer accepted work on a fixed leave day (대법원 2019다279283) */
  workAccepted?: boolean
  /** of the employment that the leave is of, as it was or is arranged; null while none is known */
  lastDay?: Temporal.PlainDate | null
}

export type PromotionEffect = { hasLegalEffect: boolean; reason: PromotionReason; trace: Trace }

const FULFILLED: ReadonlySet<PromotionReason> = new Set<PromotionReason>([
  'WORKER_PLANNED',
  'EMPLOYER_NOTICED',
])

function reasonOf(procedure: PromotionProcedure): PromotionReason {
  const { askedOn, workerPlanOn, employerNoticeOn, basis, lastDay } = procedure
  if (!procedure.written) return 'NOT_WRITTEN'
  if (!askedOn) return 'NOT_ASKED'
  const { compare } = Temporal.PlainDate
  const window = promotionWindow(basis)
  if (compare(askedOn, window.askFrom) < 0 || compare(askedOn, window.askTo) > 0) return 'ASK_OUTSIDE_WINDOW'
  // Nobody who is gone could still take it: what is left on the last day is paid, whatever was asked and answered.
  if (lastDay && compare(lastDay, window.leaveExpiresOn) < 0) return 'LEFT_BEFORE_END'
  if (procedure.workAccepted) return 'WORK_ACCEPTED'
  const deadline = replyDeadline(basis.type, askedOn)
  const inTime = workerPlanOn !== null && compare(workerPlanOn, deadline) <= 0
  if (inTime && procedure.plannedDays >= procedure.targetDays) return 'WORKER_PLANNED'
  if (!employerNoticeOn) return 'NO_EMPLOYER_NOTICE'
  if (compare(employerNoticeOn, deadline) <= 0) return 'NOTICE_BEFORE_REPLY_DEADLINE'
  return compare(employerNoticeOn, window.employerNoticeDeadline) > 0 ? 'NOTICE_TOO_LATE' : 'EMPLOYER_NOTICED'
}

/** Whether unused leave need not be paid after the promotion, and the one reason that decides (근로기준법 61조). */
export function promotionEffect(procedure: PromotionProcedure): PromotionEffect {
  const reason = reasonOf(procedure)
  const hasLegalEffect = FULFILLED.has(reason)
  const step: TraceStep = {
    rule: 'PROMOTION_EFFECT',
    article: PROMOTION_ARTICLE[procedure.basis.type],
    input: [procedure.askedOn, procedure.workerPlanOn, procedure.employerNoticeOn]
      .map((date) => date?.toString() ?? '-')
      .join(' / '),
    effect: reason,
  }
  return { hasLegalEffect, reason, trace: [step] }
}
