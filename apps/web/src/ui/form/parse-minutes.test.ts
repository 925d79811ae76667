import { expect, test } from 'vitest'
import { parseMinutes } from './parse-minutes.ts'

test.each([
  ['90', 90],
  ['90분', 90],
  ['1시간 30분', 90],
  ['1시간30분', 90],
  ['1:30', 90],
  ['1.5h', 90],
  ['8 hours', 480],
  ['8時間', 480],
  ['1h 5m', 65],
  ['0', 0],
  ['1,200', 1200],
])('%s are %d minutes', (typed, minutes) => {
  expect(parseMinutes(typed)).toBe(minutes)
})

test.each([
  ['8', 480],
  ['7.5', 450],
  ['40분', 40],
])('where hours are meant, %s are %d minutes', (typed, minutes) => {
  expect(parseMinutes(typed, 'hours')).toBe(minutes)
})

test.each(['', 'abc', '1:75', '-5', '시간', '0.33h', '12:'])('%s is no length of time', (typed) => {
  expect(parseMinutes(typed)).toBeNull()
})
