import { expect, test } from 'vitest'
import type { DayRecord } from './day-record-queries.ts'
import { askedForm, editDayBody, editDayForm, isHalfFilled } from './edit-day-form.ts'

const record = (day: Partial<DayRecord['day']>, work_except: DayRecord['work_except'] = []) =>
  ({
    day: {
      sch_start_time: '09:00:00',
      sch_end_time: '18:00:00',
      wk_start_time: null,
      wk_end_time: null,
      ...day,
    },
    work_except,
  }) as DayRecord

test('an empty day begins with its planned times, a recorded one with its own', () => {
  expect(editDayForm(record({}))).toMatchObject({ wk_start_time: '09:00', wk_end_time: '18:00' })
  expect(editDayForm(record({ wk_start_time: '22:00:00', wk_end_time: '25:30:00' }))).toMatchObject({
    wk_start_time: '22:00',
    wk_end_time: '25:30',
  })
  expect(editDayForm(record({ wk_start_time: '08:50:00' }))).toMatchObject({
    wk_start_time: '08:50',
    wk_end_time: '18:00',
  })
  expect(editDayForm(record({ sch_start_time: null, sch_end_time: null }))).toMatchObject({
    wk_start_time: null,
    wk_end_time: null,
  })
})

test('a time before midnight is written as the clock showed it', () => {
  expect(editDayForm(record({ wk_start_time: '-00:10:00' }))).toMatchObject({ wk_start_time: '23:50' })
})

test('a request about one time leaves the other alone, and a running day has no end to ask for', () => {
  const on = (date: string, day: Partial<DayRecord['day']>) => ({ ...record(day), date })
  expect(askedForm(on('2020-01-02', {}))).toEqual({ wk_start_time: '09:00', wk_end_time: '18:00' })
  expect(askedForm(on('2999-01-02', {}))).toEqual({ wk_start_time: null, wk_end_time: null })
  const late = on('2020-01-02', { wk_start_time: '09:20:00' })
  expect(askedForm(late, { start: '08:58' })).toEqual({ wk_start_time: '08:58', wk_end_time: null })
  expect(askedForm(late, { end: '18:05' })).toEqual({ wk_start_time: '09:20', wk_end_time: '18:05' })
})

test('time taken out goes along, rows that nobody filled do not', () => {
  const form = editDayForm(
    record({ wk_start_time: '09:00:00', wk_end_time: '18:00:00' }, [
      { wk_except_start_time: '15:00:00', wk_except_end_time: '16:00:00', wk_except_title: '병원' },
    ]),
  )
  form.work_except.push({ key: 'new', start: null, end: null, title: '' })
  expect(editDayBody({ ...form, reason: '정정' }, '2026-11-24', 7)).toEqual({
    wk_date: '2026-11-24',
    user_id: 7,
    wk_start_time: '09:00',
    wk_end_time: '18:00',
    work_except: [{ wk_except_start_time: '15:00', wk_except_end_time: '16:00', wk_except_title: '병원' }],
    reason: '정정',
  })
})

test('a row with one end only is told before it is sent', () => {
  const row = { key: '1', start: '10:00', end: null, title: '' }
  expect([
    isHalfFilled(row),
    isHalfFilled({ ...row, end: '11:00' }),
    isHalfFilled({ ...row, start: null }),
  ]).toEqual([true, false, false])
})
