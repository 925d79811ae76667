import type { CallInput } from '../../../api/call.ts'
import type { createBooking, updateBooking } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { MOST_OCCURRENCES, occurrences } from '#rules/meeting-rooms/occurrences.ts'
import type { Span } from './grid-time.ts'
import { type PlacedBooking, wireTime } from './lanes.ts'
import { addDays } from './meeting-view.ts'

/** What the form holds; minutes for times, so that they compare. */
// A type, not an interface: forms ask for an index signature.
export type BookingForm = {
  title: string
  room_id: number
  date: string
  start: number
  end: number
  note: string
  frequency: 'NONE' | 'DAILY' | 'WEEKLY' | 'MONTHLY'
  every: number
  /** 1 Monday … 7 Sunday. */
  weekdays: number[]
  until: string
  skip_conflicts: boolean
  /** How far a change reaches when the booking is part of a series. */
  scope: Scope
}

export type Scope = 'THIS' | 'FOLLOWING' | 'ALL'

/** What a new booking is about: a room, a day and a time. */
export interface Draft extends Span {
  room_id: number
  date: string
}

const USUAL_REPEAT_DAYS = 27

export function newBooking(draft: Draft): BookingForm {
  const weekday = Temporal.PlainDate.from(draft.date).dayOfWeek
  return {
    ...draft,
    title: '',
    note: '',
    frequency: 'NONE',
    every: 1,
    weekdays: [weekday],
    until: addDays(draft.date, USUAL_REPEAT_DAYS),
    skip_conflicts: false,
    scope: 'THIS',
  }
}

export function editedBooking({ booking, start, end }: PlacedBooking): BookingForm {
  const { title, note } = booking
  return { ...newBooking({ room_id: booking.room_id, date: booking.date, start, end }), title, note }
}

/** The days that a form asks for: its day, or those of its rule, as the server will count them. */
export function wantedDays(form: BookingForm): string[] {
  if (form.frequency === 'NONE') return [form.date]
  const rule = {
    frequency: form.frequency,
    every: form.every,
    weekdays: form.weekdays,
    until: Temporal.PlainDate.from(form.until),
  }
  return occurrences(Temporal.PlainDate.from(form.date), rule).map(String)
}

export type FormFault = 'title' | 'range' | 'until' | 'noDay' | 'tooMany'

/** What is wrong with a form before it is sent, by the name of its input. */
export function faultsOf(form: BookingForm): Partial<Record<keyof BookingForm, FormFault>> {
  const faults: Partial<Record<keyof BookingForm, FormFault>> = {}
  if (form.title.trim() === '') faults.title = 'title'
  if (form.end <= form.start) faults.end = 'range'
  if (form.frequency === 'NONE') return faults
  if (form.until < form.date) faults.until = 'until'
  else if (wantedDays(form).length === 0) faults.until = 'noDay'
  else if (wantedDays(form).length > MOST_OCCURRENCES) faults.until = 'tooMany'
  return faults
}

export function createBody(form: BookingForm): CallInput<typeof createBooking>['body'] {
  const { frequency, every, until } = form
  const weekdays = frequency === 'WEEKLY' ? form.weekdays : []
  return {
    ...placeBody(form),
    title: form.title,
    note: form.note,
    ...(frequency !== 'NONE' && {
      repeat: { frequency, every, weekdays, until },
      skip_conflicts: form.skip_conflicts,
    }),
  }
}

type Change = NonNullable<CallInput<typeof updateBooking>['body']>

/** Only what changed: further occurrences of a series keep what they have of the rest. */
export function changeBody(before: BookingForm, form: BookingForm): Change {
  const change: Change = {}
  if (form.title !== before.title) change.title = form.title
  if (form.note !== before.note) change.note = form.note
  if (form.room_id !== before.room_id) change.room_id = form.room_id
  if (form.date !== before.date) change.date = form.date
  if (form.start !== before.start) change.start_time = wireTime(form.start)
  if (form.end !== before.end) change.end_time = wireTime(form.end)
  return change
}

/** Place and time as the server takes them; also the optimistic state of a moved booking. */
export function placeBody({ room_id, date, start, end }: Draft) {
  return { room_id, date, start_time: wireTime(start), end_time: wireTime(end) }
}
