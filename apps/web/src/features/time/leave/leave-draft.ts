import type { EndpointCall } from '#contract/endpoint.ts'
import type { previewEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { BUILT_IN_CODES, COMPTIME } from '#rules/event-codes/event-codes.ts'
import { type LeaveCase, LEAVE_FIGURES, type OccasionFigures } from '#rules/event-codes/statutory-leave.ts'
import { clock, minutesOf } from '../../../text/in-language.ts'
import { TIMED_UNITS, unitOfEventCode, type LeaveUnit } from '#rules/leave/leave-unit.ts'

/** What a person has chosen so far. Days are yyyy-MM-dd, times HH:mm; '' is not chosen yet. */
export interface LeaveDraft extends Record<string, unknown> {
  /** What for: the kind of event without its unit. */
  kind: string
  unit: LeaveUnit
  wk_start_date: string
  wk_end_date: string
  start: string
  end: string
  /** As a request was stored that begins after midnight, 24:10: its clock alone would say the morning of its day. */
  laidStart?: string | undefined
  reason: string
  /** Of who is out. */
  location: string
  /** The day of the birth or loss that the leave is for, and which case that is. */
  occasion: string
  occasionCase: LeaveCase | ''
  /** When the time off that weekend work earns is taken, and how much of that day. */
  alterDay: string
  alterUnit: LeaveUnit
  /** What else was said of it elsewhere, which this form does not ask: it goes with the day. */
  alterRest?: AlterRest | undefined
}

type AlterRest = Pick<
  EndpointCall<typeof requestEvent>['body'],
  'alter_end_date' | 'alter_start_time' | 'alter_end_time'
>

export const ALTER_UNITS = ['FULL', 'AM', 'PM'] as const satisfies readonly LeaveUnit[]
const WEEKEND_WORK = 'WORK:WEEKEND'

/** Whether days off may be asked for together with it. */
export const earnsDaysOff = ({ kind }: Pick<LeaveDraft, 'kind'>) => kind === WEEKEND_WORK

type Wanted = EndpointCall<typeof previewEvent>['query']

export const ANNUAL = 'VACATION:ANNUAL'
/** Whether somebody is free by it, by law or by contract; the company's own kinds are of either sort. */
export const isLeave = (kind: string) => /^(VACATION|SP|HEALTH|PUBLIC):/.test(kind)
/** As long as its times say: its code has no unit. */
export const OVERTIME = 'WORK:EXTENDED'

export const EMPTY_DRAFT: LeaveDraft = {
  kind: ANNUAL,
  unit: 'FULL',
  wk_start_date: '',
  wk_end_date: '',
  start: '',
  end: '',
  reason: '',
  location: '',
  occasion: '',
  occasionCase: '',
  alterDay: '',
  alterUnit: 'FULL',
}

/** The order in which people read the units: whole day first. */
export const UNIT_CHOICES: readonly LeaveUnit[] = ['FULL', 'AM', 'PM', 'QUARTER', 'ONEHOUR', 'TIME']

export function codeOf({ kind, unit }: Pick<LeaveDraft, 'kind' | 'unit'>): string {
  return kind === OVERTIME ? kind : `${kind}:${unit}`
}

/** The draft for something else: what of its unit the new kind does not know becomes the first that it knows. */
export function withKind(draft: LeaveDraft, kind: string, units: readonly LeaveUnit[]): LeaveDraft {
  const unit = units.includes(draft.unit) ? draft.unit : (units[0] ?? 'TIME')
  return { ...withUnit(draft, unit), kind }
}

/** The units in which a kind is asked for, by the codes of its events, in the order in which people read them. */
export function unitsOf(codes: readonly string[]): LeaveUnit[] {
  return UNIT_CHOICES.filter((unit) => codes.some((code) => code.endsWith(`:${unit}`)))
}

interface KindInGroup {
  code: string
  group: string
}

/** Whether somebody is somewhere with it: kinds of the company's own say so by their group. */
export function isOut({ kind }: Pick<LeaveDraft, 'kind'>, kinds: readonly KindInGroup[] = []): boolean {
  return kind.startsWith('OUT') || kinds.some(({ code, group }) => code === kind && group === 'OUT')
}

export function unitOf(code: string): LeaveUnit {
  return unitOfEventCode(code)
}

export function needsStart(unit: LeaveUnit): boolean {
  return TIMED_UNITS.has(unit)
}

/** What the law says of the event that a kind goes by, as of the first day; undefined for all kinds that go by none. */
export function occasionOf({
  kind,
  wk_start_date: day,
}: Pick<LeaveDraft, 'kind' | 'wk_start_date'>): OccasionFigures | undefined {
  const statutory = BUILT_IN_CODES.find(({ code }) => code === kind)?.statutory
  if (!statutory) return undefined
  const rows = LEAVE_FIGURES[statutory].toSorted((a, b) => b.from.localeCompare(a.from))
  return (day ? rows.find((row) => row.from <= day) : rows[0])?.occasion
}

/** What must still be chosen before anything can be counted. */
export type MissingPart = 'day' | 'start' | 'end' | 'occasion'

export function missingIn(draft: LeaveDraft): MissingPart | null {
  if (occasionOf(draft) && !draft.occasion) return 'occasion'
  if (!draft.wk_start_date) return 'day'
  if (needsStart(draft.unit) && !draft.start) return 'start'
  return draft.unit === 'TIME' && !draft.end ? 'end' : null
}

/** The draft with another unit: parts of a day have one day, and keep the times that they still need. */
export function withUnit(draft: LeaveDraft, unit: LeaveUnit): LeaveDraft {
  return {
    ...draft,
    unit,
    wk_end_date: unit === 'FULL' ? draft.wk_end_date : draft.wk_start_date,
    start: needsStart(unit) ? draft.start : '',
    end: unit === 'TIME' ? draft.end : '',
  }
}

/** The draft with other days, in whichever order they were picked. A range that is half picked is one day. */
export function withDays(draft: LeaveDraft, first: string | null, second: string | null): LeaveDraft {
  const [start = '', end = start] = [first, second].filter((day) => day !== null).toSorted()
  return { ...draft, wk_start_date: start, wk_end_date: draft.unit === 'FULL' ? end : start }
}

/** The question to the server, null while something is missing. */
export function wantedOf(draft: LeaveDraft): Wanted | null {
  if (missingIn(draft)) return null
  return {
    code: codeOf(draft),
    wk_start_date: draft.wk_start_date,
    wk_end_date: draft.wk_end_date || draft.wk_start_date,
    ...(needsStart(draft.unit) && { evt_start_time: startOf(draft) }),
    ...(draft.unit === 'TIME' && { evt_end_time: draft.end }),
    ...occasionFields(draft),
    ...(earnsDaysOff(draft) && draft.alterDay && alterFields(draft)),
  }
}

function startOf({ start, laidStart }: LeaveDraft): string {
  return laidStart && typedClock(laidStart) === start ? laidStart : start
}

const DAY_MINUTES = 1440

/** As it is typed: the clock of the day on which it lies. */
export const typedClock = (time: string) => clock((minutesOf(time) + DAY_MINUTES) % DAY_MINUTES)

function occasionFields(draft: LeaveDraft) {
  const occasion = occasionOf(draft)
  if (!occasion) return {}
  const isKnown = draft.occasionCase !== '' && occasion.cases?.[draft.occasionCase] !== undefined
  return {
    wk_occasion_date: draft.occasion,
    ...(isKnown && { wk_occasion_case: draft.occasionCase as LeaveCase }),
  }
}

function alterFields({ alterDay, alterUnit, alterRest }: LeaveDraft) {
  return { alter_start_date: alterDay, alter_wk_event: `${COMPTIME}:${alterUnit}`, ...alterRest }
}

/** The request itself. */
export function bodyOf(draft: LeaveDraft): EndpointCall<typeof requestEvent>['body'] {
  const { code, ...days } = wantedOf(draft)!
  return {
    ...days,
    wk_event: code,
    wk_comment: draft.reason.trim(),
    // What a kind of the company is, the server knows; it keeps a place only of who is out.
    ...((isOut(draft) || draft.kind.startsWith('CUSTOM:')) && { wk_location: draft.location.trim() }),
  }
}
