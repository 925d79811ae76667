import { expect, test } from 'vitest'
import { personTitle } from './person-title.ts'

test.each([
  [['팀장', '과장'], '팀장 · 과장'],
  [['과장', '과장'], '과장'],
  [[' 과장', '과장'], '과장'],
  [['', '과장'], '과장'],
  [['팀장', null], '팀장'],
  [[undefined, ''], ''],
] as const)('%j is said as %s', (titles, said) => {
  expect(personTitle(...titles)).toBe(said)
})
