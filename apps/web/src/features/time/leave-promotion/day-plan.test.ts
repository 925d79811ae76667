import { expect, test } from 'vitest'
import { choose, freeOf, plannedDays, toBody } from './day-plan.ts'
import type { CalendarDay } from './promotion-queries.ts'

const day = (date: string, fields: Partial<CalendarDay> = {}): [string, CalendarDay] => [
  date,
  { date, is_work_day: true, holiday: null, taken: null, ...fields },
]
const days = new Map([
  day('2026-12-01'),
  day('2026-12-02', { taken: 'AM' }),
  day('2026-12-03', { taken: 'FULL' }),
  day('2026-12-05', { is_work_day: false }),
  day('2026-12-07'),
])

test('a day can be planned as far as it is work and nothing is there', () => {
  expect([...days.values()].map(freeOf)).toEqual(['FULL', 'PM', null, null, 'FULL'])
  expect(freeOf(undefined)).toBeNull()
})

test('new days are whole as far as so much is left, and no more than that', () => {
  const all = [...days.keys()]
  const plan = choose({}, all, days, 2)
  expect(plan).toEqual({ '2026-12-01': 'FULL', '2026-12-02': 'PM', '2026-12-07': 'AM' })
  expect(plannedDays(plan)).toBe(2)
  expect(choose(plan, ['2026-12-01', '2026-12-07'], days, 2)).toEqual({
    '2026-12-01': 'FULL',
    '2026-12-07': 'AM',
  })
  expect(choose({ '2026-12-01': 'FULL' }, ['2026-12-01', '2026-12-07'], days, 1)).toEqual({
    '2026-12-01': 'FULL',
  })
  expect(toBody({ '2026-12-07': 'AM', '2026-12-01': 'FULL' }).map((one) => one.planned_date)).toEqual([
    '2026-12-01',
    '2026-12-07',
  ])
})
