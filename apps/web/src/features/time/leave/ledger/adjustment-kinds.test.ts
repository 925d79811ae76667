import { expect, test } from 'vitest'
import { type AdjustmentKind, isAdjustment, lessens } from './adjustment-kinds.ts'

test.each<[AdjustmentKind, number | string, boolean, boolean]>([
  ['ADJUSTMENT', 1.5, true, false],
  ['ADJUSTMENT', -1.5, true, true],
  ['ADJUSTMENT', 0, false, false],
  ['ADJUSTMENT', '', false, false],
  ['EXTRA', 3, true, false],
  ['EXTRA', -3, false, false],
  ['OPENING', 12, true, true],
  ['OPENING', -12, false, true],
])('%s of %s days: may be sent %s, lessens %s', (kind, days, isSent, isLess) => {
  expect([isAdjustment(kind, days), lessens(kind, days)]).toEqual([isSent, isLess])
})
