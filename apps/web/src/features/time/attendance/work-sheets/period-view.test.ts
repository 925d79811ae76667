import { expect, test } from 'vitest'
import { readMonthSearch, readPeriodSearch } from './period-view.ts'

test('weeks and months of the address', () => {
  expect(readPeriodSearch({ view: 'month', date: '2026-11-20', user: '4' })).toEqual({
    view: 'month',
    date: '2026-11-20',
    user: 4,
  })
  expect(readPeriodSearch({ view: 'decade', date: 'x' })).toEqual({})
  expect(readMonthSearch({ month: '2026-11', team: '2', page: '1' })).toEqual({ month: '2026-11', team: 2 })
  expect(readMonthSearch({ month: '2026-13' })).toEqual({})
})
