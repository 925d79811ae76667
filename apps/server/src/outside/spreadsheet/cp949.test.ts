import { expect, test } from 'vitest'
import { decodeCp949 } from './cp949.ts'

// Bytes as Windows writes them.
test.each([
  ['b0a1', '가'],
  ['c8fe', '힝'],
  ['8141', '갂'],
  ['8c63b9e6c7cf', '똠방하'],
  ['94ee', '뷁'],
  ['a0fe', '좤'],
  ['a141', '좥'],
  ['c652', '힣'],
  ['41a1a3', 'A。'],
])('%s is %s', (bytes, text) => expect(decodeCp949(Buffer.from(bytes, 'hex'))).toBe(text))

test.each(['c653', '81', 'ff41', '8130', 'eab0'.concat('80')])('%s is not CP949', (bytes) => {
  expect(decodeCp949(Buffer.from(bytes, 'hex'))).toBeNull()
})
