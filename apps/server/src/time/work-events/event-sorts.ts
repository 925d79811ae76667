import type { Input } from '#contract/endpoint.ts'
import type { previewEvent } from '#contract/time/work-events/work-events.ts'
import type { LeaveCase } from '#rules/event-codes/statutory-leave.ts'
import type { DocumentKind } from '../../approvals/documents/index.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import type { HeldPart } from '../work-days/index.ts'
import type { EventPerson } from './event-person.ts'
import type { NewContent } from './events.store.ts'

/** What a person asks for. Times are minutes after midnight. */
export interface WantedEvent {
  code: string
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  start: number | undefined
  end: number | undefined
  /** The day of the event that it goes by, such as a birth, and which case it is. */
  occasionOn?: Temporal.PlainDate | undefined
  occasionCase?: LeaveCase | undefined
  /** The one who asks when absent. */
  memberId?: number | undefined
  /** The request that becomes this one: what it holds is free for it. */
  insteadOf?: number | undefined
  /** The days off that it earns, where they are asked for with it. */
  alternative?: WantedAlternative | undefined
}

/** Days on which the time off that weekend work earns is taken. */
export type WantedAlternative = Pick<WantedEvent, 'code' | 'from' | 'to' | 'start' | 'end'>

export type AskedEvent = WantedEvent & {
  reason: string
  location: string
}

/** A request that was judged under the person's lock, and may be stored. */
export interface JudgedEvent {
  person: Pick<
    EventPerson,
    'id' | 'name' | 'team_name' | 'standard_day_minutes' | 'done_cancelable' | 'leave_changeable'
  >
  /** The kind of its document. */
  document: DocumentKind<unknown, number>
  content: NewContent
  freesWork: boolean
  /** What the company calls its own kind. */
  ownName: string | null
}

/** What a request would do. */
export interface ShownEvent {
  /** By the names of the wire, but for what its team and its days say of it. */
  answer: Omit<
    Input<typeof previewEvent.response>,
    'coverage' | 'closed_date' | 'promised_date' | 'alter_error'
  >
  /** The parts of days that it would take, and whether they are free from work then. */
  holds: readonly HeldPart[]
  freesWork: boolean
}

export type AskingEvent = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language' | 'companyId' | 'now'>

/**
 * A sort of event: what codes of it need and take. The slice that keeps what such events draw on defines one; those that draw on
 * nothing are the sort of this slice.
 */
export interface EventSort {
  /** Whether events of a code are of it. */
  takes(code: string): boolean
  /** The kind of its documents. */
  readonly documentKind: string
  /** What a request would do, by the names of the wire; nothing is written. */
  preview(ctx: AskingEvent, wanted: WantedEvent): Promise<ShownEvent>
  /**
   * Judges a request under the person's lock; it may be stored in the same transaction.
   * @throws Failure for whatever stands against it
   */
  judge(ctx: CommandContext, asked: AskedEvent): Promise<JudgedEvent>
}

let sorts: readonly EventSort[] = []

/** Called by app.ts with the sorts of all slices. */
export function registerEventSorts(...given: readonly EventSort[]): void {
  sorts = given
}

/** @throws Failure EVENT_NOT_USABLE for a code that nobody knows */
export function sortOf(code: string): EventSort {
  return sorts.find((sort) => sort.takes(code)) ?? fail('EVENT_NOT_USABLE')
}

/** The kinds of documents that say nothing but an event. */
export const eventDocumentKinds = (): string[] => sorts.map(({ documentKind }) => documentKind)

export const isEventDocument = (kind: string): boolean => eventDocumentKinds().includes(kind)
