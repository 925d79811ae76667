import { expect, test } from 'vitest'
import { expandSerial, serialPrefix } from './expand-serial.ts'

const parts = { on: Temporal.PlainDate.from('2026-11-03'), team: '개발팀', form: 'VACATION', company: '결' }

test.each([
  ['{yyyy}-{seq:6}', '2026-', '', 6],
  ['{TEAM}-{YY}{MM}{DD}-{SEQ}', '개발팀-261103-', '', 1],
  ['제{yyyy}-{seq:3}호', '제2026-', '호', 3],
  ['{form}', 'VACATION', '', 1],
  ['{seq:99}', '', '', 10],
  ['{unknown}{seq}', '', '', 1],
])('%s', (format, before, after, digits) => {
  expect(expandSerial(format, parts)).toEqual({ before, after, digits })
})

test('the counter belongs to all that stands around the number', () => {
  const named = (format: string) => serialPrefix(expandSerial(format, parts))
  expect(named('A{seq}')).not.toBe(named('A{seq}호'))
  expect(named('{yyyy}-{seq:4}')).toBe(named('{yyyy}-{seq:6}'))
})
