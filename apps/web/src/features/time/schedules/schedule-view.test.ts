import { expect, test } from 'vitest'
import { dayToShow, eventDayIn, monthBefore, monthOfSearch } from './schedule-view.ts'

test('what is planned begins a week ahead', () => {
  expect(monthOfSearch({}, '2026-11-27')).toBe('2026-12')
  expect(monthOfSearch({}, '2026-11-20')).toBe('2026-11')
  expect(monthOfSearch({ month: '2027-03' }, '2026-11-27')).toBe('2027-03')
})

test('the month before lies in the year before in January', () => {
  expect([monthBefore('2026-12'), monthBefore('2027-01')]).toEqual(['2026-11', '2026-12'])
})

test('an event begins a week ahead, or on the first day of the month that is shown', () => {
  expect(eventDayIn('2026-12', '2026-11-27')).toBe('2026-12-04')
  expect(eventDayIn('2027-03', '2026-11-27')).toBe('2027-03-01')
})

test('a month shows today and the week ahead, as far as it goes', () => {
  const november = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
  expect(dayToShow(november, '2026-11-20')).toBe('2026-11-27')
  expect(dayToShow(november, '2026-11-25')).toBe('2026-11-30')
  expect(dayToShow(november, '2026-12-01')).toBeUndefined()
})
