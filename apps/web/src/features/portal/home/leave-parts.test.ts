import { expect, test } from 'vitest'
import { leaveParts } from './leave-parts.ts'

test('what open requests hold is neither used nor free', () => {
  expect(leaveParts({ used_days: 5.5, held_days: 1.5, available_days: 8 })).toEqual([
    { part: 'used', value: 5.5, tone: 'pink' },
    { part: 'held', value: 1.5, tone: 'amber' },
    { part: 'left', value: 8, tone: 'teal' },
  ])
})

test('leave taken in advance draws no part below nothing', () => {
  expect(leaveParts({ used_days: 3, held_days: 0, available_days: -1 }).map(({ part }) => part)).toEqual([
    'used',
  ])
  expect(leaveParts({ used_days: 0, held_days: 0, available_days: 0 })).toEqual([])
})
