import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../calendar/work-days.ts'
import { limitsOfPeriod, overtimeOfPeriods, type SettledDay } from './settle-period.ts'
import { WORK_TYPES, type WorkType } from './work-type.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const MARCH = { from: day('2026-03-01'), to: day('2026-03-31') }

/** Days from Monday 23 February on; what is not said was free. */
function worked(hours: Record<string, number>, workType: WorkType = 'FIXED', holidays: string[] = []) {
  return daysBetween(day('2026-02-23'), day('2026-04-05')).map((one): SettledDay => ({
    day: one,
    workType,
    minutes: (hours[one.toString()] ?? 0) * 60,
    isHoliday: holidays.includes(one.toString()),
  }))
}

const sum = (found: ReadonlyMap<string, number>) => [...found.values()].reduce((all, one) => all + one, 0)
const inMarch = (days: SettledDay[]) =>
  days.filter(({ day: one }) => one.toString() >= '2026-03-01' && one.toString() <= '2026-03-31')

test('the sixth day of eight hours is overtime of the week, on the day that passes 40 hours', () => {
  const week = ['02', '03', '04', '05', '06', '07'].map((one) => [`2026-03-${one}`, 8] as const)
  expect([...overtimeOfPeriods(worked(Object.fromEntries(week)))]).toEqual([['2026-03-07', 480]])
})

test('what a day has beyond eight hours is its own overtime, and no minute is counted twice', () => {
  // Five days of ten hours: ten hours beyond eight, and the 40 of the week are not passed besides.
  const week = ['02', '03', '04', '05', '06'].map((one) => [`2026-03-${one}`, 10] as const)
  expect(sum(overtimeOfPeriods(worked(Object.fromEntries(week))))).toBe(0)
  // Two hours on Saturday are beyond them.
  expect([...overtimeOfPeriods(worked({ ...Object.fromEntries(week), '2026-03-07': 2 }))]).toEqual([
    ['2026-03-07', 120],
  ])
})

test('work on a holiday has its own ladder', () => {
  const hours = { '2026-03-02': 8, '2026-03-03': 8, '2026-03-04': 8, '2026-03-05': 8, '2026-03-06': 8 }
  const days = worked({ ...hours, '2026-03-07': 8 }, 'FIXED', ['2026-03-02'])
  expect(sum(overtimeOfPeriods(days))).toBe(0)
})

test('a week that two months share is counted once, on its own days', () => {
  // Monday 30 March to Saturday 4 April, eight hours each: the 40 are passed on Saturday, in April.
  const week = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04']
  const found = overtimeOfPeriods(worked(Object.fromEntries(week.map((one) => [one, 8]))))
  expect([...found]).toEqual([['2026-04-04', 480]])
})

test('flexible work by the week has its overtime beyond 40 hours, however long a day was', () => {
  const hours = { '2026-03-02': 12, '2026-03-03': 12, '2026-03-04': 12, '2026-03-05': 4 }
  expect(sum(overtimeOfPeriods(worked(hours, 'FLEX_WEEK')))).toBe(0)
  const more = { ...hours, '2026-03-06': 3 }
  expect([...overtimeOfPeriods(worked(more, 'FLEX_WEEK'))]).toEqual([['2026-03-06', 180]])
})

test('flexible work by the month is settled against 40 hours on its average', () => {
  // 31 days: 40 × 31 / 7 = 177.14 hours, 10,628 whole minutes. 22 working days of eight hours are 10,560.
  const due = daysBetween(MARCH.from, MARCH.to).filter((one) => one.dayOfWeek <= 5)
  const hours = Object.fromEntries(due.map((one) => [one.toString(), 8]))
  expect(sum(overtimeOfPeriods(inMarch(worked(hours, 'FLEX_MONTH'))))).toBe(0)
  const more = { ...hours, '2026-03-31': 11 }
  expect([...overtimeOfPeriods(inMarch(worked(more, 'FLEX_MONTH')))]).toEqual([['2026-03-31', 112]])
  // Who came on the 16th is settled by 16 days: 40 × 16 / 7 = 91.43 hours.
  const late = inMarch(worked(hours, 'FLEX_MONTH')).filter(({ day: one }) => one.day >= 16)
  expect(sum(overtimeOfPeriods(late))).toBe(12 * 480 - 5485)
})

test('the month of flexible work may have a long week, that of others may not', () => {
  const week = ['09', '10', '11', '12', '13'].map((one) => [`2026-03-${one}`, 11] as const)
  const limits = (workType: WorkType) => limitsOfPeriod(worked(Object.fromEntries(week), workType), MARCH)
  expect(limits('FLEX_MONTH')).toMatchObject({ status: 'WITHIN_40', maxMinutes: 13_817 })
  expect(limits('FIXED')).toMatchObject({ status: 'OVER_52', maxMinutes: 13_817 })
  expect(limitsOfPeriod([{ ...worked({})[0]!, day: day('2010-01-04') }], MARCH)).toBeNull()
})

const anyDays = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.boolean(), fc.constantFrom(...WORK_TYPES)), {
    minLength: 42,
    maxLength: 42,
  })
  .map((facts) =>
    facts.map(([minutes, isHoliday, workType], at): SettledDay => ({
      day: day('2026-02-23').add({ days: at }),
      minutes,
      isHoliday,
      workType,
    })),
  )

test('no day has more overtime of its week than it has work, and none of it on holidays', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const found = overtimeOfPeriods(days)
      for (const one of days) {
        const over = found.get(one.day.toString()) ?? 0
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThanOrEqual(one.isHoliday ? 0 : one.minutes)
      }
    }),
  )
})

test('ordinary minutes and those beyond the limit of a week add up to its work', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const fixed = days.map((one): SettledDay => ({ ...one, workType: 'FIXED' }))
      const week = fixed.slice(7, 14)
      const found = overtimeOfPeriods(fixed)
      const ordinary = week.filter(({ isHoliday }) => !isHoliday)
      const within = ordinary.reduce((all, { minutes }) => all + Math.min(minutes, 480), 0)
      const over = ordinary.reduce((all, { day: one }) => all + (found.get(one.toString()) ?? 0), 0)
      expect(over).toBe(Math.max(0, within - 2400))
    }),
  )
})
