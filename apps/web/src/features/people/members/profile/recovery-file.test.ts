import { expect, test } from 'vitest'
import { recoveryText } from './recovery-file.ts'

test('a head, then every code on a line of its own', () => {
  const codes = ['0000-1111-2222-3333', 'aaaa-bbbb-cccc-dddd']
  expect(recoveryText('결 복구 코드', codes)).toBe(
    '결 복구 코드\n\n 1. 0000-1111-2222-3333\n 2. aaaa-bbbb-cccc-dddd\n',
  )
})
