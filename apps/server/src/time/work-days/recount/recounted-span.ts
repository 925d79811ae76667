import type { DayRange } from '../../work-plans/index.ts'

/**
 * The days that a changed setting may count anew: last month, which is being paid or closed about now, and this one so far.
 * @param running the working day
 */
export function recountedSpan(running: Temporal.PlainDate): DayRange {
  return { from: running.with({ day: 1 }).subtract({ months: 1 }), to: running }
}
