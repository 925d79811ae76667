import { expect, test } from 'vitest'
import type { HolidayCorrection } from './holidays.ts'
import { judgeHoliday, type WantedHoliday } from './judge-holiday.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const own = (on: string): WantedHoliday => ({ kind: 'OWN', date: day(on) })
const unkept = (on: string): WantedHoliday => ({ kind: 'UNKEPT', date: day(on) })
const swap = (on: string, free: string, agreed = '2026-01-02'): WantedHoliday => ({
  kind: 'SWAP',
  date: day(on),
  free: day(free),
  agreedOn: day(agreed),
})
// 2026-12-24 is the company's own, and 2026-10-09 (한글날, a Friday) was swapped with 2026-10-08.
const corrections: HolidayCorrection[] = [
  { action: 'ADD', date: day('2026-12-24'), name: '창립기념일' },
  { action: 'REMOVE', date: day('2026-10-09') },
  { action: 'ADD', date: day('2026-10-08'), name: '', substituteOf: day('2026-10-09') },
]

test.each<[string, WantedHoliday, string | null, number?]>([
  ['a day of its own', own('2026-11-24'), null],
  ['on a public holiday', own('2026-12-25'), 'HOLIDAY_TAKEN'],
  ['on one that is its own already', own('2026-12-24'), 'HOLIDAY_TAKEN'],
  ['a Friday for the Monday after', swap('2026-12-25', '2026-12-28'), null],
  ['what is no holiday', swap('2026-12-23', '2026-12-28'), 'HOLIDAY_UNKNOWN'],
  ['a holiday on a Saturday frees nothing', swap('2026-06-06', '2026-06-08'), 'HOLIDAY_UNKNOWN'],
  ['노동절', swap('2026-05-01', '2026-05-04'), 'HOLIDAY_NOT_SWAPPABLE'],
  ['for a Saturday', swap('2026-12-25', '2026-12-26'), 'HOLIDAY_NO_WORK_DAY'],
  ['for another holiday', swap('2026-12-25', '2027-01-01'), 'HOLIDAY_NO_WORK_DAY'],
  ['for a day of its own', swap('2026-12-25', '2026-12-24'), 'HOLIDAY_NO_WORK_DAY'],
  ['for itself', swap('2026-12-25', '2026-12-25'), 'HOLIDAY_NO_WORK_DAY'],
  ['for a day that is worked in another’s place', swap('2026-12-25', '2026-10-09'), 'HOLIDAY_NO_WORK_DAY'],
  ['twice', swap('2026-10-09', '2026-10-12'), 'HOLIDAY_TAKEN'],
  ['agreed the day before', swap('2026-12-25', '2026-12-28', '2026-12-24'), null],
  ['agreed on the day', swap('2026-12-25', '2026-12-28', '2026-12-25'), 'HOLIDAY_AGREED_LATE'],
  ['the free day comes first', swap('2026-12-25', '2026-12-23', '2026-12-23'), 'HOLIDAY_AGREED_LATE'],
  ['four people keep none', unkept('2026-12-25'), null, 4],
  ['five do', unkept('2026-12-25'), 'HOLIDAY_BINDING', 5],
  ['노동절 binds four people too', unkept('2026-05-01'), 'HOLIDAY_BINDING', 4],
  ['a substitute that is only expected turns out otherwise', unkept('2029-05-07'), null, 500],
  ['one that is announced does not', unkept('2027-12-27'), 'HOLIDAY_BINDING', 500],
  ['a day of the law is certain in years to come', unkept('2029-12-25'), 'HOLIDAY_BINDING', 500],
  ['nothing to keep', unkept('2026-12-23'), 'HOLIDAY_UNKNOWN', 4],
])('%s', (_name, wanted, fault, people = 50) => {
  expect(judgeHoliday(wanted, { corrections, people })).toBe(fault)
})
