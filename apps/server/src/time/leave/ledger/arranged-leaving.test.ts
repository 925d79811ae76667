import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { adjustLeave, getLeaveLedger, updateVacation } from '#contract/time/leave/leave-ledger.ts'
import { getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import { previewEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday. The member joined on 2024-03-04: the next leave would arise on 2027-03-04.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  member = await at.as(team.member)
})

const leave = async (retire_date: string) =>
  expect(
    (
      await admin.call(retireMember, {
        body: { user_id: team.member.memberId, retire_date: retire_date as never },
      })
    ).status,
  ).toBe(200)
const ledger = async () =>
  (await admin.call(getLeaveLedger, { query: { user_id: team.member.memberId as never } })).body
const give = (start_date?: string, kind: 'EXTRA' | 'ADJUSTMENT' | 'OPENING' = 'EXTRA') =>
  admin.call(adjustLeave, {
    body: {
      user_ids: [team.member.memberId],
      kind,
      days: 1,
      ...(start_date && { start_date: start_date as never }),
      memo: '장기 근속',
    },
  })

test('an arranged leaving ends what is told as coming: own page, ledger, projection and preview', async () => {
  expect((await give('2027-01-04')).status).toBe(201)
  const info = async () => (await member.call(getLeaveInfo, {})).body
  const before = await info()
  expect(before.next_grants.map(({ granted_on }) => granted_on)).toEqual(['2027-01-04', '2027-03-04'])
  await leave('2027-02-26')
  const after = await info()
  expect(after.next_grants).toEqual([{ granted_on: '2027-01-04', days: 1 }])
  expect(after.available_days).toBe(before.available_days)
  const { coming, projection } = await ledger()
  expect(coming.map(({ granted_on }) => granted_on)).toEqual(['2027-01-04'])
  expect(projection.map(({ date }) => date)).toEqual(['2027-01-04'])
  const preview = (code: string, day: string) =>
    member.call(previewEvent, { query: { code, wk_start_date: day as never } })
  for (const code of ['VACATION:ANNUAL:FULL', 'HOME:FULL']) {
    expect((await preview(code, '2027-03-08')).error.error_code).toBe('AFTER_LAST_DAY')
    expect((await preview(code, '2027-02-26')).body).toMatchObject({ is_enough: true })
  }
})

test('nothing is given from after the last day on; without a day it is given on the last one', async () => {
  await leave('2026-11-20')
  const before = await ledger()
  for (const kind of ['EXTRA', 'ADJUSTMENT', 'OPENING'] as const) {
    const { status, error } = await give('2026-11-21', kind)
    expect([status, error.error_code]).toEqual([406, 'ADJUSTED_AFTER_LAST_DAY'])
    expect(error.message).toBe(
      '김사원 님의 퇴사일보다 늦은 날짜로는 연차를 조정할 수 없습니다. 퇴사일: 11월 20일(금)',
    )
  }
  expect(await ledger()).toEqual(before)
  expect((await give()).status).toBe(201)
  expect((await ledger()).lines.find(({ kind }) => kind === 'EXTRA')).toMatchObject({ date: '2026-11-20' })
  const query = { user_id: team.member.memberId as never }
  const years = (await admin.call(listLeaveYears, { query })).body
  const ids = years.flatMap(({ vac_id }) => vac_id ?? [])
  for (const vac_id of ids) {
    const body = { vac_id, add_vac_days: 2, memo: '정산' }
    expect((await admin.call(updateVacation, { body })).status).toBe(200)
  }
  expect(
    (await ledger()).lines.every(({ date, kind }) => kind !== 'ADJUSTMENT' || date <= '2026-11-20'),
  ).toBe(true)
})
