import { expect, test } from 'vitest'
import { byDay, readRecordsSearch } from './records-view.ts'

test('the address says which list, month and page; nonsense is left out', () => {
  expect(readRecordsSearch({ list: 'late', month: '2026-11', team: 3, page: 2 })).toEqual({
    list: 'late',
    month: '2026-11',
    team: 3,
    page: 2,
  })
  expect(readRecordsSearch({ list: 'early', month: '2026-13', team: 'x' })).toEqual({})
})

test('selected rows are told by their day', () => {
  expect(byDay(['2026-11-24 3', '2026-11-23 3', '2026-11-24 5'])).toEqual([
    { date: '2026-11-24', user_ids: [3, 5] },
    { date: '2026-11-23', user_ids: [3] },
  ])
})
