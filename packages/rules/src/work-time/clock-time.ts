const CLOCK_TIME = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/
const LAST_HOUR = 47
const DAY_MINUTES = 1440

/**
 * Minutes from midnight of a written time; 24:00 and later mean the next day. Seconds are cut off.
 * @throws RangeError when the text is no time between 00:00 and 47:59
 */
export function parseClockTime(text: string): number {
  const match = CLOCK_TIME.exec(text)
  const hour = Number(match?.[1])
  if (!match || hour > LAST_HOUR) throw new RangeError(`not a time of day: ${text}`)
  return hour * 60 + Number(match[2])
}

// A month tells some hundred times, all of them among the minutes of two days.
const written: string[] = []

/** HH:mm for minutes from midnight; 1530 gives 25:30, and -10, ten minutes before that midnight, -00:10. */
export function formatClockTime(minutes: number): string {
  if (minutes < 0) return `-${formatClockTime(-minutes)}`
  return written[minutes] ?? write(minutes)
}

function write(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const text = [two(Math.floor(minutes / 60)), two(minutes % 60)].join(':')
  if (Number.isInteger(minutes) && minutes < 2 * DAY_MINUTES) written[minutes] = text
  return text
}

/** What the clock on the wall shows at a minute of a working day, where the day goes without saying: 23:30 for -30, and 25:30 stays. */
export function wallClock(minutes: number): string {
  return formatClockTime(minutes < 0 ? minutes + DAY_MINUTES : minutes)
}
