import {
  countsCalendarDays,
  type LeaveCase,
  type LeaveFigures,
  type StatutoryLeave,
} from './statutory-leave.ts'

/** A request as the days of an event count it. */
export interface OccasionPart {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** Days of work that it takes. */
  workDays: number
}

export type OccasionFault =
  /** Outside of the days in which it may be taken. */
  | { code: 'WINDOW'; first: Temporal.PlainDate; last: Temporal.PlainDate }
  | { code: 'PARTS'; most: number }
  /** Too few days would be left for after the birth. */
  | { code: 'BEFORE_BIRTH'; most: number }

export interface OccasionDays {
  total: number
  used: number
  asked: number
  /** Of the days that are asked for; they come first (근로기준법 74조 4항). */
  paid: number
  fault: OccasionFault | null
}

interface Asked extends OccasionPart {
  kind: StatutoryLeave
  figures: LeaveFigures
  /** The day of the event; of a birth to come the day on which it is expected. */
  on: Temporal.PlainDate
  /** The longest one where nobody has said which case it is: those who decide know. */
  case: LeaveCase | null
  /** The other requests for the same event. */
  earlier: readonly OccasionPart[]
}

/**
 * Judges leave that goes by an event, as one whole with what was asked for the same event before: its days, the days in which it may
 * be taken, in how many parts, and how much of it lies after a birth.
 * 근로기준법 74조 1항 to 4항, 시행령 43조 3항, 남녀고용평등법 18조의2.
 */
export function judgeOccasion(request: Asked): OccasionDays {
  const { kind, figures, earlier } = request
  const length = (part: OccasionPart) => (countsCalendarDays(kind) ? calendarDays(part) : part.workDays)
  const given = figuresOfCase(figures, request.case)
  const used = earlier.reduce((sum, part) => sum + length(part), 0)
  const asked = length(request)
  return {
    total: Math.max(given.days, daysAfterLateBirth(request, given)),
    used,
    asked,
    paid: Math.min(asked, Math.max(0, given.paidDays - used)),
    fault: faultOf(request, given),
  }
}

function figuresOfCase({ days, mostDays, paidDays, occasion }: LeaveFigures, of: LeaveCase | null) {
  const chosen = of && occasion?.cases?.[of]
  if (chosen) return chosen
  const longest = Object.values(occasion?.cases ?? {}).toSorted((a, b) => b.days - a.days)[0]
  return longest ?? { days: mostDays ?? days, paidDays }
}

function faultOf(request: Asked, given: ReturnType<typeof figuresOfCase>): OccasionFault | null {
  const { figures, from, to, on, earlier } = request
  const { within, parts } = figures.occasion ?? {}
  if (within !== undefined) {
    const last = on.add({ days: within === 'DAYS' ? given.days - 1 : within })
    // What begins before an expected birth goes on over it.
    const isEarly = within === 'DAYS' ? isBefore(from, on) : isBefore(to, on)
    if (isEarly || isBefore(last, to)) return { code: 'WINDOW', first: on, last }
  }
  if (parts !== undefined && earlier.length >= parts) return { code: 'PARTS', most: parts }
  if (given.afterBirthDays === undefined) return null
  const most = given.days - given.afterBirthDays
  // What was taken before a birth that came late stands.
  const own = daysBefore(request, on)
  const before = earlier.reduce((sum, part) => sum + daysBefore(part, on), own)
  return own > 0 && before > most ? { code: 'BEFORE_BIRTH', most } : null
}

/** Where a child comes later than it was expected, the days after the birth are given all the same (근로기준법 74조 1항). */
function daysAfterLateBirth({ earlier, on }: Asked, { afterBirthDays }: ReturnType<typeof figuresOfCase>) {
  const before = earlier.reduce((sum, part) => sum + daysBefore(part, on), 0)
  return afterBirthDays === undefined ? 0 : before + afterBirthDays
}

function daysBefore({ from, to }: OccasionPart, on: Temporal.PlainDate): number {
  if (!isBefore(from, on)) return 0
  const last = isBefore(to, on) ? to : on.subtract({ days: 1 })
  return calendarDays({ from, to: last })
}

function calendarDays({ from, to }: Pick<OccasionPart, 'from' | 'to'>): number {
  return from.until(to, { largestUnit: 'day' }).days + 1
}

function isBefore(a: Temporal.PlainDate, b: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(a, b) < 0
}
