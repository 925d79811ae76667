import { expect, test } from 'vitest'
import { rowSlots } from './row-slots.ts'

const SLOTS = 20

/** The slots of as many rows as fit, from the first one in sight. */
const drawn = (slotOf: ReturnType<typeof rowSlots>, first: number, mayShift = true) =>
  Array.from({ length: SLOTS }, (_, at) => slotOf(first + at, SLOTS, mayShift))

test('a row that stays in sight keeps its elements', () => {
  const slotOf = rowSlots()
  const before = drawn(slotOf, 0)
  expect(drawn(slotOf, 3).slice(0, 17)).toEqual(before.slice(3))
  expect(drawn(slotOf, 1).slice(2)).toEqual(drawn(slotOf, 3).slice(0, 18))
})

test('after a jump down or up all elements stay in their order', () => {
  const slotOf = rowSlots()
  drawn(slotOf, 0)
  const before = drawn(slotOf, 7)
  expect(drawn(slotOf, 9000)).toEqual(before)
  expect(drawn(slotOf, 31)).toEqual(before)
  expect(drawn(slotOf, 11)).toEqual(before)
})

test('no two rows share elements, and drawing again changes nothing', () => {
  const slotOf = rowSlots()
  for (const first of [0, 25, 24, 45, 5, 2]) {
    const slots = drawn(slotOf, first)
    expect(new Set(slots).size).toBe(SLOTS)
    expect(drawn(slotOf, first)).toEqual(slots)
  }
})

test('the row that one stands on keeps its elements through a jump', () => {
  const slotOf = rowSlots()
  const [, stood] = drawn(slotOf, 0)
  drawn(slotOf, 9000, false)
  expect(slotOf(1, SLOTS, false)).toBe(stood)
})
