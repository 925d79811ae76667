import { expect, test } from 'vitest'
import { readRecordsSearch } from './records-view.ts'

test('the address says which list, month and page; nonsense is left out', () => {
  expect(readRecordsSearch({ list: 'late', month: '2026-11', team: 3, page: 2 })).toEqual({
    list: 'late',
    month: '2026-11',
    team: 3,
    page: 2,
  })
  expect(readRecordsSearch({ list: 'early', month: '2026-13', team: 'x' })).toEqual({})
})
