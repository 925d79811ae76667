import type { Tone } from '../../../ui/feedback/tone.ts'

interface LeaveFigures {
  used_days: number
  held_days: number
  available_days: number
}

interface LeavePart {
  part: 'used' | 'held' | 'left'
  value: number
  tone: Tone
}

/** As on the leave screen: annual leave cut into what was used, what open requests hold, and what may still be asked for; in days, empty parts left out. */
export function leaveParts({ used_days, held_days, available_days }: LeaveFigures): LeavePart[] {
  const parts: LeavePart[] = [
    { part: 'used', value: used_days, tone: 'pink' },
    { part: 'held', value: held_days, tone: 'amber' },
    { part: 'left', value: available_days, tone: 'teal' },
  ]
  return parts.filter(({ value }) => value > 0)
}
