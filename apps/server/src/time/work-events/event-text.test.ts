import { expect, test } from 'vitest'
import { hoursText } from './event-text.ts'

const on = Temporal.PlainDate.from('2026-12-15')
const night = {
  day: on,
  startMinute: 1320,
  endMinute: 1860,
  schedule: { start: 1320, end: 1860, breaks: [] },
}

test('hours over midnight end in the morning, and of several days the one that refuses is named', () => {
  expect(hoursText({ from: on, to: on }, night as never, 'ko')).toBe('22:00 ~ 익일 07:00')
  const from = on.subtract({ days: 1 })
  expect(hoursText({ from, to: on }, night as never, 'ko')).toBe('12월 15일(화) 22:00 ~ 익일 07:00')
})
