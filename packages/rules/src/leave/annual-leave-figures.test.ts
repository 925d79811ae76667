import { expect, test } from 'vitest'
import { annualLeaveApplies, entitlementForCompletedYears } from './annual-leave-figures.ts'

const on = Temporal.PlainDate.from('2026-11-21')

test.each([
  [-1, 0],
  [0, 0],
  [0.9, 0],
  [1, 15],
  [2, 15],
  [3, 16],
  [4, 16],
  [5, 17],
  [20, 24],
  [21, 25],
  [40, 25],
])('%d completed years give %d days', (years, days) => {
  expect(entitlementForCompletedYears(years, on)).toBe(days)
})

test.each([
  [40, 5, true],
  [15, 5, true],
  [14.9, 5, false],
  [40, 4, false],
])('%d hours a week among %d workers: %s', (weeklyContractHours, regularWorkers, applies) => {
  expect(annualLeaveApplies({ weeklyContractHours, regularWorkers }, on)).toBe(applies)
})
