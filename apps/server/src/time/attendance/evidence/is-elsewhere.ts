import type { CurrentDay } from '../current-day.ts'

type Kind = 'IN' | 'OUT' | 'AWAY'

/** Whether a press comes from outside rightly: away, or on a day with an approved request for home or outside. */
export function isElsewhere({ row, parts }: Pick<CurrentDay, 'row' | 'parts'>, kind: Kind): boolean {
  const isAway = kind === 'AWAY' || (kind === 'OUT' && row?.is_away === true)
  return isAway || parts.some(({ state, event_code }) => state === 'TAKEN' && /^(HOME|OUT):/.test(event_code))
}
