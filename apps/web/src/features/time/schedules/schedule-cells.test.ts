import { expect, test } from 'vitest'
import { keptText } from './kept-text.ts'
import {
  cellText,
  closedCount,
  isLocked,
  keptPlan,
  leftOff,
  monthBody,
  readCell,
  shiftHours,
} from './schedule-cells.ts'
import type { PersonMonth, Shift } from './schedule-queries.ts'

const words = { usual: '기본', problem: '모름' }
const shift = (sch_tem_id: number, title: string, is_removed = false): Shift => ({
  sch_tem_id,
  title,
  start_time: '22:00:00',
  end_time: '31:00:00',
  rest: 60,
  color: '#000000',
  is_removed,
})
const shifts = [shift(1, 'Night'), shift(2, '주간'), shift(3, '옛 조', true)]

test.each([
  ['주간', { work: true, sch_tem_id: 2 }],
  [' night ', { work: true, sch_tem_id: 1 }],
  ['', { work: false, sch_tem_id: null }],
  ['OFF', { work: false, sch_tem_id: null }],
  ['휴무', { work: false, sch_tem_id: null }],
  ['T', { work: true, sch_tem_id: null }],
  ['기본', { work: true, sch_tem_id: null }],
  ['9:00~18:30', { work: true, sch_tem_id: null, start_time: '09:00', end_time: '18:30' }],
  ['2200 - 3100', { work: true, sch_tem_id: null, start_time: '22:00', end_time: '31:00' }],
])('%j means a day', (typed, value) => {
  expect(readCell(typed, shifts, words)).toEqual({ value })
})

test.each(['옛 조', '야근', '25:00~30:00', '09:00~09:00', '09:60~10:00'])('%j means nothing', (typed) => {
  expect(readCell(typed, shifts, words)).toEqual({ problem: '모름' })
})

test('a day shows its shift by name, also a removed one, and hours that are no longer those of its shift', () => {
  const shown = (plan: Parameters<typeof cellText>[0]) => cellText(plan, shifts, words)
  expect(shown({ work: true, sch_tem_id: 3 })).toBe('옛 조')
  expect(shown({ work: true, sch_tem_id: null })).toBe('기본')
  expect(shown({ work: false, sch_tem_id: null })).toBe('')
  expect(shown({ work: true, sch_tem_id: 1, start_time: '23:00:00', end_time: '30:00:00' })).toBe(
    '23:00~30:00',
  )
})

const row: PersonMonth = {
  wk_sch_id: 7,
  version: 2,
  user_id: 3,
  username: '박교대',
  team_name: null,
  joined_date: '2027-02-03',
  retired_date: null,
  settled_monthly: [],
  sch_start_date: '2027-02-01',
  sch_end_date: '2027-02-28',
  sch_work_days: 1,
  work_month: `FFFT${'F'.repeat(24)}`,
  work_schedule: { 4: { work: true, sch_tem_id: 1, start_time: '23:00:00', end_time: '30:00:00', rest: 30 } },
  around: [],
  swapped_days: [],
  closed: [],
  abilities: { update: true },
}

const february = Array.from({ length: 28 }, (_, at) => ({
  date: `2027-02-${String(at + 1).padStart(2, '0')}`,
  is_work_day: at % 7 < 5,
}))

test('a closed day of who is planned for the first time stays as the company has it', () => {
  const closed = [{ start_date: '2027-01-01', end_date: '2027-02-07' }]
  const fresh = { ...row, wk_sch_id: null, work_schedule: null, closed }
  // Nobody works before they have come.
  expect(february.slice(0, 8).map((day) => keptPlan(fresh, day).work)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(monthBody(fresh, {}, february).work_month).toBe(`FFTTT${'F'.repeat(23)}`)
  expect(keptPlan({ ...row, closed }, february[2]!).work).toBe(false)
})

test('closed days of the month are counted for whom a plan passes them by, from the day they came', () => {
  const closed = [
    { start_date: '2027-01-01', end_date: '2027-02-07' },
    { start_date: '2027-02-28', end_date: '2027-03-31' },
  ]
  expect(closedCount({ ...row, closed }, february)).toBe(6)
  expect(closedCount(row, february)).toBe(0)
  const kept = [5, 4, 3, 2].map((n) => ({ row, n }))
  const t = ((key: string, said: object) => `${key} ${Object.values(said).join(' ')}`) as never
  expect(keptText(kept.slice(0, 1), t)).toBe('schedules.kept.text schedules.kept.one 박교대 5')
  expect(keptText(kept, t)).toMatch(/박교대 3 schedules.kept.more 1$/)
})

test('what was not changed of a month is sent as it was read', () => {
  const body = monthBody(row, { '2027-02-05': { work: true, sch_tem_id: 2 } }, february)
  expect(body).toMatchObject({ wk_sch_id: 7, version: 2, work_month: `FFFTT${'F'.repeat(23)}` })
  expect(body.work_schedule[4]).toEqual(row.work_schedule![4])
  expect(Object.keys(body.work_schedule)).toHaveLength(28)
})

test('days before somebody came are locked, and all of who may not be planned', () => {
  expect(['2027-02-02', '2027-02-03'].map((day) => isLocked(row, day))).toEqual([true, false])
  expect(isLocked({ ...row, abilities: { update: false } }, '2027-02-03')).toBe(true)
})

test('a shift that ends in the morning is read with the clock of that morning', () => {
  expect(shiftHours(shift(1, 'Night'))).toBe('22:00 ~ 익일 07:00')
})

test('who is planned for the first time is off on the working days that were not said', () => {
  const days = ['2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06'].map((date) => ({
    date,
    is_work_day: date !== '2027-02-06',
  }))
  const changed = { '2027-02-04': { work: true, sch_tem_id: 1 } }
  expect(leftOff({ ...row, work_schedule: null }, changed, days)).toEqual(['2027-02-03', '2027-02-05'])
  expect(leftOff(row, changed, days)).toEqual([])
})
