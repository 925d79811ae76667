import { expect, test } from 'vitest'
import { nearestDay, readTypedDay } from './typed-day.ts'

const today = '2026-11-21'

test('a day within the limits is taken, the limits included', () => {
  const limits = { min: '2026-11-20', max: '2026-11-30' }
  expect(readTypedDay('1120', today, limits)).toEqual({ day: '2026-11-20' })
  expect(readTypedDay('2026-11-30', today, limits)).toEqual({ day: '2026-11-30' })
  expect(readTypedDay('2026년 11월 23일 (월)', today, {})).toEqual({ day: '2026-11-23' })
})

test('a day beyond the limits says which one', () => {
  const limits = { min: '2026-11-23', max: '2027-01-31' }
  expect(readTypedDay('2026-11-20', today, limits)).toEqual({ problem: 'tooEarly', limit: '2026-11-23' })
  expect(readTypedDay('20270201', today, limits)).toEqual({ problem: 'tooLate', limit: '2027-01-31' })
})

test('no day, and a day that is shut out, are no silence', () => {
  expect(readTypedDay('2026-02-30', today, {})).toEqual({ problem: 'wrong' })
  expect(readTypedDay('next week', today, {})).toEqual({ problem: 'wrong' })
  const isExcluded = (day: string) => day === '2026-11-22'
  expect(readTypedDay('1122', today, { isExcluded })).toEqual({ problem: 'excluded' })
})

test('the nearest day that can be chosen is within both limits', () => {
  expect(nearestDay(today, {})).toBe(today)
  expect(nearestDay(today, { min: '2026-11-01', max: '2026-11-30' })).toBe(today)
  expect(nearestDay(today, { min: '2026-12-24' })).toBe('2026-12-24')
  expect(nearestDay(today, { min: '2026-01-01', max: '2026-03-31' })).toBe('2026-03-31')
})
