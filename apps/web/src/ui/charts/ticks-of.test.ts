import { expect, test } from 'vitest'
import { ticksOf } from './ticks-of.ts'

test.each([
  [0, 1, [0, 1]],
  [3, 1, [0, 1, 2, 3]],
  [47, 1, [0, 20, 40, 60]],
  [2820, 60, [0, 1200, 2400, 3600]],
  [480, 60, [0, 120, 240, 360, 480]],
  [1_000_000, 1, [0, 500_000, 1_000_000]],
])('up to %d in steps of %d the axis has marks that people count in', (most, step, ticks) => {
  expect(ticksOf(most, step)).toEqual(ticks)
})
