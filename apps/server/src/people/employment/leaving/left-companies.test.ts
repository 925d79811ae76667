import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmInvite, rejoinInvite } from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { deleteMember } from '#contract/people/employment/leaving.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { isLoggedIn } from '#contract/platform/auth/auth.ts'
import { listLeft } from '#contract/platform/auth/own-account.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function retired() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company, name: '정하늘' })
  const asBoss = await at.as(boss)
  const member = await makeMember(at, { company, name: '나퇴사' })
  const body = { user_id: member.memberId, retire_date: '2026-10-31' as const }
  expect((await asBoss.call(retireMember, { body })).status).toBeLessThan(300)
  return { company, boss, asBoss, member, browser: await at.as(member) }
}

test('who has left and signs in is told which company, since when, and whom to ask', async () => {
  const { company, boss, member, browser } = await retired()
  expect((await browser.call(isLoggedIn)).body).toEqual({ is_logged_in: true, has_company: false })
  expect((await browser.call(getProfile)).error.error_code).toBe('NO_COMPANY')
  expect((await browser.call(listLeft)).body).toEqual([
    {
      company_id: company.companyId,
      company_name: company.name,
      username: '나퇴사',
      last_day: '2026-10-31',
      is_invited_back: false,
      contacts: [{ username: '정하늘', email: boss.email }],
    },
  ])
  expect((await (await at.as(boss)).call(listLeft)).body).toEqual([])
  // The record outlives the account, and says nothing to anybody else.
  await at.owner.query('update members set account_id = null where id = $1', [member.memberId])
  expect((await browser.call(listLeft)).body).toEqual([])
})

test('who is invited back is told so, and once back has left nothing', async () => {
  const { asBoss, member, browser } = await retired()
  await asBoss.call(rejoinInvite, { body: { user_id: member.memberId } })
  expect((await browser.call(listLeft)).body).toMatchObject([
    { is_invited_back: true, last_day: '2026-10-31' },
  ])
  await at.stranger().call(confirmInvite, { body: await mailedInvitation(at, member.email) })
  expect((await browser.call(listLeft)).body).toEqual([])
})

test('who was entered by mistake and removed has left nothing', async () => {
  const company = await makeCompany(at)
  const asBoss = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company })
  const browser = await at.as(member)
  await asBoss.call(deleteMember, { body: { user_id: member.memberId } })
  expect((await browser.call(listLeft)).body).toEqual([])
})
