import { expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { listWorkEvents } from '#contract/time/work-events/work-events.ts'
import { leaveDocument, type LeaveValues, timeOf } from './leave-document.ts'
import { leftOutDays } from './left-out-days.ts'

test('weekends and holidays between the days are left out', () => {
  expect(leftOutDays('2026-12-24', '2026-12-28', ['2026-12-24', '2026-12-28'])).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
  ])
  expect(leftOutDays('2026-12-24', '2026-12-24', ['2026-12-24'])).toEqual([])
  expect(leftOutDays('2026-01-01', '9999-12-31', [])).toHaveLength(400)
})

const afternoon: LeaveValues = {
  wk_event: 'VACATION:ANNUAL:PM',
  wk_start_date: '2026-11-24',
  wk_end_date: '2026-11-24',
  evt_start_time: '14:00:00',
  evt_end_time: '18:00:00',
  applied_days: 0.5,
  v_days_before: 10,
  v_days_after: 9.5,
  counted_days: [{ date: '2026-11-24', days: 0.5, minutes: 240 }],
  canceled_days: [],
  wk_comment: '병원',
  apv_attach: null,
}

test('a decision on leave changes what is read of leave and of work', () => {
  expect(approveDocument.touches).toEqual(expect.arrayContaining([getLeaveInfo.area, listWorkEvents.area]))
})

test('a list tells the time of part of a day, what it takes and why', () => {
  expect(leaveDocument.brief?.(afternoon)).toMatchObject({ time: '14:00 ~ 18:00', note: '병원' })
  expect(timeOf({ ...afternoon, evt_start_time: null, evt_end_time: null })).toBeNull()
})
