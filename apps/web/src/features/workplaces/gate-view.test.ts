import { expect, test } from 'vitest'
import { gateView, readGateSearch } from './gate-view.ts'

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
  expect(readGateSearch(search)).toEqual(wanted)
})

test('gaps are filled, and a long search is cut', () => {
  expect(gateView({})).toEqual({ search: '', page: 1 })
  expect(gateView({ q: '가'.repeat(100) }).search).toHaveLength(64)
})
