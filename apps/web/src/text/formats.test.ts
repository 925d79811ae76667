import i18next from 'i18next'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  clock,
  dayInPeriod,
  dayRange,
  days,
  duration,
  fromTo,
  longDay,
  monthName,
  shortDay,
  won,
  workClock,
} from './formats.ts'

beforeEach(async () => {
  vi.setSystemTime('2026-11-23T10:00+09:00')
  await i18next.init({ lng: 'ko', resources: {} })
})

// Other files of the worker go on in the language that they expect.
afterAll(async () => {
  vi.useRealTimers()
  await i18next.changeLanguage('ko')
})

test('days and months read as Koreans write them', () => {
  expect(longDay('2026-11-21')).toBe('2026년 11월 21일(토)')
  expect(longDay(Temporal.PlainDate.from('2028-02-29'))).toBe('2028년 2월 29일(화)')
  expect(shortDay('2026-11-21')).toBe('11월 21일(토)')
  expect(shortDay('2025-01-02')).toBe('2025년 1월 2일(목)')
  expect(shortDay('2025-01-02', '2025-12-31')).toBe('1월 2일(목)')
  expect(dayInPeriod('2025-01-02')).toBe('1월 2일(목)')
  expect(dayRange('2026-12-31', '2027-01-02')).toBe('12월 31일(목) ~ 2027년 1월 2일(토)')
  expect(dayRange('2026-11-21', '2026-11-23')).toBe('11월 21일(토) ~ 11월 23일(월)')
  expect(dayRange('2026-11-21', '2026-11-21')).toBe('11월 21일(토)')
  expect(monthName('2026-11')).toBe('2026년 11월')
})

test('the language in use decides', async () => {
  await i18next.changeLanguage('ja')
  expect(longDay('2026-11-21')).toBe('2026年11月21日（土）')
  expect(days(0.5)).toBe('0.5日')
  expect(fromTo('09:00', '18:00')).toBe('09:00～18:00')
  await i18next.changeLanguage('en')
  expect(longDay('2026-11-21')).toBe('Sat 21 Nov 2026')
  expect(days(1)).toBe('1 day')
  expect(fromTo('09:00', '18:00')).toBe('09:00 – 18:00')
  expect(duration(510)).toBe('8h 30m')
})

test('minutes, times, days and money', () => {
  expect(duration(510)).toBe('8시간 30분')
  expect(duration(480)).toBe('8시간')
  expect(duration(45)).toBe('45분')
  expect(duration(0)).toBe('0분')
  expect(duration(-90)).toBe('-1시간 30분')
  expect(clock(0)).toBe('00:00')
  expect(clock(1530)).toBe('25:30')
  expect(clock('09:05:00')).toBe('09:05')
  expect(fromTo('09:00', '18:00')).toBe('09:00 ~ 18:00')
  expect(fromTo('09:00', '')).toBe('09:00 ~ ')
  expect(days(1)).toBe('1일')
  expect(days(0.125)).toBe('0.125일')
  expect(days(1020)).toBe('1,020일')
  expect(won(1234000)).toBe('1,234,000원')
  expect(won(-500)).toBe('-500원')
})

test('a time of the next calendar day, and of the one before, says so', () => {
  expect(['22:00:00', '25:30:00', 1440, '-00:10:00', -10].map((time) => workClock(time))).toEqual([
    '22:00',
    '익일 01:30',
    '익일 00:00',
    '전일 23:50',
    '전일 23:50',
  ])
})
