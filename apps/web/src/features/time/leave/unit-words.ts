import type { EventGroup } from '#rules/event-codes/event-groups.ts'
import { takingOf } from '#rules/work-events/plan-event.ts'
import type { LeaveUnit } from '#rules/leave/leave-unit.ts'
import { ANNUAL } from './leave-draft.ts'

/** How a unit is called: half a day of leave is off, half a day at home or outside is worked there. */
export function unitWords(
  kinds: readonly { code: string; group: EventGroup }[],
  kind: string,
  unit: LeaveUnit,
) {
  const group = kinds.find(({ code }) => code === kind)?.group
  const isLeave = kind === ANNUAL || (group !== undefined && takingOf(kind, group) === 'FREE')
  return isLeave
    ? ({ name: `leave.unit.${unit}`, hint: `leave.unitHint.${unit}` } as const)
    : ({ name: `leave.workUnit.${unit}`, hint: `leave.workUnitHint.${unit}` } as const)
}
