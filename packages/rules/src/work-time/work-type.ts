/**
 * How a person's work is bound to what is planned. FIXED: due at the planned start. FLEX_DAY (시차 출퇴근): the minutes of the
 * day, whenever they come. FLEX_WEEK, FLEX_MONTH (선택근로, 근로기준법 52조): 40 hours a week on the average of the week or of
 * the month, whatever a day has. DEEMED (간주근로, 58조): the planned hours are worked, whatever the clock saw.
 */
export const WORK_TYPES = ['FIXED', 'FLEX_DAY', 'FLEX_WEEK', 'FLEX_MONTH', 'DEEMED'] as const

export type WorkType = (typeof WORK_TYPES)[number]

/** Whether the hours of the day move with the person, so that nobody is late and nothing lies outside of them. */
export function movesHours(workType: WorkType): boolean {
  return workType !== 'FIXED' && workType !== 'DEEMED'
}

/** Whether overtime is what exceeds the average of the settlement period, and no day has any of its own. */
export function settlesByPeriod(workType: WorkType): boolean {
  return workType === 'FLEX_WEEK' || workType === 'FLEX_MONTH'
}

/** How a person's work is known: by checking in alone, by requests alone, or by both. */
export const WORK_CHECKS = ['CHECKINONLY', 'EVENTONLY', 'ALL'] as const

export type WorkCheck = (typeof WORK_CHECKS)[number]
