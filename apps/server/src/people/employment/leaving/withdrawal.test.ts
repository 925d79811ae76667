import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import { isLoggedIn, signIn, signUp, verifyCode } from '#contract/platform/auth/auth.ts'
import { confirmInvite, sendInviteEmail } from '#contract/people/employment/joining.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { deleteUser } from '#contract/people/employment/leaving.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { mailedCode, makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const PASSWORD = 'maple-harbor-42'

/** A company with two full admins and a member; each signs in with a password. */
async function staffed() {
  const company = await makeCompany(at)
  const [boss, deputy] = [await makeAdmin(at, { company }), await makeAdmin(at, { company })]
  const member = await makeMember(at, { company })
  const accounts = [boss, deputy, member].map((each) => each.accountId)
  const { accountId } = await makeAccount(at)
  await at.owner.query(
    `update accounts set password_hash = (select password_hash from accounts where id = $1) where id = any($2)`,
    [accountId, accounts],
  )
  return { company, boss, deputy, member }
}

const memberRow = async (id: number) =>
  (await at.owner.query('select account_id, status from members where id = $1', [id])).rows[0]

test('who withdraws is told first, and then signs in nowhere, while the records stay', async () => {
  const { company, boss, member } = await staffed()
  const browser = await at.as(member)
  const phone = await at.as(member)
  const preview = await browser.call(own.previewWithdrawal)
  expect(preview.body.companies).toMatchObject([{ company_id: company.companyId, is_last_admin: false }])
  const wrong = await browser.call(own.withdraw, { body: { password: 'wrong' } })
  expect(wrong.error.error_code).toBe('CURRENT_PASSWORD_WRONG')
  expect((await browser.call(own.withdraw, { body: { password: PASSWORD } })).status).toBe(204)
  expect(browser.cookies.has('gyeol_session')).toBe(false)
  expect((await phone.call(isLoggedIn)).status).toBe(401)
  expect(await memberRow(member.memberId)).toEqual({ account_id: null, status: 'WORKING' })
  const left = await at.owner.query('select 1 from accounts where id = $1', [member.accountId])
  expect(left.rows).toEqual([])
  expect(await auditActions(at, company.companyId)).toContain('member.withdraw')
  const told = (await (await at.as(boss)).call(listNotifications)).body.results
  expect(told.map((each) => each.nt_type)).toContain('MEMBER_WITHDREW')
})

test('who withdrew and works on is invited again, and goes on in the same employment', async () => {
  const { boss, member } = await staffed()
  await (await at.as(member)).call(own.withdraw, { body: { password: PASSWORD } })
  const joined = async () =>
    (await at.owner.query('select joined_on from members where id = $1', [member.memberId])).rows[0]
  const before = await joined()
  const asBoss = await at.as(boss)
  const invited = await asBoss.call(sendInviteEmail, { body: { user_id: member.memberId } })
  expect(invited.body).toMatchObject({ cmem_status: 'WORKING' })
  await at.runJobs()
  const mails = await at.outside.mail.mailbox.listMails()
  const code = decodeURIComponent(
    /code=([\w%.-]+)/.exec(mails.find((one) => one.to === member.email)!.text)![1]!,
  )
  await at.owner.query(
    "insert into accounts (email, password_hash, confirmed_at) values ($1, 'none', now())",
    [member.email],
  )
  const accepted = await at.stranger().call(confirmInvite, { body: { code, email: member.email } })
  expect(accepted.status).toBe(200)
  expect(await memberRow(member.memberId)).toEqual({ account_id: expect.any(Number), status: 'WORKING' })
  expect(await joined()).toEqual(before)
  // Once somebody can sign in again there is nothing to invite.
  const again = await asBoss.call(sendInviteEmail, { body: { user_id: member.memberId } })
  expect(again.error.error_code).toBe('WRONG_MEMBER_STATE')
})

test('the address of the specification withdraws oneself, and for others stays with the admins', async () => {
  const { boss, deputy, member } = await staffed()
  const browser = await at.as(member)
  const remove = (id: number, password?: string) =>
    browser.call(deleteUser, { params: { id }, body: password ? { password } : {} })
  expect((await remove(boss.memberId, PASSWORD)).error.error_code).toBe('FORBIDDEN')
  expect((await remove(member.memberId)).error.error_code).toBe('CURRENT_PASSWORD_WRONG')
  expect((await remove(member.memberId, PASSWORD)).status).toBe(204)
  expect((await browser.call(isLoggedIn)).status).toBe(401)
  const asBoss = await at.as(boss)
  expect((await asBoss.call(deleteUser, { params: { id: deputy.memberId }, body: {} })).status).toBe(204)
})

test('the only full admin of a company cannot leave it, and nothing is half done', async () => {
  const { boss, deputy } = await staffed()
  await at.owner.query(`delete from role_holders where member_id = $1`, [deputy.memberId])
  const browser = await at.as(boss)
  const preview = await browser.call(own.previewWithdrawal)
  expect(preview.body.companies.map((each) => each.is_last_admin)).toEqual([true])
  const refused = await browser.call(own.withdraw, { body: { password: PASSWORD } })
  expect([refused.status, refused.error.error_code]).toEqual([406, 'LAST_ADMIN'])
  expect((await browser.call(isLoggedIn)).status).toBe(200)
  expect((await memberRow(boss.memberId)).account_id).toBe(boss.accountId)
})

test('of two full admins who withdraw at once, one stays', async () => {
  const { boss, deputy } = await staffed()
  const browsers = [await at.as(boss), await at.as(deputy)]
  const answers = await Promise.all(
    browsers.map((browser) => browser.call(own.withdraw, { body: { password: PASSWORD } })),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 406])
})

test('somebody without a company withdraws too, and the address is free for a new account', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(signIn, { body: account })
  expect((await browser.call(own.previewWithdrawal)).body).toEqual({ companies: [] })
  expect((await browser.call(own.withdraw, { body: account })).status).toBe(204)
  expect((await browser.call(signIn, { body: account })).status).toBe(401)
  const terms = (['service', 'privacy'] as const).map((item) => ({ item, value: true }))
  const again = { email: account.email, password: 'cedar-window-9', terms, birth_date: '1990-05-01' }
  const made = await at.stranger().call(signUp, { body: again })
  const body = { validation_code: made.body.validation_code, code: await mailedCode(at, account.email) }
  expect((await at.stranger().call(verifyCode, { body })).status).toBe(200)
  expect((await at.stranger().call(signIn, { body: again })).status).toBe(201)
})
