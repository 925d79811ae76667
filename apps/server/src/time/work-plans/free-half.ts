import type { DayRange, PersonPlan } from './plan-columns.ts'

/** Of one day, the half that its person has free; null of more days, and of all others. */
export function freeHalfOf(plan: Pick<PersonPlan, 'on'>, { from, to }: DayRange): 'AM' | 'PM' | null {
  return from.equals(to) ? (plan.on(from).halfHoliday?.free ?? null) : null
}
