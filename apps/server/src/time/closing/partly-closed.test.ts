import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-16T09:00')
})
afterAll(() => at.stop())

test('who joined earlier than was known has a part of a closed month open: list, own sheet and file say which days', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company, joinedOn: '2020-01-01' }))
  const member = await makeMember(at, { company, name: '이일부', joinedOn: '2026-10-12' })
  const date = '2026-10-15' as never
  const confirm = () =>
    admin.call(contract.confirmManyWorkTimes, { body: { confirmed_date: date, user_ids: [member.memberId] } })
  expect((await confirm()).body.confirmed_count).toBe(1)
  const earlier = { user_id: member.memberId, joined_date: '2026-10-01' }
  expect((await admin.call(updateMembers, { body: earlier as never })).status).toBe(200)
  const listed = async () =>
    (await admin.call(contract.listConfirmations, { query: { date } })).body.results.find(
      ({ user }) => user === member.memberId,
    )
  const open_days = [{ start_date: '2026-10-01', end_date: '2026-10-11' }]
  const partly = { is_confirmed: false, id: expect.any(Number), confirmed_until: null, open_days }
  expect(await listed()).toMatchObject(partly)
  const own = await (await at.as(member)).call(contract.getOwnConfirmInfo, { query: { date } })
  expect(own.body).toMatchObject(partly)
  const { content } = await fetchFile(at, admin, `${contract.downloadConfirmations.path}?start_date=${date}`)
  expect((await rowsOf(content)).flat()).toContain('일부 확정, 미확정: 10월 1일(목) ~ 10월 11일(일)')
  expect((await confirm()).body.confirmed_count).toBe(1)
  expect(await listed()).toMatchObject({ is_confirmed: true, open_days: [] })
})
