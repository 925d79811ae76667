import type { EndpointCall } from '#contract/endpoint.ts'
import type { previewEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { TIMED_UNITS, unitOfEventCode, type LeaveUnit } from '#rules/leave/leave-unit.ts'

/** What a person has chosen so far. Days are yyyy-MM-dd, times HH:mm; '' is not chosen yet. */
export interface LeaveDraft extends Record<string, unknown> {
  /** What for: the kind of event without its unit. */
  kind: string
  unit: LeaveUnit
  from: string
  to: string
  start: string
  end: string
  reason: string
  /** Of who is out. */
  location: string
}

type Wanted = EndpointCall<typeof previewEvent>['query']

export const ANNUAL = 'VACATION:ANNUAL'
/** As long as its times say: its code has no unit. */
export const OVERTIME = 'WORK:EXTENDED'

export const EMPTY_DRAFT: LeaveDraft = {
  kind: ANNUAL,
  unit: 'FULL',
  from: '',
  to: '',
  start: '',
  end: '',
  reason: '',
  location: '',
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

export function isOut({ kind }: Pick<LeaveDraft, 'kind'>): boolean {
  return kind.startsWith('OUT')
}

export function unitOf(code: string): LeaveUnit {
  return unitOfEventCode(code)
}

export function needsStart(unit: LeaveUnit): boolean {
  return TIMED_UNITS.has(unit)
}

/** What must still be chosen before anything can be counted. */
export function missingIn(draft: LeaveDraft): 'day' | 'start' | 'end' | null {
  if (!draft.from) return 'day'
  if (needsStart(draft.unit) && !draft.start) return 'start'
  return draft.unit === 'TIME' && !draft.end ? 'end' : null
}

/** The draft with another unit: parts of a day have one day, and keep the times that they still need. */
export function withUnit(draft: LeaveDraft, unit: LeaveUnit): LeaveDraft {
  return {
    ...draft,
    unit,
    to: unit === 'FULL' ? draft.to : draft.from,
    start: needsStart(unit) ? draft.start : '',
    end: unit === 'TIME' ? draft.end : '',
  }
}

/** The draft with other days, in whichever order they were picked. A range that is half picked is one day. */
export function withDays(draft: LeaveDraft, first: string | null, second: string | null): LeaveDraft {
  const [from = '', to = from] = [first, second].filter((day) => day !== null).toSorted()
  return { ...draft, from, to: draft.unit === 'FULL' ? to : from }
}

/** The question to the server, null while something is missing. */
export function wantedOf(draft: LeaveDraft): Wanted | null {
  if (missingIn(draft)) return null
  return {
    code: codeOf(draft),
    wk_start_date: draft.from,
    wk_end_date: draft.to || draft.from,
    ...(needsStart(draft.unit) && { evt_start_time: draft.start }),
    ...(draft.unit === 'TIME' && { evt_end_time: draft.end }),
  }
}

/** The request itself. */
export function bodyOf(draft: LeaveDraft): EndpointCall<typeof requestEvent>['body'] {
  const { code, ...days } = wantedOf(draft)!
  return {
    ...days,
    wk_event: code,
    wk_comment: draft.reason.trim(),
    ...(isOut(draft) && { wk_location: draft.location.trim() }),
  }
}
