/** By which state of our rules the minutes of a day are counted; raised with whatever counts a recorded day otherwise. */
export const WORK_TIME_RULES = 'work-time 3'
