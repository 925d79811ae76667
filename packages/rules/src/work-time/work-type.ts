/**
 * How a person's day is bound to the planned times: FIXED is due at the planned start, FLEX_DAY (자율 출퇴근) works the
 * planned minutes whenever they come, so that nobody is late.
 */
export const WORK_TYPES = ['FIXED', 'FLEX_DAY'] as const

export type WorkType = (typeof WORK_TYPES)[number]
