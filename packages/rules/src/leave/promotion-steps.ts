export const PROMOTION_STEPS = ['READY', 'POSSIBLE', 'ASKED', 'NOTICE', 'DONE', 'EXPIRED'] as const

export type PromotionStep = (typeof PROMOTION_STEPS)[number]

/** Why a promotion ended without effect; the numbers are those of the API. */
export const EXPIRATION_REASON = {
  ASK_MISSED: 0,
  STOPPED: 1,
  NOTICE_MISSED: 2,
  NO_DAYS_LEFT: 3,
  MEMBER_GONE: 4,
  BASIS_CHANGED: 5,
} as const

export type ExpirationReason = (typeof EXPIRATION_REASON)[keyof typeof EXPIRATION_REASON]

export type PromotionAction = 'ask' | 'plan' | 'notify' | 'stop' | 'changeTarget'

/** Which steps let an action happen; deadlines are checked besides by mayPromote. */
export const PROMOTION_ACTIONS: Readonly<Record<PromotionAction, readonly PromotionStep[]>> = {
  ask: ['POSSIBLE'],
  plan: ['ASKED'],
  notify: ['ASKED', 'NOTICE'],
  stop: ['ASKED', 'NOTICE'],
  changeTarget: ['READY', 'POSSIBLE'],
}

export type PromotionDates = {
  askFrom: Temporal.PlainDate
  askTo: Temporal.PlainDate
  /** end of the worker's answer; null until asked */
  responseExpiresOn: Temporal.PlainDate | null
  employerNoticeDeadline: Temporal.PlainDate
}

const notAfter = (day: Temporal.PlainDate, last: Temporal.PlainDate | null): boolean =>
  last !== null && Temporal.PlainDate.compare(day, last) <= 0

/** Whether an action is open on a day: the step allows it and its deadline, inclusive, has not passed. */
export function mayPromote(
  action: PromotionAction,
  step: PromotionStep,
  dates: PromotionDates,
  today: Temporal.PlainDate,
): boolean {
  if (!PROMOTION_ACTIONS[action].includes(step)) return false
  switch (action) {
    case 'ask':
      return notAfter(dates.askFrom, today) && notAfter(today, dates.askTo)
    case 'plan':
      return notAfter(today, dates.responseExpiresOn)
    case 'notify':
      return notAfter(today, step === 'ASKED' ? dates.responseExpiresOn : dates.employerNoticeDeadline)
    default:
      return true
  }
}

/**
 * The step after an action that mayPromote allowed. A stopped ask can be made again while its window
 * is open.
 */
export function stepAfter(
  action: PromotionAction,
  step: PromotionStep,
  dates: PromotionDates,
  today: Temporal.PlainDate,
): { step: PromotionStep; expirationReason: ExpirationReason | null } {
  if (action === 'ask') return { step: 'ASKED', expirationReason: null }
  if (action === 'plan' || action === 'notify') return { step: 'DONE', expirationReason: null }
  if (action === 'changeTarget') return { step, expirationReason: null }
  return notAfter(today, dates.askTo)
    ? { step: 'POSSIBLE', expirationReason: null }
    : { step: 'EXPIRED', expirationReason: EXPIRATION_REASON.STOPPED }
}

/** The step that time alone leads to; run daily. DONE and EXPIRED never change. */
export function stepOnDay(
  step: PromotionStep,
  dates: PromotionDates,
  today: Temporal.PlainDate,
  remainingMinutes: number,
): { step: PromotionStep; expirationReason: ExpirationReason | null } {
  if (step === 'DONE' || step === 'EXPIRED') return { step, expirationReason: null }
  if ((step === 'READY' || step === 'POSSIBLE') && remainingMinutes <= 0) {
    return { step: 'EXPIRED', expirationReason: EXPIRATION_REASON.NO_DAYS_LEFT }
  }
  let now = step
  if (now === 'READY' && notAfter(dates.askFrom, today)) now = 'POSSIBLE'
  if (now === 'POSSIBLE' && !notAfter(today, dates.askTo)) {
    return { step: 'EXPIRED', expirationReason: EXPIRATION_REASON.ASK_MISSED }
  }
  if (now === 'ASKED' && !notAfter(today, dates.responseExpiresOn)) now = 'NOTICE'
  if (now === 'NOTICE' && !notAfter(today, dates.employerNoticeDeadline)) {
    return { step: 'EXPIRED', expirationReason: EXPIRATION_REASON.NOTICE_MISSED }
  }
  return { step: now, expirationReason: null }
}

export type PlannedType = 'FULL' | 'AM' | 'PM'

/** Days that a planned day stands for. */
export function plannedDays(type: PlannedType): number {
  return type === 'FULL' ? 1 : 0.5
}
