import { expect, test } from 'vitest'
import { marksOf } from './calendar-marks.ts'

const event = (drf_status: 'REQUESTED' | 'APPROVED' | 'DENIED', date: string) => ({
  wk_event: 'VACATION:ANNUAL:PM',
  event_name: '연차 (오후 반차)',
  drf_status,
  counted_days: [{ date, days: 0.5, minutes: 240 }],
})

test('public holidays are named in the language of the reader', () => {
  expect(marksOf('2026-12-01', '2026-12-31', [], 'ko').get('2026-12-25')).toEqual({ holiday: '성탄절' })
  expect(marksOf('2026-12-01', '2026-12-31', [], 'en').get('2026-12-25')).toEqual({
    holiday: 'Christmas Day',
  })
})

test('own leave is marked while it is asked for or approved, not when denied', () => {
  const events = [
    event('REQUESTED', '2026-12-07'),
    event('APPROVED', '2026-12-08'),
    event('DENIED', '2026-12-09'),
  ]
  const marks = marksOf('2026-12-01', '2026-12-31', events, 'ko')
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
    'ko',
  )
  expect(marks.get('2026-12-25')).toMatchObject({ holiday: '성탄절', leave: { isPending: false } })
  expect(marks.has('2026-12-24')).toBe(false)
})
