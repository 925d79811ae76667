export interface SerialParts {
  on: Temporal.PlainDate
  team: string
  form: string
  company: string
}

/** A number format around its place: the text before and after it, and how many digits it has at least. */
export interface SerialFrame {
  before: string
  after: string
  digits: number
}

const MOST_DIGITS = 10
const MOST_CHARACTERS = 80
const SEQUENCE = /\{seq(?::(\d{1,2}))?\}/i

/**
 * Fills everything but the running number into a format such as `{yyyy}-{seq:6}` or `{team}-{yy}{mm}-{seq}`.
 * The counter belongs to what stands around the number (decision D-06), so a year in it starts anew every year.
 * A format without {seq} gets one at its end: two documents never share a number.
 */
export function expandSerial(format: string, parts: SerialParts): SerialFrame {
  const whole = SEQUENCE.test(format) ? format : `${format}{seq}`
  const [token, width] = SEQUENCE.exec(whole)!
  const place = whole.indexOf(token)
  return {
    before: fill(whole.slice(0, place), parts),
    after: fill(whole.slice(place + token.length), parts),
    digits: Math.min(MOST_DIGITS, Math.max(1, Number(width ?? 1))),
  }
}

/** What the counter is kept under. */
export function serialPrefix(frame: SerialFrame): string {
  return frame.after ? `${frame.before}{seq}${frame.after}` : frame.before
}

function fill(text: string, { on, team, form, company }: SerialParts): string {
  const year = String(on.year).padStart(4, '0')
  const values: Record<string, string> = {
    yyyy: year,
    yy: year.slice(2),
    mm: String(on.month).padStart(2, '0'),
    dd: String(on.day).padStart(2, '0'),
    team,
    form,
    com: company,
  }
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => values[name.toLowerCase()] ?? '')
  return [...filled].slice(0, MOST_CHARACTERS).join('')
}
