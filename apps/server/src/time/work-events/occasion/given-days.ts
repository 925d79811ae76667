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

/** The days that the law or the company gives for a kind of event, and how many of them are taken or held, in minutes. */
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
  /** Of its days of work. */
  minutes: number
  standardMinutes: number
  parts: readonly DayPart[]
  earlier: readonly EarlierRequest[]
}

/** null where nothing limits a kind. */
export function givenDays(asked: Asked): GivenDays | null {
  const { kind, wanted, minutes, standardMinutes, parts } = asked
  const law = lawOf(wanted)
  if (law?.figures.occasion && wanted.occasionOn) return byOccasion(law, asked)
  const limit = law ? { days: law.figures.mostDays ?? law.figures.days, per: law.figures.per } : limitOf(kind)
  if (!limit) return null
  const own = parts.filter(
    (part) => part.event_code.startsWith(`${kind.code}:`) && isWithin(part, limit.per, wanted.from),
  )
  const used = own.reduce((sum, part) => sum + part.minutes, 0)
  const paidLeft = law && Math.max(0, daysToMinutes(law.figures.paidDays, standardMinutes) - used)
  return {
    total: daysToMinutes(limit.days, standardMinutes),
    used,
    asked: minutes,
    paid: paidLeft && Math.min(minutes, paidLeft),
    fault: null,
  }
}

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
function byOccasion({ kind, figures }: Law, { wanted, minutes, standardMinutes, earlier }: Asked): GivenDays {
  const judged = judgeOccasion({
    kind,
    figures,
    on: wanted.occasionOn!,
    case: wanted.occasionCase ?? null,
    from: wanted.from,
    to: wanted.to,
    workDays: minutes / standardMinutes,
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

/** Each occasion has its days anew. */
function isWithin({ work_on }: DayPart, per: DaysPer, from: Temporal.PlainDate): boolean {
  if (per === 'OCCASION') return false
  return work_on.startsWith(from.toString().slice(0, per === 'MONTH' ? 7 : 4))
}
