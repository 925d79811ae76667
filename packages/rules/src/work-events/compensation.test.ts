import { expect, test } from 'vitest'
import { compBalance, compensatedMinutes } from './compensation.ts'

const on = Temporal.PlainDate.from('2026-11-25')
const work = (start: number, end: number, more: { minutes?: number; isHoliday?: boolean } = {}) =>
  compensatedMinutes({ on, start, end, minutes: end - start, isHoliday: false, ...more })

test.each([
  ['one hour of overtime is an hour and a half off', work(1080, 1140), 90],
  ['at night half of it comes on top', work(1320, 1440), 240],
  ['half of it at night', work(1260, 1380), 210],
  ['over midnight until 25:30', work(1380, 1530), 300],
  ['eight hours on a holiday', work(540, 1080, { minutes: 480, isHoliday: true }), 720],
  [
    'each hour beyond eight on a holiday counts twice',
    work(540, 1140, { minutes: 540, isHoliday: true }),
    840,
  ],
  ['a day off that is no holiday is overtime', work(540, 1140, { minutes: 540 }), 810],
  ['an odd minute is rounded down', work(1080, 1081), 1],
])('%s (근로기준법 57조)', (_name, found, expected) => {
  expect(found).toBe(expected)
})

test('before the law that is known nothing is earned, and the ninth hour was not yet doubled before 2018', () => {
  const day = (text: string) => Temporal.PlainDate.from(text)
  const ninth = { start: 540, end: 1140, minutes: 540, isHoliday: true }
  expect(compensatedMinutes({ ...ninth, on: day('2018-03-19') })).toBe(810)
  expect(compensatedMinutes({ ...ninth, on: day('2005-03-19') })).toBe(0)
})

test('what is left may fall below zero where overtime was taken back', () => {
  const uses = [
    { minutes: 240, state: 'TAKEN' as const },
    { minutes: 60, state: 'HELD' as const },
  ]
  expect(compBalance(360, uses)).toEqual({ earned: 360, used: 240, held: 60, left: 60 })
  expect(compBalance(0, uses).left).toBe(-300)
})
