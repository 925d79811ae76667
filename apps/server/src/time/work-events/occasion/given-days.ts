import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import { judgeOccasion, type OccasionFault } from '#rules/event-codes/judge-occasion.ts'
import {
  type DaysPer,
  knowsStatutoryLeave,
  type LeaveFigures,
  type StatutoryLeave,
  statutoryLeave,
} from '#rules/event-codes/statutory-leave.ts'
import { daysToMinutes } from '#rules/leave/leave-unit.ts'
import type { DayPart } from '../../work-days/index.ts'
import type { EventKind } from '../../event-codes/index.ts'
import type { DayRange } from '../../work-plans/index.ts'
import type { WantedEvent } from '../event-sorts.ts'
import type { EarlierRequest } from './occasion.queries.ts'

/**
 * The days that the law or the company gives for a kind of event, and how many of them are taken or held, in minutes: of all months or
 * years that a request touches together, or of the first in which they do not suffice.
 */
export interface GivenDays {
  total: number
  used: number
  /** What the request takes of them. */
  asked: number
  /** What of it the employer pays by law; null where the law says nothing. */
  paid: number | null
  /** Stands against it besides its length. */
  fault: OccasionFault | null
}

interface Asked {
  kind: EventKind
  wanted: WantedEvent
  /** Its days of work. */
  days: readonly { on: string; minutes: number }[]
  standardMinutes: number
  parts: readonly DayPart[]
  earlier: readonly EarlierRequest[]
}

/** null where nothing limits a kind. */
export function givenDays(asked: Asked): GivenDays | null {
  const { kind, wanted, standardMinutes, parts } = asked
  const law = lawOf(wanted)
  if (law?.figures.occasion && wanted.occasionOn) return byOccasion(law, asked)
  const limit = law ? { days: law.figures.mostDays ?? law.figures.days, per: law.figures.per } : limitOf(kind)
  if (!limit) return null
  const toMinutes = (days: number) => daysToMinutes(days, standardMinutes)
  const own = parts.filter(({ event_code }) => event_code.startsWith(`${kind.code}:`))
  const periods = periodsOf(asked, limit.per).map((period): GivenDays => {
    // Each occasion has its days anew.
    const earlier = period === null ? [] : own.filter(({ work_on }) => work_on.startsWith(period))
    const used = minutesIn(earlier)
    const within = minutesIn(asked.days.filter(({ on }) => on.startsWith(period ?? '')))
    const paidLeft = law && Math.max(0, toMinutes(law.figures.paidDays) - used)
    const paid = paidLeft && Math.min(within, paidLeft)
    return { total: toMinutes(limit.days), used, asked: within, paid, fault: null }
  })
  return periods.find(({ total, used, asked }) => used + asked > total) ?? periods.reduce(together)
}

/** The months or years that a request touches, as their days begin; null stands for the occasion. */
function periodsOf({ wanted, days }: Asked, per: DaysPer): (string | null)[] {
  if (per === 'OCCASION') return [null]
  const told = days.length > 0 ? days.map(({ on }) => on) : [wanted.from.toString()]
  return [...new Set(told.map((on) => on.slice(0, per === 'MONTH' ? 7 : 4)))]
}

function together(one: GivenDays, other: GivenDays): GivenDays {
  return {
    total: one.total + other.total,
    used: one.used + other.used,
    asked: one.asked + other.asked,
    paid: one.paid === null || other.paid === null ? null : one.paid + other.paid,
    fault: null,
  }
}

const minutesIn = (days: readonly { minutes: number }[]) => days.reduce((sum, day) => sum + day.minutes, 0)

/** Whether a request has to say the day of the event that it goes by. */
export function needsOccasion(wanted: Pick<WantedEvent, 'code' | 'from'>): boolean {
  return lawOf(wanted)?.figures.occasion !== undefined
}

/** What of the event a request keeps: its day, and a case that the law of that day knows; nothing for codes that go by none. */
export function keptOccasion(wanted: WantedEvent): Pick<WantedEvent, 'occasionOn' | 'occasionCase'> {
  const occasion = lawOf(wanted)?.figures.occasion
  if (!occasion) return { occasionOn: undefined, occasionCase: undefined }
  const { occasionOn, occasionCase } = wanted
  const isKnown = occasionCase !== undefined && occasion.cases?.[occasionCase] !== undefined
  return { occasionOn, occasionCase: isKnown ? occasionCase : undefined }
}

/** The days whose events a limit may count: those of the year. */
export function countedRange(from: Temporal.PlainDate, to: Temporal.PlainDate): DayRange {
  return { from: from.with({ month: 1, day: 1 }), to: to.with({ month: 12, day: 31 }) }
}

interface Law {
  kind: StatutoryLeave
  figures: LeaveFigures
}

function lawOf({ code, from }: Pick<WantedEvent, 'code' | 'from'>): Law | null {
  const kind = builtInCodeOf(code)?.statutory
  return kind && knowsStatutoryLeave(kind, from) ? { kind, figures: statutoryLeave(kind, from) } : null
}

/** What is taken for the same event counts together, over years. */
function byOccasion({ kind, figures }: Law, { wanted, days, standardMinutes, earlier }: Asked): GivenDays {
  const judged = judgeOccasion({
    kind,
    figures,
    on: wanted.occasionOn!,
    case: wanted.occasionCase ?? null,
    from: wanted.from,
    to: wanted.to,
    workDays: minutesIn(days) / standardMinutes,
    earlier: earlier.map(({ starts_on, ends_on, counted_minutes }) => ({
      from: Temporal.PlainDate.from(starts_on),
      to: Temporal.PlainDate.from(ends_on),
      workDays: counted_minutes / standardMinutes,
    })),
  })
  const toMinutes = (days: number) => daysToMinutes(days, standardMinutes)
  return {
    total: toMinutes(judged.total),
    used: toMinutes(judged.used),
    asked: toMinutes(judged.asked),
    paid: toMinutes(judged.paid),
    fault: judged.fault,
  }
}

function limitOf({ days, daysPer }: EventKind): { days: number; per: DaysPer } | null {
  return days === null || daysPer === null ? null : { days, per: daysPer }
}
