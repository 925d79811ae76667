/**
 * By which state of our rules the minutes of a day are counted; raised with whatever counts a recorded day otherwise. The migration that
 * raises it sets day_fillings.recount_before, so that the days that are open follow.
 */
export const WORK_TIME_RULES = 'work-time 4'
