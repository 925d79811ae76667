import { expect, test } from 'vitest'
import { changeBody, createBody, faultsOf, newBooking, wantedDays } from './booking-form.ts'

// 2026-11-23 is a Monday.
const form = { ...newBooking({ room_id: 7, date: '2026-11-23', start: 600, end: 660 }), title: '주간 회의' }

test('a single booking names no repetition', () => {
  expect(createBody(form)).toEqual({
    room_id: 7,
    date: '2026-11-23',
    start_time: '10:00',
    end_time: '11:00',
    title: '주간 회의',
    note: '',
  })
})

test('a weekly one begins with its own weekday and four weeks', () => {
  const weekly = { ...form, frequency: 'WEEKLY' } as const
  expect(wantedDays(weekly)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'])
  expect(createBody(weekly)).toMatchObject({
    repeat: { weekdays: [1], until: '2026-12-20' },
    skip_conflicts: false,
  })
})

test('weekdays of another frequency are not sent', () => {
  expect(createBody({ ...form, frequency: 'DAILY' }).repeat).toMatchObject({
    frequency: 'DAILY',
    weekdays: [],
  })
})

test.each([
  [{ title: '  ' }, { title: 'title' }],
  [{ end: 600 }, { end: 'range' }],
  [{ frequency: 'DAILY', until: '2026-11-22' }, { until: 'until' }],
  [{ frequency: 'WEEKLY', weekdays: [7], until: '2026-11-25' }, { until: 'noDay' }],
  [{ frequency: 'DAILY', until: '2027-11-23' }, { until: 'tooMany' }],
  [{ frequency: 'NONE', until: '2020-01-01' }, {}],
] as const)('%o is refused as %o', (change, faults) => {
  expect(faultsOf({ ...form, ...change } as typeof form)).toEqual(faults)
})

test('a change names only what changed', () => {
  expect(changeBody(form, { ...form, end: 1440, note: '자료 지참' })).toEqual({
    end_time: '00:00',
    note: '자료 지참',
  })
  expect(changeBody(form, form)).toEqual({})
})
