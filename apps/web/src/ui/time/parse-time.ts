/**
 * The time a person typed: 9, 930, 0930, 9:30, 09.30, 9시 30분, 오후 3:20 become HH:mm.
 * @param lastHour 23, or more where a day goes on beyond midnight (work until 25:30)
 * @returns null for what is no time
 */
export function parseTime(typed: string, lastHour = 23): string | null {
  const text = typed.trim().toLowerCase()
  const isAfternoon = /오후|午後|pm/.test(text)
  const isMorning = /오전|午前|am/.test(text)
  const digits = text.replace(/오후|오전|午後|午前|pm|am/g, '').trim()
  const split = /^(\d{1,2})\s*[:.시時h]\s*(\d{1,2})?\s*[분分m]?$/.exec(digits)
  const joined = /^(\d{1,2}?)(\d{2})?$/.exec(digits)
  const match = split ?? joined
  if (!match) return null
  let hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  if ((isAfternoon || isMorning) && (hour < 1 || hour > 12)) return null
  if (isAfternoon && hour < 12) hour += 12
  if (isMorning && hour === 12) hour = 0
  if (minute > 59 || hour > lastHour) return null
  return clockOf(hour * 60 + minute)
}

/** The time some minutes later or earlier, on the next full step, kept within the day. */
export function stepTime(time: string, step: number, lastHour = 23): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const now = hour * 60 + minute
  const size = Math.abs(step)
  const next = step > 0 ? Math.floor(now / size) * size + size : Math.ceil(now / size) * size - size
  return clockOf(Math.min(Math.max(next, 0), lastHour * 60 + 59))
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
