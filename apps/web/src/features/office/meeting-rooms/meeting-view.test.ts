import { expect, test } from 'vitest'
import { meetingView, readMeetingSearch, stepDate } from './meeting-view.ts'

test('an empty address is the day of today', () => {
  expect(meetingView(readMeetingSearch({}), '2026-11-23')).toMatchObject({
    view: 'day',
    from: '2026-11-23',
    to: '2026-11-23',
  })
})

test('a week runs from Monday to Sunday around its day, as in the calendars of the kit', () => {
  const sunday = meetingView({ view: 'week', date: '2026-11-29', room: 3 }, '2026-11-23')
  expect(sunday).toMatchObject({ from: '2026-11-23', to: '2026-11-29', roomId: 3 })
})

test.each([
  { date: '2026-02-30' },
  { date: 'yesterday' },
  { date: '9999-01-01' },
  { view: 'month' },
  { room: 'x' },
  { category: 1.5 },
])('%o is left out', (search) => expect(readMeetingSearch(search)).toEqual({}))

test('a step is a day or a week', () => {
  expect(stepDate({ view: 'day', date: '2026-12-31' }, 1)).toBe('2027-01-01')
  expect(stepDate({ view: 'week', date: '2026-11-23' }, -1)).toBe('2026-11-16')
})
