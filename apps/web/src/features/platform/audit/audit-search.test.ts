import { expect, test } from 'vitest'
import { filterOf } from './audit-queries.ts'
import { readAuditSearch } from './audit-search.ts'

test.each([
  [{}, {}],
  [
    { actor: '3', user: 'x', area: 'TIME' },
    { actor_id: 3, area: 'TIME' },
  ],
  [{ area: 'NOTHING', action: 'team.create' }, { action: 'team.create' }],
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { start_date: '2026-11-01', end_date: '2026-11-30' },
  ],
  [{ from: '2026-11-30', to: '2026-11-01' }, {}],
  [{ from: '2026-11-01' }, { start_date: '2026-11-01' }],
  [{ from: '2026-02-30', to: '2026-03-01' }, { end_date: '2026-03-01' }],
])('the address %j asks for %j', (search, asked) => {
  expect(filterOf(readAuditSearch(search))).toEqual(asked)
})
