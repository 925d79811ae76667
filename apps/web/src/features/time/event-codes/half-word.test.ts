import { expect, test } from 'vitest'
import { halfOf } from './half-word.ts'
import { eventCodes } from './text/event-codes.ko.ts'

test('half a day of leave is 반차, half a day of work is not', () => {
  const word = {
    'eventCodes.unit.half': eventCodes.unit.half,
    'eventCodes.unit.halfDay': eventCodes.unit.halfDay,
  }
  expect((['VACATION', 'SP'] as const).map((group) => word[halfOf(group)])).toEqual(['반차', '반차'])
  expect((['WORK', 'HOME', 'OUT'] as const).map((group) => word[halfOf(group)])).toEqual([
    '반일',
    '반일',
    '반일',
  ])
})
