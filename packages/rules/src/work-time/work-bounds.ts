/**
 * How long a company wants its people to work at least and at most, in net minutes. It is the company's own measure beside the
 * limits of the law: what lies outside is told to the person and to those who decide, and refuses nothing.
 */
export interface WorkBounds {
  dayMinMinutes: number
  dayMaxMinutes: number
  weekMinMinutes: number
  weekMaxMinutes: number
}

/** Of a company that has said nothing: as long as a day is, and the 52 hours of the law. */
export const WIDEST_BOUNDS: WorkBounds = {
  dayMinMinutes: 0,
  dayMaxMinutes: 1440,
  weekMinMinutes: 0,
  weekMaxMinutes: 3120,
}

/** Whether a company has said anything that the law does not say. */
export function isNarrower(bounds: WorkBounds): boolean {
  return (
    bounds.dayMinMinutes > WIDEST_BOUNDS.dayMinMinutes ||
    bounds.dayMaxMinutes < WIDEST_BOUNDS.dayMaxMinutes ||
    bounds.weekMinMinutes > WIDEST_BOUNDS.weekMinMinutes ||
    bounds.weekMaxMinutes < WIDEST_BOUNDS.weekMaxMinutes
  )
}

const WEEK = 7

/** Whether a day was shorter or longer than the company wants. Nobody owes more than what leave and holidays leave of the plan. */
export function outsideDay(
  { dayMinMinutes, dayMaxMinutes }: WorkBounds,
  { workedMinutes, dueMinutes }: { workedMinutes: number; dueMinutes: number },
): 'SHORT' | 'LONG' | null {
  if (workedMinutes > dayMaxMinutes) return 'LONG'
  return workedMinutes < Math.min(dayMinMinutes, dueMinutes) ? 'SHORT' : null
}

/**
 * The bounds of a period by its share of weeks.
 * @param dueMinutes what leave and holidays leave of the plan: nobody owes more
 */
export function boundsOfPeriod(
  { weekMinMinutes, weekMaxMinutes }: WorkBounds,
  { days, dueMinutes }: { days: number; dueMinutes: number },
): { minMinutes: number; maxMinutes: number } {
  return {
    minMinutes: Math.min(Math.ceil((weekMinMinutes * days) / WEEK), Math.max(0, dueMinutes)),
    maxMinutes: Math.floor((weekMaxMinutes * days) / WEEK),
  }
}
