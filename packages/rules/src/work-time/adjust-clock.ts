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

function roundToStep(
  time: Temporal.PlainDateTime,
  step: number,
  roundingMode: 'ceil' | 'floor',
): Temporal.PlainDateTime {
  // Temporal rounds minutes only by divisors below 60, so the hour has its own unit.
  return step === 60
    ? time.round({ smallestUnit: 'hour', roundingMode })
    : time.round({ smallestUnit: 'minute', roundingIncrement: step, roundingMode })
}

/**
 * Check-in as the company counts it: as recorded, not before the plan (SCHEDULED), or rounded up to the
 * next step. Rounding away work that was really done is unpaid wage; the setting screen says so.
 */
export function adjustCheckIn(
  recorded: Temporal.PlainDateTime,
  adjustment: CheckInAdjustment,
  scheduled: Temporal.PlainDateTime | null = null,
): Temporal.PlainDateTime {
  if (adjustment === 'ON_TIME') return recorded
  if (adjustment !== 'SCHEDULED') return roundToStep(recorded, stepOf(adjustment), 'ceil')
  return scheduled && Temporal.PlainDateTime.compare(recorded, scheduled) < 0 ? scheduled : recorded
}

/**
 * Check-out as the company counts it: as recorded, not after the plan (SCHEDULED), or rounded down to
 * the step.
 */
export function adjustCheckOut(
  recorded: Temporal.PlainDateTime,
  adjustment: CheckOutAdjustment,
  scheduled: Temporal.PlainDateTime | null = null,
): Temporal.PlainDateTime {
  if (adjustment === 'ON_TIME') return recorded
  if (adjustment !== 'SCHEDULED') return roundToStep(recorded, stepOf(adjustment), 'floor')
  return scheduled && Temporal.PlainDateTime.compare(recorded, scheduled) > 0 ? scheduled : recorded
}
