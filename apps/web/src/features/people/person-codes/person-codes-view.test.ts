import { expect, test } from 'vitest'
import { codesSearch, codesView, readCodesSearch } from './person-codes-view.ts'

test.each([
  [{}, {}],
  [
    { q: '김', page: '2' },
    { q: '김', page: 2 },
  ],
  [{ q: '', page: '1' }, {}],
  [{ q: 1001, page: 'x' }, { q: '1001' }],
  [{ page: -3 }, {}],
])('%o is read as %o', (search, wanted) => {
  expect(readCodesSearch(search)).toEqual(wanted)
})

test('gaps are filled, and a long search is cut', () => {
  expect(codesView({})).toEqual({ search: '', page: 1 })
  expect(codesView({ q: '가'.repeat(100) }).search).toHaveLength(64)
})

test('a view goes into the address and comes back', () => {
  const view = { search: 'ㄱㅎㅈ', page: 3 }
  expect(codesView(readCodesSearch({ ...codesSearch(view) }))).toEqual(view)
  expect(codesSearch({ search: '', page: 1 })).toEqual({})
})
