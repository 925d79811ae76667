import { expect, test } from 'vitest'
import { countDay } from '../work-day/count-day.ts'
import { DEFAULT_HOURS } from './day-schedule.ts'
import { planDay, type PlanFacts } from './plan-day.ts'
import { judgeSwap, type SwappedDay } from './swap-day.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const facts: PlanFacts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: 480,
  workCheck: 'ALL',
}

/** 성탄절 on a Friday, worked, and the Monday after it free. */
const CHRISTMAS: SwappedDay = { day: '2026-12-25', works: true, other: '2026-12-28', name: '성탄절' }
const MONDAY: SwappedDay = { ...CHRISTMAS, day: '2026-12-28', works: false, other: '2026-12-25' }
const swaps = new Map([CHRISTMAS, MONDAY].map((one) => [one.day, one]))
const swapped = (on: string, more: Partial<PlanFacts> = {}) => planDay(day(on), { ...facts, swaps, ...more })

const minutesOf = (plan: ReturnType<typeof swapped>) =>
  countDay(plan, { inMinute: 540, outMinute: 1140, exclusions: [], leave: [], requested: [] })

test('the holiday is a work day of its usual hours, and the other day a holiday in its place', () => {
  expect(swapped('2026-12-25')).toMatchObject({
    kind: 'WORK',
    isHoliday: false,
    holidays: [],
    startMinute: 540,
    endMinute: 1080,
    plannedMinutes: 480,
    from: { kind: 'SWAP' },
  })
  expect(swapped('2026-12-28')).toMatchObject({
    kind: 'HOLIDAY',
    isHoliday: true,
    startMinute: null,
    plannedMinutes: 0,
    from: { kind: 'SWAP' },
    holidays: [{ nameKo: '성탄절', substituteOf: day('2026-12-25') }],
  })
  expect(swapped('2026-12-29').from.kind).toBe('WEEK')
})

test('nine hours are ordinary work with an hour of overtime on the one, and holiday work on the other', () => {
  expect(minutesOf(swapped('2026-12-25'))).toMatchObject({
    workedMinutes: 540,
    overtimeMinutes: 60,
    holidayMinutes: 0,
  })
  expect(minutesOf(swapped('2026-12-28'))).toMatchObject({
    workedMinutes: 540,
    overtimeMinutes: 0,
    holidayMinutes: 480,
    holidayOverMinutes: 60,
  })
  // Without the swap it is the other way round.
  expect(minutesOf(planDay(day('2026-12-25'), facts))).toMatchObject({
    overtimeMinutes: 0,
    holidayMinutes: 480,
  })
})

test('a swap goes before a schedule, and keeps its hours', () => {
  const shifts = new Map([
    ['2026-12-25', { day: '2026-12-25', works: true, hours: { start: 780, end: 1320, rest: 60 } }],
    ['2026-12-28', { day: '2026-12-28', works: true, hours: null }],
  ])
  expect(swapped('2026-12-25', { shifts })).toMatchObject({
    isHoliday: false,
    startMinute: 780,
    endMinute: 1320,
  })
  expect(swapped('2026-12-28', { shifts })).toMatchObject({ kind: 'HOLIDAY', plannedMinutes: 0 })
})

const at = (text: string) => Temporal.PlainDateTime.from(text)
const judge = (worked: string, free: string, now = '2026-11-23T09:00') =>
  judgeSwap(planDay(day(worked), facts), planDay(day(free), facts), at(now))

test.each([
  ['2026-12-25', '2026-12-28', null, 'a public holiday with any work day'],
  ['2026-12-25', '2026-11-30', null, 'also with one before it'],
  ['2026-11-29', '2026-11-27', null, 'the weekly holiday within its week'],
  ['2026-11-29', '2026-11-30', 'SWAP_OTHER_WEEK', 'Monday is of the next week'],
  ['2026-11-28', '2026-11-30', 'SWAP_NO_HOLIDAY', 'nobody is paid for a Saturday'],
  ['2026-12-24', '2026-12-28', 'SWAP_NO_HOLIDAY', 'work is due anyway'],
  ['2027-05-01', '2027-05-04', 'HOLIDAY_NOT_SWAPPABLE', '노동절'],
  ['2026-12-25', '2026-12-26', 'SWAP_NO_WORK_DAY', 'Saturday is free anyway'],
  ['2026-12-25', '2027-01-01', 'SWAP_NO_WORK_DAY', 'so is a holiday'],
  ['2026-12-25', '2026-12-25', 'SWAP_NO_WORK_DAY', 'so is the day itself'],
])('%s worked for %s free: %s, %s', (worked, free, fault, _why) => {
  expect(judge(worked, free)).toBe(fault)
})

test.each([
  ['2026-12-24T09:00', null],
  ['2026-12-24T09:01', 'SWAP_LATE'],
  ['2026-12-26T09:00', 'SWAP_LATE'],
])('asked for at %s, when the earlier day begins on December 25 at 09:00: %s', (now, fault) => {
  expect(judge('2026-12-25', '2026-12-28', now)).toBe(fault)
  expect(judge('2026-12-25', '2026-12-24', '2026-12-23T10:00')).toBe('SWAP_LATE')
})

test('neither day of a swap is swapped again', () => {
  const [worked, free] = [swapped('2026-12-25'), swapped('2026-12-28')]
  const now = at('2026-11-23T09:00')
  expect(judgeSwap(free, planDay(day('2026-12-29'), facts), now)).toBe('SWAP_NO_HOLIDAY')
  expect(judgeSwap(planDay(day('2027-01-01'), facts), worked, now)).toBe('SWAP_NO_WORK_DAY')
})
