import type { Tone } from '../../ui/feedback/tone.ts'

interface LeaveFigures {
  used_days: number
  remaining_days: number
  available_days: number
}

interface LeavePart {
  part: 'used' | 'held' | 'available'
  value: number
  tone: Tone
}

/** Annual leave cut into what was used, what open requests hold, and what may still be asked for; in days, empty parts left out. */
export function leaveParts({ used_days, remaining_days, available_days }: LeaveFigures): LeavePart[] {
  const parts: LeavePart[] = [
    { part: 'used', value: used_days, tone: 'gray' },
    { part: 'held', value: remaining_days - available_days, tone: 'amber' },
    { part: 'available', value: available_days, tone: 'pink' },
  ]
  return parts.filter(({ value }) => value > 0)
}
