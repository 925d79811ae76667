export const CHECK_IN_ADJUSTMENTS = [
  'ON_TIME',
  'SCHEDULED',
  'UP_05MIN',
  'UP_10MIN',
  'UP_30MIN',
  'UP_60MIN',
] as const

export const CHECK_OUT_ADJUSTMENTS = [
  'ON_TIME',
  'SCHEDULED',
  'DOWN_05MIN',
  'DOWN_10MIN',
  'DOWN_30MIN',
  'DOWN_60MIN',
] as const

export type CheckInAdjustment = (typeof CHECK_IN_ADJUSTMENTS)[number]
export type CheckOutAdjustment = (typeof CHECK_OUT_ADJUSTMENTS)[number]

const stepOf = (adjustment: string): number => Number(/(\d+)MIN$/.exec(adjustment)?.[1])

/**
 * Check-in as the company counts it, in minutes after midnight: as recorded, not before the plan (SCHEDULED), or rounded up
 * to the next step. Rounding away work that was really done is unpaid wage; the setting screen says so.
 */
export function adjustCheckIn(
  recorded: number,
  adjustment: CheckInAdjustment,
  planned: number | null = null,
): number {
  if (adjustment === 'ON_TIME') return recorded
  if (adjustment === 'SCHEDULED') return Math.max(recorded, planned ?? recorded)
  const step = stepOf(adjustment)
  return Math.ceil(recorded / step) * step
}

/** Check-out as the company counts it: as recorded, not after the plan (SCHEDULED), or rounded down to the step. */
export function adjustCheckOut(
  recorded: number,
  adjustment: CheckOutAdjustment,
  planned: number | null = null,
): number {
  if (adjustment === 'ON_TIME') return recorded
  if (adjustment === 'SCHEDULED') return Math.min(recorded, planned ?? recorded)
  const step = stepOf(adjustment)
  return Math.floor(recorded / step) * step
}
