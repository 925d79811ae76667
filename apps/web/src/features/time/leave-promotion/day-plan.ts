import type { CalendarDay } from './promotion-queries.ts'

export type PlannedType = 'FULL' | 'AM' | 'PM'

/** Days that are chosen, each all of it or a half. */
export type DayPlan = Readonly<Record<string, PlannedType>>

/** Days that a plan stands for: halves count 0.5. */
export function plannedDays(plan: DayPlan): number {
  return Object.values(plan).reduce((sum, type) => sum + (type === 'FULL' ? 1 : 0.5), 0)
}

/** What of a day can still be planned; null where nothing can. */
export function freeOf(day: CalendarDay | undefined): PlannedType | null {
  if (!day?.is_work_day || day.taken === 'FULL') return null
  if (day.taken === 'AM') return 'PM'
  return day.taken === 'PM' ? 'AM' : 'FULL'
}

/**
 * The plan after days were chosen in the calendar: new ones as whole days as far as so much is left, the last as a half where no whole
 * day is; what was chosen before stays as it was.
 */
export function choose(
  plan: DayPlan,
  chosen: readonly string[],
  days: ReadonlyMap<string, CalendarDay>,
  target: number,
): DayPlan {
  const next: Record<string, PlannedType> = {}
  for (const day of chosen) if (plan[day]) next[day] = plan[day]
  for (const day of chosen) {
    const free = freeOf(days.get(day))
    if (next[day] || free === null) continue
    const left = target - plannedDays(next)
    if (left <= 0) break
    next[day] = free === 'FULL' && left < 1 ? 'AM' : free
  }
  return next
}

/** As the server takes it, by day. */
export function toBody(plan: DayPlan) {
  return Object.entries(plan)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([planned_date, planned_type]) => ({ planned_date: planned_date as never, planned_type }))
}
