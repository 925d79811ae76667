/**
 * The length of time that a person typed: 90분, 1시간 30분, 1:30, 1.5h, 8시간; a bare number counts in `bare`.
 * @returns whole minutes, null for what is no length
 */
export function parseMinutes(typed: string, bare: 'hours' | 'minutes' = 'minutes'): number | null {
  const text = typed.trim().toLowerCase().replace(/,/g, '')
  const colon = /^(\d{1,4}):([0-5]\d)$/.exec(text)
  if (colon) return Number(colon[1]) * 60 + Number(colon[2])
  const named =
    /^(?:(\d+(?:\.\d+)?)\s*(?:시간|時間|h(?:ours?)?))?\s*(?:(\d+)\s*(?:분|分|m(?:in(?:utes?)?)?))?$/.exec(
      text,
    )
  const number = /^\d+(?:\.\d+)?$/.exec(text)
  if (number) return whole(Number(number[0]) * (bare === 'hours' ? 60 : 1))
  if (!named || (named[1] === undefined && named[2] === undefined)) return null
  return whole(Number(named[1] ?? 0) * 60 + Number(named[2] ?? 0))
}

// 7.3 hours are 438 minutes, 0.33 hours are none: 19.8.
function whole(minutes: number): number | null {
  const rounded = Math.round(minutes)
  return Math.abs(rounded - minutes) < 1e-6 ? rounded : null
}
