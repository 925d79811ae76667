import { plannedRecord } from '../fill-days.ts'
import {
  type CountedAspect,
  deriveDay,
  type DerivedDay,
  factsOf,
  planInForce,
  type RecordedDay,
} from '../derive-day.ts'
import type { DayPart } from '../day-parts.store.ts'
import type { WorkDayRow } from '../work-days.store.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'

// What moves a time that stands for one that nobody recorded.
const HOURS = ['hours', 'lunch', 'dinner'] as const

interface Recounting {
  parts: readonly DayPart[]
  isOver: boolean
  anew?: ReadonlySet<CountedAspect> | undefined
}

/**
 * A stored day as it comes out when some of what it was counted by follows the company. What people recorded stays; a time
 * that stands for what nobody recorded moves with the plan that it was taken from.
 */
export function recountDay(
  plan: PlannedDay,
  row: WorkDayRow,
  { parts, isOver, anew }: Recounting,
): DerivedDay {
  const inForce = planInForce(plan, row, isOver, anew)
  const isFilled = row.in_by === 'PLAN' || row.out_by === 'PLAN'
  const isMoved = isFilled && HOURS.some((aspect) => anew?.has(aspect))
  return deriveDay(row.member_id, inForce, isMoved ? filledAnew(inForce, row, parts) : row, parts)
}

function filledAnew(plan: PlannedDay, row: WorkDayRow, parts: readonly DayPart[]): RecordedDay {
  const recorded = {
    ...row,
    in_minute: row.in_by === 'PLAN' ? null : row.in_minute,
    out_minute: row.out_by === 'PLAN' ? null : row.out_minute,
  }
  return plannedRecord(plan, recorded, factsOf(row, parts).leave ?? []) ?? row
}
