import { expect, test } from 'vitest'
import { parseTime, stepTime } from './parse-time.ts'

test.each([
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['18', '18:00'],
  ['9:5', '09:05'],
  ['09.30', '09:30'],
  ['9시', '09:00'],
  ['9시 30분', '09:30'],
  ['오후 3:20', '15:20'],
  ['오전 12:10', '00:10'],
  ['12:10 pm', '12:10'],
  [' 2359 ', '23:59'],
])('%s is read as %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

test.each(['', 'abc', '24:00', '2400', '960', '12:60', '12345', '-9', '오후 15:00', '9:30:10'])(
  '%s is no time',
  (typed) => {
    expect(parseTime(typed)).toBeNull()
  },
)

test('where a day goes on beyond midnight, its hours do too', () => {
  expect(parseTime('2530', 29)).toBe('25:30')
  expect(parseTime('3000', 29)).toBeNull()
})

test('steps land on full tens and stay within the day', () => {
  expect(stepTime('09:00', 10)).toBe('09:10')
  expect(stepTime('09:03', 10)).toBe('09:10')
  expect(stepTime('09:03', -10)).toBe('09:00')
  expect(stepTime('09:00', -10)).toBe('08:50')
  expect(stepTime('00:00', -10)).toBe('00:00')
  expect(stepTime('23:55', 10)).toBe('23:59')
})
