import { expect, test } from 'vitest'
import { readAuditSearch } from './audit-search.ts'

test.each([
  [{}, {}],
  [
    { actor: '3', user: 'x', area: 'TIME' },
    { actor: 3, area: 'TIME' },
  ],
  [{ area: 'NOTHING', action: 'team.create' }, { action: 'team.create' }],
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-01', to: '2026-11-30' },
  ],
  [{ from: '2026-11-30', to: '2026-11-01' }, {}],
  [{ from: '2026-11-01' }, {}],
  [{ from: '2026-02-30', to: '2026-03-01' }, {}],
])('%j is read as %j', (search, read) => {
  expect(readAuditSearch(search)).toEqual(read)
})
