import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import * as joining from '#contract/people/employment/joining.ts'
import * as companies from '#contract/platform/companies/companies.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation, makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { promotionRound } from '../leave-promotion.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Nobody waits for the clock of the morning: whatever was queued runs, and nothing else. */
async function house() {
  at.travelTo('2026-07-03T10:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company, name: '담당자', joinedOn: '2026-07-01' }))
  const listed = async () => {
    expect((await at.runJobs(promotionRound.ofCompany.name)).failures).toEqual([])
    const { body } = await admin.call(contract.listPromotions, { query: {} })
    return body.results.map(({ username, step }) => [username, step])
  }
  return { company, admin, listed }
}

test('who joins is on the list without a night in between, and joining twice prepares once', async () => {
  const { admin, listed } = await house()
  expect(await listed()).toEqual([])
  for (const [email, username] of [
    ['soon-1@gyeol.test', '한새봄'],
    ['soon-2@gyeol.test', '이여름'],
  ] as const) {
    const body = { email, username, joined_date: '2024-01-01' }
    expect((await admin.call(joining.sendInvite, { body })).status).toBe(200)
    await makeAccount(at, { email })
    const { code } = await mailedInvitation(at, email)
    expect((await at.stranger().call(joining.confirmInvite, { body: { code, email } })).status).toBe(200)
  }
  const { rows } = await at.owner.query(
    `select count(*)::int as n from pgboss.job where name = $1 and state = 'created'`,
    [promotionRound.ofCompany.name],
  )
  expect(rows).toEqual([{ n: 1 }])
  const expected = [
    ['이여름', 'POSSIBLE'],
    ['한새봄', 'POSSIBLE'],
  ]
  expect(await listed()).toEqual(expected)
  expect(await listed()).toEqual(expected)
})

test('a corrected day of joining prepares again; a name does not', async () => {
  const { company, admin, listed } = await house()
  const { memberId } = await makeMember(at, { company, name: '김사원', joinedOn: '2026-06-01' })
  const change = (body: object) => admin.call(updateMembers, { body: { user_id: memberId, ...body } })
  expect((await change({ username: '김새원' })).status).toBe(200)
  expect(await listed()).toEqual([])
  expect((await change({ joined_date: '2024-01-01' })).status).toBe(200)
  expect(await listed()).toEqual([['김새원', 'POSSIBLE']])
})

test('switching the part on prepares without a night in between, by whichever call', async () => {
  for (const by of ['settings', 'parts'] as const) {
    const { company, admin, listed } = await house()
    await makeMember(at, { company, name: '김사원', joinedOn: '2024-01-01' })
    const set = (isOn: boolean) =>
      by === 'settings'
        ? admin.call(companies.updateCompany, { body: { use_vacation_ask: isOn } })
        : admin.call(companies.setFunctionRecords, { body: { VACATION_PROMOTION: isOn ? 'ON' : 'OFF' } })
    expect((await set(false)).status).toBe(200)
    expect((await set(true)).status).toBe(200)
    expect(await listed()).toEqual([['김사원', 'POSSIBLE']])
  }
})
