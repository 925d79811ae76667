import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEventCode, updateEventCode } from '#contract/time/event-codes/event-codes.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let admin: Client
let member: Client

// Monday 2026-11-23; hours of 09:00-18:00, lunch 12:00-13:00.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  member = await at.as(team.member)
})
afterAll(() => at.stop())

let days = 24
const ask = (wk_event: string, times: { evt_start_time?: string; evt_end_time?: string } = {}) =>
  member.call(contract.requestEvent, {
    body: { wk_event, wk_start_date: `2026-11-${days}`, wk_location: '부산', ...times },
  })

test('a kind of the company is asked for by two hours and by one, as far as the company lets it (R-WORK-027 to 029)', async () => {
  const { body: kind } = await admin.call(addEventCode, {
    body: { event_name: '자기계발', group: 'SP', full: false, quarter: true },
  })
  expect(kind).toMatchObject({ full: false, quarter: true, one_hour: false, codes: [`${kind.code}:QUARTER`] })
  const two = await ask(`${kind.code}:QUARTER`, { evt_start_time: '11:00' })
  expect(two.body).toMatchObject({
    event_name: '자기계발 (2시간)',
    evt_start_time: '11:00:00',
    evt_end_time: '13:00:00',
    counted_days: [{ minutes: 60 }],
    frees_work: true,
  })
  days = 25
  const without = await ask(`${kind.code}:QUARTER`)
  expect([without.status, Object.keys(without.error.fields ?? {})]).toEqual([400, ['evt_start_time']])
  expect((await ask(`${kind.code}:ONEHOUR`, { evt_start_time: '09:00' })).error.error_code).toBe(
    'EVENT_NOT_USABLE',
  )
  await admin.call(updateEventCode, {
    body: { c_event_code_id: kind.c_event_code_id!, quarter: false, one_hour: true },
  })
  const one = await ask(`${kind.code}:ONEHOUR`, { evt_start_time: '09:00' })
  expect(one.body).toMatchObject({ event_name: '자기계발 (1시간)', evt_end_time: '10:00:00' })
  const none = await admin.call(updateEventCode, {
    body: { c_event_code_id: kind.c_event_code_id!, one_hour: false },
  })
  expect(none.error.error_code).toBe('EVENT_CODE_NO_UNIT')
})

test('by the hour in the steps of the kind, lunch left out', async () => {
  const { body: kind } = await admin.call(addEventCode, {
    body: { event_name: '세미나', group: 'OUT', full: false, time: 30 },
  })
  days = 26
  const odd = await ask(`${kind.code}:TIME`, { evt_start_time: '10:00', evt_end_time: '10:45' })
  expect([odd.status, odd.error.error_code, odd.error.message]).toEqual([
    406,
    'EVENT_TIME_STEP',
    '30분 단위로 신청할 수 있습니다. 시작 시각과 종료 시각을 다시 선택해 주십시오.',
  ])
  const half = await ask(`${kind.code}:TIME`, { evt_start_time: '10:00', evt_end_time: '13:30' })
  // Of the group of those who are out, so it has a place (R-WORK-031).
  expect(half.body).toMatchObject({ counted_days: [{ minutes: 150 }], wk_location: '부산' })
})
