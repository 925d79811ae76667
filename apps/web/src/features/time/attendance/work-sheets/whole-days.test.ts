import { expect, test } from 'vitest'
import { type WorkTime, wholeDays } from './whole-days.ts'

const told = (days: object[]) =>
  wholeDays({
    days,
    confirmed: [{ start_date: '2026-10-26', end_date: '2026-10-30' }],
  } as unknown as Parameters<typeof wholeDays>[0]).days

const NOTHING: Partial<WorkTime['days'][number]> = {
  onduty: 'DAY_OFF',
  wk_start_time: null,
  wk_start_by: null,
  wk_end_by: null,
  planned_minutes: 0,
  work_minutes: 0,
  early_minutes: 0,
  is_work_day: false,
  is_holiday: false,
  missing: null,
  events: [],
  isConfirmed: false,
}

test('a day of which nothing is said is a day off without anything', () => {
  expect(told([{ wk_date: '2026-10-31' }])).toEqual([expect.objectContaining(NOTHING)])
})

test('who has an end has pressed and is out; work is due where minutes are planned', () => {
  const times = { wk_start_time: '09:00:00', wk_end_time: '18:00:00', planned_minutes: 480 }
  expect(told([{ wk_date: '2026-10-30', ...times }])[0]).toMatchObject({
    ...times,
    onduty: 'OUT',
    wk_start_by: 'CHECK',
    wk_end_by: 'CHECK',
    is_work_day: true,
    isConfirmed: true,
  })
})

test('what is said stands', () => {
  const day = { wk_date: '2026-10-30', wk_start_time: '09:00:00', wk_start_by: 'EDIT', onduty: 'WORKING' }
  const said = { ...day, missing: 'OUT', is_work_day: true, late_minutes: 3 }
  expect(told([said])[0]).toMatchObject({ ...said, wk_end_by: null })
})
