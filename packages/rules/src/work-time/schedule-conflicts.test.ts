import { expect, test } from 'vitest'
import { scheduleConflicts, type ScheduledDay } from './schedule-conflicts.ts'
import type { WorkType } from './work-type.ts'

const MONDAY = Temporal.PlainDate.from('2026-11-30')
type Hours = [start: number, end: number, rest: number] | null

const days = (all: Hours[], from = MONDAY, workType: WorkType | null = 'FIXED'): ScheduledDay[] =>
  all.map((hours, at) => ({
    day: from.add({ days: at }),
    hours: hours && { start: hours[0], end: hours[1], rest: hours[2] },
    isHoliday: false,
    workType,
  }))
const told = (all: ScheduledDay[]) =>
  scheduleConflicts(all).map(({ kind, day, minutes }) => [kind, String(day), minutes])

test.each<[string, Hours[], unknown[]]>([
  [
    'exactly 11 hours are enough',
    [
      [840, 1320, 60],
      [540, 1080, 60],
    ],
    [],
  ],
  [
    'a minute less is not',
    [
      [840, 1321, 60],
      [540, 1080, 60],
    ],
    [['REST', '2026-12-01', 659]],
  ],
  [
    'after a night, over midnight',
    [
      [1320, 1860, 60],
      [840, 1320, 60],
    ],
    [['REST', '2026-12-01', 420]],
  ],
  ['a day off between leaves rest enough', [[1320, 1860, 60], null, [540, 1080, 60]], []],
  [
    'shifts that lie over each other have less than none',
    [
      [1320, 2100, 0],
      [540, 1080, 60],
    ],
    [['REST', '2026-12-01', -120]],
  ],
])('%s', (_what, all, conflicts) => {
  expect(told(days(all))).toEqual(conflicts)
})

test('a week may have 52 hours and not a minute more, seen from its Monday', () => {
  const long = Array.from({ length: 5 }, (): Hours => [540, 1224, 60])
  expect(told(days([...long, null, null]))).toEqual([])
  const more: Hours[] = [...long.slice(0, 4), [540, 1225, 60], null, null]
  expect(told(days(more))).toEqual([['WEEK', '2026-11-30', 3121]])
  // A week of which days are missing is not judged.
  expect(told(days(more.slice(0, 6)))).toEqual([])
})

test('nothing is judged before the law that asks for it', () => {
  const all = days(
    [[840, 1320, 60], [300, 1080, 60], null, null, null, null, null],
    Temporal.PlainDate.from('2010-11-29'),
  )
  expect(told(all)).toEqual([])
})

/** The weeks around November 2026, with so many hours on each of five days a week. */
const november = (hours: (week: number) => number, workType: WorkType | null = 'FLEX_MONTH') =>
  days(
    Array.from({ length: 42 }, (_, at): Hours => {
      const week = Math.floor(at / 7)
      return at % 7 < 5 && hours(week) > 0 ? [540, 600 + hours(week) * 60, 60] : null
    }),
    Temporal.PlainDate.from('2026-10-26'),
    workType,
  )

test('who is settled by the month may have a week of 60 hours, and no month of more than 52 on the average', () => {
  const long = (week: number) => (week === 2 ? 12 : 6)
  expect(told(november(long))).toEqual([])
  expect(told(november(long, 'FIXED'))).toEqual([['WEEK', '2026-11-09', 3600]])
  // 21 weekdays of eleven hours are 231 hours; 52 hours a week are 222.85 in 30 days.
  expect(told(november(() => 11))).toEqual([['MONTH', '2026-11-01', 13_860]])
})

test('who comes in the middle is judged by the days from then on', () => {
  const late = november(() => 11).map((one) =>
    one.day.toString() < '2026-11-16' ? { ...one, hours: null, workType: null } : one,
  )
  // Eleven days of eleven hours in 15 days, where 52 hours a week are 111.4.
  expect(told(late)).toEqual([['MONTH', '2026-11-16', 7260]])
})
