import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let member: Client

// Monday 2026-11-23; hours of 09:00-18:00, lunch 12:00-13:00.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  member = await at.as((await makeLeaveTeam(at, await makeCompany(at))).member)
})
afterAll(() => at.stop())

const CARE = 'SP:FAMILY_CARE:FULL'
const range = (from: string, to = from) => ({ wk_start_date: from, wk_end_date: to })
const preview = async (code: string, from: string, to?: string) =>
  (await member.call(contract.previewEvent, { query: { code, ...range(from, to) } })).body
const ask = (wk_event: string, from: string, to?: string) =>
  member.call(contract.requestEvent, { body: { wk_event, ...range(from, to) } })

test('a request over the turn of the year takes the days of each year', async () => {
  expect(await preview(CARE, '2026-12-21', '2027-01-08')).toMatchObject({
    applied_days: 13,
    v_days_total: 20,
    v_days_before: 20,
    v_days_after: 7,
    paid_days: 0,
    is_enough: true,
  })
  expect((await ask(CARE, '2026-12-21', '2027-01-08')).status).toBe(201)
  expect(await preview(CARE, '2026-12-17')).toMatchObject({ v_days_total: 10, v_days_before: 2 })
  expect(await preview(CARE, '2027-02-17')).toMatchObject({ v_days_total: 10, v_days_before: 5 })
})

test('the year in which too little is left refuses it, with its own figures', async () => {
  expect(await preview(CARE, '2026-12-18', '2026-12-18')).toMatchObject({ is_enough: true })
  const long = await ask(CARE, '2027-12-27', '2028-01-21')
  expect([long.status, long.error.error_code, long.error.message]).toEqual([
    406,
    'EVENT_MINUS_NOT_ACCEPTABLE',
    '잔여 휴가가 부족합니다. 잔여: 10일',
  ])
  expect(await preview(CARE, '2027-12-27', '2028-01-21')).toMatchObject({
    v_days_total: 10,
    v_days_before: 10,
    v_days_after: -5,
    is_enough: false,
  })
})

test('the one day of each month may follow that of the month before; paid days count by year', async () => {
  expect(await preview('HEALTH:MENSTRUAL:FULL', '2027-01-29', '2027-02-01')).toMatchObject({
    applied_days: 2,
    is_enough: true,
  })
  expect((await preview('HEALTH:MENSTRUAL:FULL', '2027-03-30', '2027-03-31')).is_enough).toBe(false)
  expect(await preview('SP:FERTILITY:FULL', '2027-12-29', '2028-01-05')).toMatchObject({
    applied_days: 6,
    paid_days: 4,
    is_enough: true,
  })
})
