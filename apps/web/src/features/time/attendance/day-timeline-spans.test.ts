import { expect, test } from 'vitest'
import { endDue, timelineOf } from './day-timeline-spans.ts'
import type { WorkCheck } from './press-state.ts'

test('today shows leave of the whole day over its hours, and no leave where somebody works at home', () => {
  const event = { title: '', start_time: '00:00:00', end_time: '48:00:00', minutes: 480, whole_day: true }
  const leaveOf = (code: string) => {
    const check = {
      wk_date: '2026-11-24',
      start_time: null,
      end_time: null,
      sch_start_time: '09:00:00',
      sch_end_time: '18:00:00',
      lunch_start_time: '12:00:00',
      lunch_end_time: '13:00:00',
      dinner_start_time: null,
      dinner_end_time: null,
      events: [{ ...event, code, drf_status: 'APPROVED' }],
    } as unknown as WorkCheck
    return timelineOf(check, { day: '2026-11-24', minute: 600 }).leave
  }
  expect(leaveOf('VACATION:ANNUAL:FULL')).toEqual([{ from: 540, to: 1080 }])
  expect(leaveOf('HOME:FULL')).toEqual([])
})

test('set hours end when they end, however late somebody came; hours that move end when their minutes are worked', () => {
  const day = {
    work_type: 'FIXED',
    sch_start_time: '09:00:00',
    sch_end_time: '18:00:00',
    end_time_expected: '19:41:00',
    lunch_start_time: '12:00:00',
    lunch_end_time: '13:00:00',
    events: [],
  }
  const half = {
    code: 'VACATION:ANNUAL:PM',
    title: '',
    start_time: '14:00:00',
    end_time: '18:00:00',
    minutes: 240,
    whole_day: false,
    drf_status: 'APPROVED' as const,
  }
  expect(endDue(day)).toBe(1080)
  expect(endDue({ ...day, work_type: 'FLEX_DAY' })).toBe('19:41:00')
  expect(endDue({ ...day, events: [half] })).toBe(840)
  const night = { ...half, code: 'WORK:EXTENDED', start_time: '22:00:00', end_time: '25:30:00' }
  expect(endDue({ ...day, events: [half, night] })).toBe(1530)
  expect(endDue({ ...day, events: [{ ...night, drf_status: 'REQUESTED' as const }] })).toBe(1080)
  expect(endDue({ ...day, events: [{ ...night, start_time: '07:00:00', end_time: '09:00:00' }] })).toBe(1080)
  expect(endDue({ ...day, sch_start_time: null, sch_end_time: null, end_time_expected: null })).toBeNull()
})
