import { expect, test } from 'vitest'
import { ruleOfLine } from './line-rule.ts'

test.each([
  ['USED', true, 'LEAVE_TAKEN', '근로기준법 제60조 제5항'],
  ['HELD', true, 'LEAVE_TAKEN', '근로기준법 제60조 제5항'],
  ['EXPIRED', true, 'LEAVE_EXPIRED', '근로기준법 제60조 제7항'],
  // What is carried over, or given on top, ends as the company says.
  ['EXPIRED', false, 'LEAVE_EXPIRED', ''],
  ['USED', false, 'LEAVE_TAKEN', ''],
  ['CARRIED_OUT', true, 'LEAVE_CARRIED', ''],
  ['CARRIED_IN', true, 'LEAVE_CARRIED', ''],
  ['UNCOVERED', false, 'LEAVE_UNCOVERED', ''],
] as const)('a line of %s (by law: %s) stands by %s', (kind, isLegal, rule, article) => {
  expect(ruleOfLine(kind, isLegal)).toEqual({ rule, article })
})
