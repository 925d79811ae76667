import { z } from 'zod'
import type { previewCorrection } from '#contract/time/attendance/corrections.ts'
import type { Input } from '#contract/endpoint.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { type DayPart, deriveDay, type RecordedDay } from '../../work-days/index.ts'

const minutes = z.int().min(0)

/** The minutes of a day that people look at when times are corrected. */
export const dayTotals = z.object({ worked: minutes, rest: minutes, overtime: minutes, late: minutes })

export type DayTotals = z.output<typeof dayTotals>

/** What the rule makes of facts of a day, without writing anything. */
export function totalsOf(plan: PlannedDay, recorded: RecordedDay, parts: readonly DayPart[]): DayTotals {
  // Whose day it is plays no part in its minutes.
  const day = deriveDay(0, plan, recorded, parts)
  return {
    worked: day.worked_minutes,
    rest: day.rest_minutes,
    overtime: day.overtime_minutes + day.holiday_minutes + day.holiday_over_minutes,
    late: day.late_minutes,
  }
}

export function totalsToWire({
  worked,
  rest,
  overtime,
  late,
}: DayTotals): Input<(typeof previewCorrection)['response']>['before'] {
  return { work_minutes: worked, rest_minutes: rest, overtime_minutes: overtime, late_minutes: late }
}
