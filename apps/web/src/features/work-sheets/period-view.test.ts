import { expect, test } from 'vitest'
import { mondayOf, readMonthSearch, readPeriodSearch } from './period-view.ts'

test('weeks and months of the address', () => {
  expect(readPeriodSearch({ view: 'month', date: '2026-11-20', user: '4' })).toEqual({
    view: 'month',
    date: '2026-11-20',
    user: 4,
  })
  expect(readPeriodSearch({ view: 'year', date: 'x' })).toEqual({})
  expect(readMonthSearch({ month: '2026-11', team: '2', page: '1' })).toEqual({ month: '2026-11', team: 2 })
  expect(readMonthSearch({ month: '2026-13' })).toEqual({})
})

test('a week begins on Monday, whatever the calendar that was pressed says', () => {
  expect(['2026-11-16', '2026-11-19', '2026-11-22'].map((day) => mondayOf(day))).toEqual(
    Array.from({ length: 3 }, () => '2026-11-16'),
  )
  expect(mondayOf('2026-11-22', 'next')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23', 'next')).toBe('2026-11-23')
})
