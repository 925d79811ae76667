import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import {
  countsCalendarDays,
  type DaysPer,
  knowsStatutoryLeave,
  statutoryLeave,
} from '#rules/event-codes/statutory-leave.ts'
import { daysToMinutes } from '#rules/leave/leave-unit.ts'
import type { DayPart } from '../work-days/index.ts'
import type { EventKind } from '../event-codes/index.ts'
import type { DayRange } from '../work-plans/index.ts'

/** The days that the law or the company gives for a kind of event, and how many of them are taken or held, in minutes. */
export interface GivenDays {
  total: number
  used: number
  /** What the request takes of them. */
  asked: number
}

interface Asked {
  kind: EventKind
  code: string
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** Of its days of work. */
  minutes: number
  standardMinutes: number
  parts: readonly DayPart[]
}

/** null where nothing limits a kind. */
export function givenDays({
  kind,
  code,
  from,
  to,
  minutes,
  standardMinutes,
  parts,
}: Asked): GivenDays | null {
  const limit = limitOf(kind, code, from)
  if (!limit) return null
  const statutory = builtInCodeOf(code)?.statutory
  const isSpan = statutory !== undefined && countsCalendarDays(statutory)
  const own = parts.filter(
    (part) => part.event_code.startsWith(`${kind.code}:`) && isWithin(part, limit.per, from),
  )
  return {
    total: daysToMinutes(limit.days, standardMinutes),
    used: own.reduce((sum, part) => sum + part.minutes, 0),
    asked: isSpan ? daysToMinutes(from.until(to, { largestUnit: 'day' }).days + 1, standardMinutes) : minutes,
  }
}

/** The days whose events a limit may count: those of the year. */
export function countedRange(from: Temporal.PlainDate, to: Temporal.PlainDate): DayRange {
  return { from: from.with({ month: 1, day: 1 }), to: to.with({ month: 12, day: 31 }) }
}

function limitOf(
  kind: EventKind,
  code: string,
  on: Temporal.PlainDate,
): { days: number; per: DaysPer } | null {
  const statutory = builtInCodeOf(code)?.statutory
  if (statutory && knowsStatutoryLeave(statutory, on)) {
    const { days, mostDays, per } = statutoryLeave(statutory, on)
    // The law's longest: which case it is, those who decide know.
    return { days: mostDays ?? days, per }
  }
  return kind.days === null || kind.daysPer === null ? null : { days: kind.days, per: kind.daysPer }
}

/** Each occasion has its days anew. */
function isWithin({ work_on }: DayPart, per: DaysPer, from: Temporal.PlainDate): boolean {
  if (per === 'OCCASION') return false
  return work_on.startsWith(from.toString().slice(0, per === 'MONTH' ? 7 : 4))
}
