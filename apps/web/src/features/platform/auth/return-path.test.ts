import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  [undefined, '/main'],
  ['', '/main'],
  ['/main', '/main'],
  ['/main/leave?month=2026-11#top', '/main/leave?month=2026-11#top'],
  ['/main?tab=x', '/main?tab=x'],
  ['https://example.org/main', '/main'],
  ['//example.org/main', '/main'],
  ['/main//example.org', '/main'],
  ['/mainland', '/main'],
  ['/main/../signout', '/main'],
  ['/main/..//example.org', '/main'],
  ['/main/%2e%2e/signout', '/main'],
  ['/\\example.org', '/main'],
  ['/main\\@example.org', '/main'],
  ['/main/\t/x', '/main'],
  ['javascript:alert(1)', '/main'],
  ['/auth/email', '/main'],
])('%s leads to %s', (next, path) => {
  expect(returnPath(next)).toBe(path)
})

test('whatever stands in the address, the way on stays within our screens', () => {
  const tail = fc.string({
    unit: fc.constantFrom('/', '.', '\\', '%2e', '%2f', ':', '@', 'a', '?', '#', '\n'),
  })
  fc.assert(
    fc.property(fc.constantFrom('/main', '/main/', '//', 'https:', '/'), tail, (head, rest) => {
      const target = new URL(returnPath(head + rest), 'https://gyeol.test')
      expect([target.origin, target.pathname.startsWith('/main')]).toEqual(['https://gyeol.test', true])
    }),
  )
})
