import type { Half } from './tokens.ts'

export interface SaidTime {
  hour: number
  minute: number
  half: Half | null
}

/** Minutes after midnight. */
export interface Span {
  start: number | null
  end: number | null
}

const NOON = 12
const DAY = 24 * 60
/** Until then an hour without its half is that of the afternoon: nobody meets at three in the night. */
const EARLIEST = 7

/** What a time of day may be, the likeliest first. */
export function resolveTime({ hour, minute, half }: SaidTime): number[] {
  const at = (hours: number) => hours * 60 + minute
  if (half === 'AM') return [at(hour % NOON)]
  if (half === 'PM') return [at(hour < NOON ? hour + NOON : hour)]
  // 08:30 and 14시 are told by 24 hours, as is noon.
  if (hour === 0 || hour >= NOON) return [at(hour)]
  return hour < EARLIEST ? [at(hour + NOON), at(hour)] : [at(hour), at(hour + NOON)]
}

/** What a span of the day may be: an end is the first time of its name behind the start, in the half of the start where none is said. */
export function resolveSpan(start: SaidTime | null, end: SaidTime | null, minutes: number | null): Span[] {
  if (!start) return end ? resolveTime(end).map((at) => ({ start: null, end: at })) : []
  const starts = resolveTime(start)
  if (!end) {
    return starts.map((at) => {
      const until = minutes === null ? null : at + minutes
      return { start: at, end: until !== null && until <= DAY ? until : null }
    })
  }
  const spans = starts.flatMap((at) => {
    const behind = allTimes(end).filter((one) => one > at)
    return behind.length > 0 ? [{ start: at, end: Math.min(...behind) }] : []
  })
  return spans.length > 0 ? spans : starts.slice(0, 1).map((at) => ({ start: at, end: null }))
}

const allTimes = (said: SaidTime): number[] => resolveTime(said).toSorted((a, b) => a - b)
