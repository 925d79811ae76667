import { expect, test } from 'vitest'
import type { EventValues } from '../document/event-document.ts'
import { wantedOf } from '../leave-draft.ts'
import type { LeaveEvent } from '../leave-queries.ts'
import { changeOf, draftOf, whyFixed } from './change-draft.ts'

const event = (of: Partial<LeaveEvent>): LeaveEvent => ({
  wk_event_id: 7,
  wk_start_date: '2026-11-25',
  wk_end_date: '2026-11-27',
  user_id: 1,
  username: '김사원',
  team_name: '개발팀',
  wk_event: 'VACATION:ANNUAL:FULL',
  event_name: '연차',
  evt_start_time: null,
  evt_end_time: null,
  wk_comment: '이사',
  wk_location: '',
  wk_occasion_date: null,
  wk_occasion_case: null,
  frees_work: true,
  comp_minutes: 0,
  applied_days: 3,
  applied_minutes: 1440,
  counted_days: [],
  cancel_days: [],
  canceled_days: [],
  drf_id: 3,
  drf_status: 'REQUESTED',
  cancel_drf_id: null,
  alter_of: null,
  is_fixed: false,
  abilities: { change: true, cancel: true, ask_cancel: false, move_occasion: false },
  ...of,
})

test.each([
  ['VACATION:ANNUAL:FULL', null, null, { kind: 'VACATION:ANNUAL', unit: 'FULL', start: '', end: '' }],
  // The half of the day is placed by the unit, not by times.
  ['HOME:AM', '09:00:00', '14:00:00', { kind: 'HOME', unit: 'AM', start: '', end: '' }],
  [
    'CUSTOM:12:QUARTER',
    '14:00:00',
    '16:00:00',
    { kind: 'CUSTOM:12', unit: 'QUARTER', start: '14:00', end: '' },
  ],
  ['OUT:TIME', '14:00:00', '16:30:00', { kind: 'OUT', unit: 'TIME', start: '14:00', end: '16:30' }],
  [
    'WORK:EXTENDED',
    '22:00:00',
    '25:30:00',
    { kind: 'WORK:EXTENDED', unit: 'TIME', start: '22:00', end: '01:30' },
  ],
] as const)('%s goes into the form as it was asked for', (code, start, end, expected) => {
  const draft = draftOf(event({ wk_event: code, evt_start_time: start, evt_end_time: end }))
  expect(draft).toMatchObject({
    ...expected,
    wk_start_date: '2026-11-25',
    wk_end_date: '2026-11-27',
    reason: '이사',
  })
  expect(changeOf(draft, draft, undefined).wk_event).toBe(code)
})

test('overtime after midnight is sent as it was asked for, until another time is typed', () => {
  const night = { wk_event: 'WORK:EXTENDED', evt_start_time: '24:10:00', evt_end_time: '24:30:00' }
  const draft = draftOf(event(night))
  expect(draft).toMatchObject({ start: '00:10', end: '00:30' })
  expect(changeOf(draft, draft, undefined)).toMatchObject({ evt_start_time: '24:10', evt_end_time: '00:30' })
  expect(wantedOf({ ...draft, start: '22:00' })).toMatchObject({ evt_start_time: '22:00' })
})

test('a time before midnight goes into the form with the clock of its evening', () => {
  const early = { wk_event: 'WORK:EXTENDED', evt_start_time: '-00:30:00', evt_end_time: '00:30:00' }
  expect(draftOf(event(early))).toMatchObject({ start: '23:30', end: '00:30' })
})

test('what is attached stays until it is taken away or another takes its place', () => {
  const draft = draftOf(event({}))
  const kept = { id: 'kept', name: 'a.pdf', bytes: 10 }
  const file = new File(['b'], 'b.pdf')
  expect(changeOf(draft, draft, undefined)).not.toHaveProperty('apv_attach')
  expect(changeOf(draft, draft, [kept])).not.toHaveProperty('apv_attach')
  expect(changeOf(draft, draft, [])).toMatchObject({ apv_attach: '' })
  expect(changeOf(draft, draft, [{ ...kept, file }]).apv_attach).toBe(file)
})

test('days off that were asked for with weekend work are filled in, and taken away only by hand', () => {
  const work = event({ wk_event: 'WORK:WEEKEND:FULL', comp_minutes: 720 })
  const sent = {
    alter_start_date: '2026-12-02',
    alter_end_date: '2026-12-02',
    alter_wk_event: 'SP:COMPTIME:TIME',
    alter_start_time: '14:00:00',
    alter_end_time: '16:00:00',
  } as EventValues
  const draft = draftOf(work, sent)
  const asked = {
    alter_start_date: '2026-12-02',
    alter_wk_event: 'SP:COMPTIME:TIME',
    alter_start_time: '14:00',
    alter_end_time: '16:00',
  }
  expect(changeOf(draft, draft, undefined)).toMatchObject(asked)
  expect(wantedOf(draft)).toMatchObject(asked)
  const none = { ...draft, alterDay: '', alterRest: undefined }
  expect(changeOf(none, draft, undefined)).toMatchObject({ alter_start_date: '' })
  // What was not read is not taken away.
  const unread = draftOf(work)
  expect(changeOf(unread, unread, undefined)).not.toHaveProperty('alter_start_date')
})

test('a request out of whose middle a day was cancelled says so', () => {
  const abilities = { change: false, cancel: true, ask_cancel: false, move_occasion: false }
  const of = { wk_start_date: '2026-11-25', wk_end_date: '2026-11-27', abilities }
  expect(whyFixed(event({ ...of, canceled_days: ['2026-11-26'] }))).toBe('gap')
  expect(whyFixed(event({ ...of, canceled_days: ['2026-11-24'] }))).toBe('seen')
})

test.each([
  ['REQUESTED', true, null],
  ['REQUESTED', false, 'seen'],
  ['APPROVED', false, 'approved'],
  // Entered by an admin, without a document.
  ['APPROVED', true, null],
  ['DENIED', false, null],
] as const)('%s, changeable %s: %s', (drf_status, change, why) => {
  expect(
    whyFixed(
      event({ drf_status, abilities: { change, cancel: true, ask_cancel: false, move_occasion: false } }),
    ),
  ).toBe(why)
})

test('days off that were approved with weekend work have no document: they are cancelled, or an admin is asked', () => {
  const off = { drf_id: null, drf_status: 'APPROVED', alter_of: 9 } as const
  const why = (cancel: boolean, more: Partial<LeaveEvent> = {}) =>
    whyFixed(
      event({
        ...off,
        ...more,
        abilities: { change: false, cancel, ask_cancel: false, move_occasion: false },
      }),
    )
  expect(why(true)).toBe('alternative')
  expect(why(false)).toBe('byAdmin')
  expect(why(false, { alter_of: null })).toBe('byAdmin')
})
