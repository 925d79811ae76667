import { expect, test } from 'vitest'
import { partTimeLeaveHours } from './part-time.ts'

test.each([
  [15, 24, 72],
  [1, 20, 4],
  [16, 25, 80],
  [11, 22, 49],
  [1, 17.5, 4],
  [15, 40, 120],
  [15, 52, 120],
  [7.56, 20, 31],
  [0, 20, 0],
])('%d days at %d hours a week are %d hours', (days, weekly, hours) => {
  expect(partTimeLeaveHours(days, weekly)).toBe(hours)
})
