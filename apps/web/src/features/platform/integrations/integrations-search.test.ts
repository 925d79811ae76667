import { expect, test } from 'vitest'
import { comeBackWith, readIntegrationsSearch } from './integrations-search.ts'

test.each([
  [{}, null],
  [{ q: '김', page: 2 }, null],
  [
    { code: 'abc', state: 'v1.x' },
    { code: 'abc', state: 'v1.x' },
  ],
  [
    { code: 'abc', state: 'v1.x', session_state: 'y', scope: 'z' },
    { code: 'abc', state: 'v1.x' },
  ],
  [{ error: 'access_denied', state: 'v1.x' }, 'declined'],
  [{ code: 'abc' }, null],
])('%o is %o', (search, wanted) => {
  expect(comeBackWith(readIntegrationsSearch(search))).toEqual(wanted)
})
