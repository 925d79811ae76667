import { expect, test } from 'vitest'
import { COLORS, nextColor } from './colors.ts'

test('one more thing has a colour of its own, as long as there is one', () => {
  expect(nextColor(COLORS.teal, [])).toBe(COLORS.teal)
  expect(nextColor(COLORS.teal, [COLORS.teal])).toBe(COLORS.red)
  expect(nextColor(COLORS.teal, Object.values(COLORS).slice(1))).toBe(COLORS.blue)
  expect(nextColor(COLORS.teal, Object.values(COLORS))).toBe(COLORS.teal)
})
