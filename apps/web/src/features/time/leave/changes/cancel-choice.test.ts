import { expect, test } from 'vitest'
import { byOf, WHOLE, wholeBy } from './cancel-choice.ts'

const begun = {
  abilities: { change: false, cancel: false, ask_cancel: true, move_occasion: false },
  cancel_days: [
    { date: '2026-11-25', by: 'LINE' as const },
    { date: '2026-11-27', by: 'ALONE' as const },
  ],
}

test('each day is cancelled by its own way, the whole by another', () => {
  expect([WHOLE, '2026-11-25', '2026-11-27', '2026-11-26'].map((one) => byOf(begun, one))).toEqual([
    'LINE',
    'LINE',
    'ALONE',
    null,
  ])
  expect(wholeBy({ abilities: { change: true, cancel: true, ask_cancel: true, move_occasion: false } })).toBe(
    'ALONE',
  )
  expect(
    wholeBy({ abilities: { change: false, cancel: false, ask_cancel: false, move_occasion: false } }),
  ).toBeNull()
})
