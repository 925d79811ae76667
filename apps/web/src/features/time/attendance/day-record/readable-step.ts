import { OVERTIME_BASES, type OvertimeBasis } from '#rules/work-day/count-beyond.ts'
import { duration } from '../../../../text/formats.ts'
import { workClock } from '../index.ts'
import type { DayRecord } from './day-record-queries.ts'

type Step = DayRecord['trace'][number]

/** One step of the rule as a person reads it: minutes as hours, times as the company writes them. */
export function readableStep(
  { input, effect }: Step,
  basisOf: (basis: OvertimeBasis) => string,
): { input: string; effect: string } {
  return { input: readable(input, basisOf), effect: readable(effect, basisOf) }
}

function readable(value: string, basisOf: (basis: OvertimeBasis) => string): string {
  const basis = OVERTIME_BASES.find((one) => one === value)
  if (basis) return basisOf(basis)
  if (/^-?\d+$/.test(value)) {
    const minutes = Number(value)
    return minutes < 0 ? `−${duration(-minutes)}` : duration(minutes)
  }
  return value.replaceAll(/-?\d{2}:\d{2}/g, workClock)
}
