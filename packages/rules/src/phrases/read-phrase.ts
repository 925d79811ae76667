import { TIMED_UNITS, type LeaveUnit } from '../leave/leave-unit.ts'
import { arrangeTokens, type SaidDays, type SaidPhrase } from './arrange-tokens.ts'
import { type Days, isOfToday, resolveDay, type Side } from './resolve-day.ts'
import { resolveSpan, type Span } from './resolve-time.ts'
import { type NamedThing, splitPhrase } from './split-phrase.ts'
import type { Half, SaidAct, SaidDay } from './tokens.ts'

/** What the reader can ask for, by the company's own names. */
export interface PhraseWorld {
  /** Of the calendar: what leave, bookings and documents are dated by. */
  today: Temporal.PlainDate
  /** The working day, which until it changes at night is still the day before. */
  workDay: Temporal.PlainDate
  kinds: readonly { code: string; names: readonly string[]; units: readonly LeaveUnit[] }[]
  rooms: readonly { id: number; names: readonly string[] }[]
  forms: readonly { id: number; names: readonly string[] }[]
}

/** What somebody should see about a reading before it is acted on. */
export type Remark =
  /** Its last day is over. */
  | 'PAST'
  /** It ended before it began; the days stand the other way round. */
  | 'REVERSED'
  /** The kind is not asked for in the unit that was said. */
  | 'UNIT'
  /** What was said as a day is none, so no day is taken from it. */
  | 'NO_DAY'

export interface Reading {
  act: SaidAct['act'] | 'DAY'
  /** Of an event; the unit is absent where the kind has none or none was said. */
  kind?: string
  unit?: LeaveUnit
  room?: number
  form?: number
  days: Days | null
  /** Minutes after midnight. */
  start: number | null
  end: number | null
  /** How long the working day is to go on, where it was not said from when: from its planned end. */
  longer?: number
  /** What was typed and not understood: a name perhaps. */
  words: string[]
  /** Days as they were typed that no calendar has; a 31st of next month has no words of its own. */
  noDays: string[]
  remarks: Remark[]
}

const OVERTIME = 'WORK:EXTENDED'
const MOST = 6
/** A range is not meant to go further than this: what seems to does so because it is reversed. */
const LONGEST_DAYS = 183
/** Acts about what is behind, and those that are dated by the working day. */
const TOLD = new Set<Reading['act']>(['CORRECTION', 'WORK', 'DAY'])
/** Acts that last a few days at most. */
const OF_A_DAY = new Set<Reading['act']>(['EVENT', 'ROOM', 'CORRECTION'])
const BY_WORK_DAY = new Set<Reading['act']>(['CORRECTION', 'WORK', 'DAY'])

/**
 * What a phrase may mean, the likeliest first: 반차 내일 오후, 회의실 A 금요일 14시~16시, 24일 연차. Where it may mean several things all of
 * them are told, and nothing is chosen. Empty when nothing is to be done with it.
 */
export function readPhrase(phrase: string, world: PhraseWorld): Reading[] {
  const said = arrangeTokens(splitPhrase(phrase, thingsOf(world)))
  const acts = actsOf(said)
  const readings = acts.flatMap((act) => readAct(act, said, world))
  const different = new Map(readings.map((reading) => [JSON.stringify(reading), reading]))
  return [...different.values()].slice(0, MOST)
}

function thingsOf({ kinds, rooms, forms }: PhraseWorld): NamedThing[] {
  return [
    ...kinds.map(({ code, names }) => ({
      names,
      token: { is: 'act' as const, said: { act: 'EVENT' as const, kind: code } },
    })),
    ...rooms.map(({ id, names }) => ({ names, token: { is: 'room' as const, id } })),
    ...forms.map(({ id, names }) => ({ names, token: { is: 'form' as const, id } })),
  ]
}

/** What is to be done: an event before a room, since 재택 회의 is worked at home; days alone are looked at. */
function actsOf(said: SaidPhrase): SaidAct[] | { act: 'DAY' }[] {
  const { acts, rooms, forms } = said
  const events = acts.filter(({ act }) => act === 'EVENT')
  const others = acts.filter(({ act }) => act !== 'EVENT')
  if (rooms.length > 0) return [{ act: 'ROOM' }]
  if (forms.length > 0 && events.length === 0) return [{ act: 'DOCUMENT' }]
  if (others.length > 0 && (events.length === 0 || others.some(({ act }) => act === 'CALENDAR')))
    return others.slice(0, 1)
  if (events.length > 0)
    return others.length > 0 ? [...events.slice(0, 1), ...others.slice(0, 1)] : events.slice(0, 2)
  if (said.unit !== null && said.unit !== 'FULL') return [{ act: 'EVENT', kind: 'VACATION:ANNUAL' }]
  return said.days.length > 0 && said.words.length === 0 ? [{ act: 'DAY' }] : []
}

function readAct(
  { act, ...rest }: SaidAct | { act: 'DAY' },
  phrase: SaidPhrase,
  world: PhraseWorld,
): Reading[] {
  const said = OF_A_DAY.has(act) ? withoutYears(phrase) : phrase
  const kind = 'kind' in rest ? rest.kind : undefined
  const side: Side = TOLD.has(act) && act !== 'DAY' ? 'BACK' : 'AHEAD'
  const days = daysOf(said.days, todaysOf(act, world), side)
  const isNoDay = days.length === 0 && said.days.length + said.noDays.length > 0
  const times = spansOf(said)
  const things = act === 'ROOM' ? roomsOf(said) : act === 'DOCUMENT' ? formsOf(said) : [{}]
  const units = act === 'EVENT' && kind !== undefined ? unitsOf(kind, said, times[0]!, world) : [{}]
  const isUnclear = said.start?.half == null && times.length > 1
  return (days.length > 0 ? days : [null]).flatMap((range) =>
    units.flatMap(({ noUnit, ...unit }: { unit?: LeaveUnit; noUnit?: boolean }) =>
      things.flatMap((thing) =>
        (isUnclear && timesMatter(act, unit.unit) ? times : times.slice(0, 1)).map((span): Reading => ({
          act,
          ...(kind !== undefined && { kind }),
          ...unit,
          ...thing,
          days: range && { from: range.from, to: endOf(range, unit.unit, said) },
          ...span,
          ...(kind === OVERTIME && span.start === null && said.minutes !== null && { longer: said.minutes }),
          words: said.words,
          noDays: said.noDays,
          remarks: [
            ...(isNoDay ? ['NO_DAY' as const] : []),
            ...(range && isOver(range, world, act) ? ['PAST' as const] : []),
            ...(range?.isReversed ? ['REVERSED' as const] : []),
            ...(noUnit ? ['UNIT' as const] : []),
          ],
        })),
      ),
    ),
  )
}

/** Nobody asks for leave from January to December: a year by itself is left standing as it was typed. */
function withoutYears(said: SaidPhrase): SaidPhrase {
  const years = said.days.flatMap((one) => (isYears(one) ? [one.from] : []))
  if (years.length === 0) return said
  const words = new Set(years.map((year) => year.said))
  return { ...said, days: said.days.filter((one) => !isYears(one)), words: [...words, ...said.words] }
}

type BareYears = SaidDays & { from: Extract<SaidDay, { by: 'year' }> }

const isYears = (said: SaidDays): said is BareYears =>
  said.from?.by === 'year' && (!said.to || said.to.by === 'year')

const roomsOf = ({ rooms }: SaidPhrase) => (rooms.length > 0 ? rooms.map((room) => ({ room })) : [{}])
const formsOf = ({ forms }: SaidPhrase) => (forms.length > 0 ? forms.map((form) => ({ form })) : [{}])

const timesMatter = (act: Reading['act'], unit: LeaveUnit | undefined): boolean =>
  act === 'ROOM' || (act === 'EVENT' && (unit === undefined || TIMED_UNITS.has(unit)))

/** Parts of a day have one day. */
const endOf = ({ from, to }: Days, unit: LeaveUnit | undefined, said: SaidPhrase): Temporal.PlainDate =>
  unit !== undefined && unit !== 'FULL' && said.days.every(({ to: end, count }) => !end && !count) ? from : to

/** Before the day changes at night "today" is the day that runs, or that of the calendar. */
function todaysOf(act: Reading['act'], { today, workDay }: PhraseWorld): Temporal.PlainDate[] {
  if (today.equals(workDay)) return [today]
  return BY_WORK_DAY.has(act) ? [workDay, today] : [today, workDay]
}

function isOver({ to }: Days, { today, workDay }: PhraseWorld, act: Reading['act']): boolean {
  return !TOLD.has(act) && Temporal.PlainDate.compare(to, BY_WORK_DAY.has(act) ? workDay : today) < 0
}

/** Which day it is follows from no other one that is said beside it. */
const isFixed = (said: SaidDay): boolean => isOfToday(said) || ('year' in said && said.year !== undefined)

type Range = Days & { isReversed?: true }

function daysOf(said: readonly SaidDays[], todays: readonly Temporal.PlainDate[], side: Side): Range[] {
  const all = todays.flatMap((today) => said.flatMap((one) => rangesOf(one, today, side)))
  return [...new Map(all.map((range) => [`${range.from}${range.to}`, range])).values()]
}

function rangesOf({ from, to, count, mayCount }: SaidDays, today: Temporal.PlainDate, side: Side): Range[] {
  const starts = from ? resolveDay(from, today, side) : [{ from: today, to: today }]
  if (count !== null)
    return starts.map((start) => ({ from: start.from, to: start.from.add({ days: count - 1 }) }))
  if (!to) return starts
  return starts.flatMap((start) => {
    // The end is counted from the start: 28일~3일 goes into the next month.
    const [end] = resolveDay(to, isOfToday(to) ? today : start.from)
    if (!end) return []
    const range = inOrder(start.from, end.to, !isFixed(to))
    if (!mayCount || to.by !== 'day') return [range]
    const counted = { from: start.from, to: start.from.add({ days: to.day - 1 }) }
    // 14일부터 16일 is until the 16th; 14일부터 3일 is three days long sooner than until the third of the next month.
    const isNear = end.to.toPlainYearMonth().equals(start.from.toPlainYearMonth())
    return isNear ? [range, counted] : [counted, range]
  })
}

/** @param isFound the end is the next day of that name behind the start */
function inOrder(from: Temporal.PlainDate, to: Temporal.PlainDate, isFound: boolean): Range {
  const isReversed = Temporal.PlainDate.compare(to, from) < 0
  if (isReversed) return { from: to, to: from, isReversed }
  // 26일~24일 was not meant to last until the next month's, nor 12/26~12/24 until the next year's.
  if (!isFound || from.until(to).days <= LONGEST_DAYS) return { from, to }
  return { from: to.subtract({ years: 1 }), to: from, isReversed: true }
}

function spansOf({ start, end, minutes, half }: SaidPhrase): Span[] {
  // 내일 오후 3시 has its half beside it; 오후 내일 3시 does not.
  const withHalf = start && start.half === null && start.hour < 12 && half ? { ...start, half } : start
  const spans = resolveSpan(withHalf, end, minutes)
  return spans.length > 0 ? spans : [{ start: null, end: null }]
}

interface Unit {
  unit?: LeaveUnit
  noUnit?: boolean
}

/** The units that may be meant of a kind; one that the kind does not have is left open, and said so. */
function unitsOf(kind: string, said: SaidPhrase, span: Span, { kinds }: PhraseWorld): Unit[] {
  const offered = kinds.find(({ code }) => code === kind)?.units
  if (offered?.length === 0) return [{}]
  const wanted = wantedUnits(said, span)
  const known = wanted.filter((unit) => offered === undefined || offered.includes(unit))
  if (known.length > 0) return known.map((unit) => ({ unit }))
  return wanted.length > 0 ? [{ noUnit: true }] : [{}]
}

function wantedUnits({ unit, half, minutes }: SaidPhrase, { start, end }: Span): LeaveUnit[] {
  if (unit === 'FULL' || unit === 'TIME') return [unit]
  if (unit === 'HALF') return halves(half, start)
  if (unit === 'QUARTER') return ['QUARTER']
  if (start !== null && end !== null && minutes === null) return ['TIME']
  if (minutes === 60) return ['ONEHOUR', 'TIME']
  if (minutes === 120) return ['QUARTER', 'TIME']
  if (minutes !== null) return ['TIME']
  if (start !== null || end !== null) return ['TIME']
  return half ? [half] : []
}

/** A half day without its half is either; a time before noon says which. */
function halves(half: Half | null, start: number | null): LeaveUnit[] {
  if (half) return [half]
  if (start !== null) return [start < 12 * 60 ? 'AM' : 'PM']
  return ['AM', 'PM']
}
