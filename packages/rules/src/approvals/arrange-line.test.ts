import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeLine } from './arrange-line.ts'
import { isDecider, RECEIVER_TYPES } from './receiver.ts'

test('the drafter decides nowhere, final agreement comes last, gaps are closed', () => {
  const line = arrangeLine(
    [
      { userId: 4, type: 'FAGREEER', order: 1 },
      { userId: 1, type: 'APPROVER', order: 2 },
      { userId: 2, type: 'APPROVER', order: 5 },
      { userId: 3, type: 'AGREEER', order: 5 },
      { userId: 1, type: 'VIEWER', order: 7 },
    ],
    1,
  )
  expect(line.map(({ userId, order }) => [userId, order])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])
})

test('orders of deciders begin at one without gaps; nobody is added', () => {
  const receiver = fc.record({
    userId: fc.integer({ min: 1, max: 8 }),
    type: fc.constantFrom(...RECEIVER_TYPES),
    order: fc.integer({ min: 0, max: 1000 }),
  })
  fc.assert(
    fc.property(fc.array(receiver, { maxLength: 20 }), (chosen) => {
      const line = arrangeLine(chosen, 1)
      const orders = [...new Set(line.filter(isDecider).map(({ order }) => order))]
      expect(orders).toEqual(orders.map((_, at) => at + 1))
      expect(line.some((one) => one.userId === 1 && isDecider(one))).toBe(false)
      expect(line.length).toBeLessThanOrEqual(chosen.length)
    }),
  )
})
