import { approvedRecord, isCountedByPlan, plannedRecord } from '../fill-days.ts'
import {
  type CountedAspect,
  deriveDay,
  type DerivedDay,
  factsOf,
  isFilled,
  planInForce,
  type RecordedDay,
  withoutTimes,
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
  const standsForSome = row.in_by === 'PLAN' || row.out_by === 'PLAN'
  const isMoved = standsForSome && HOURS.some((aspect) => anew?.has(aspect))
  const recorded = isMoved ? filledAnew(inForce, row, parts) : row
  return deriveDay(row.member_id, inForce, isOver ? asApproved(inForce, recorded, parts) : recorded, parts)
}

/**
 * The times of a day that is over and on which none was due, of who records no presses: those of what was approved, whenever that
 * was, and none once it is taken back.
 */
export function asApproved(plan: PlannedDay, recorded: RecordedDay, parts: readonly DayPart[]): RecordedDay {
  const wasFilled = recorded.in_minute !== null && isFilled(recorded)
  const isOpen = recorded.in_minute === null && isCountedByPlan(plan)
  if (plan.startMinute !== null || !(wasFilled || isOpen)) return recorded
  return approvedRecord(recorded, factsOf(recorded, parts).requested ?? []) ?? withoutTimes(recorded)
}

function filledAnew(plan: PlannedDay, row: WorkDayRow, parts: readonly DayPart[]): RecordedDay {
  const recorded = {
    ...row,
    in_minute: row.in_by === 'PLAN' ? null : row.in_minute,
    out_minute: row.out_by === 'PLAN' ? null : row.out_minute,
  }
  return plannedRecord(plan, recorded, factsOf(row, parts)) ?? row
}
