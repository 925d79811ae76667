/**
 * How a person's day is bound to the planned times: FIXED is due at the planned start, FLEX_DAY (자율 출퇴근) works the
 * planned minutes whenever they come, so that nobody is late.
 */
export const WORK_TYPES = ['FIXED', 'FLEX_DAY'] as const

export type WorkType = (typeof WORK_TYPES)[number]

/** How a person's work is known: by checking in alone, by requests alone, or by both. */
export const WORK_CHECKS = ['CHECKINONLY', 'EVENTONLY', 'ALL'] as const

export type WorkCheck = (typeof WORK_CHECKS)[number]
