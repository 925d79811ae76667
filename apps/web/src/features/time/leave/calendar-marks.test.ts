import { expect, test } from 'vitest'
import { marksOf } from './calendar-marks.ts'

const event = (drf_status: 'REQUESTED' | 'APPROVED' | 'DENIED', date: string) => ({
  wk_event: 'VACATION:ANNUAL:PM',
  event_name: '연차 (오후 반차)',
  drf_status,
  counted_days: [{ date, days: 0.5, minutes: 240 }],
})

const CHRISTMAS = { name: '성탄절', isHalf: false }
const HOLIDAYS = { '2026-12-24': { name: '창립기념일(오후 휴무)', isHalf: true }, '2026-12-25': CHRISTMAS }

test('holidays are named as the company keeps them', () => {
  const marks = marksOf('2026-12-25', '2026-12-31', [], HOLIDAYS)
  expect([...marks]).toEqual([['2026-12-25', { holiday: CHRISTMAS }]])
})

test('own leave is marked while it is asked for or approved, not when denied', () => {
  const events = [
    event('REQUESTED', '2026-12-07'),
    event('APPROVED', '2026-12-08'),
    event('DENIED', '2026-12-09'),
  ]
  const marks = marksOf('2026-12-01', '2026-12-31', events, {})
  expect(marks.get('2026-12-07')?.leave).toMatchObject({
    event: { wk_event: 'VACATION:ANNUAL:PM' },
    isPending: true,
  })
  expect(marks.get('2026-12-08')?.leave?.isPending).toBe(false)
  expect(marks.has('2026-12-09')).toBe(false)
})

test('days outside the range are left out, and a day may be holiday and leave at once', () => {
  const marks = marksOf(
    '2026-12-25',
    '2026-12-31',
    [event('APPROVED', '2026-12-25'), event('APPROVED', '2026-12-24')],
    { '2026-12-25': CHRISTMAS },
  )
  expect(marks.get('2026-12-25')).toMatchObject({ holiday: CHRISTMAS, leave: { isPending: false } })
  expect(marks.has('2026-12-24')).toBe(false)
})
