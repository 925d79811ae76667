import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundCompany } from '#contract/platform/companies/companies.ts'
import * as joining from '#contract/people/employment/joining.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function boss() {
  const company = await makeCompany(at)
  return { company, browser: await at.as(await makeAdmin(at, { company })) }
}

const statusOf = (answer: { status: number; error: { error_code: string } | undefined }) =>
  answer.status < 400 ? answer.status : answer.error!.error_code

async function mailsTo(email: string) {
  await at.runJobs('send-invitation')
  return (await at.outside.mail.mailbox.listMails()).filter((mail) => mail.to === email)
}

test('five invitations a day reach one address, over all companies, resent ones included', async () => {
  const email = 'mailbox@gyeol.test'
  const [one, two] = [await boss(), await boss()]
  const invited = await one.browser.call(joining.sendInvite, { body: { email } })
  const again = () => one.browser.call(joining.sendInviteEmail, { body: { user_id: invited.body.user_id } })
  for (let i = 0; i < 3; i += 1) expect(statusOf(await again())).toBe(200)
  expect(statusOf(await two.browser.call(joining.sendInvite, { body: { email } }))).toBe(200)
  expect(statusOf(await again())).toBe('TOO_MANY_REQUESTS')
  const third = await boss()
  expect(statusOf(await third.browser.call(joining.sendInvite, { body: { email } }))).toBe(
    'TOO_MANY_REQUESTS',
  )
  const left = await at.owner.query('select 1 from members where company_id = $1 and email = $2', [
    third.company.companyId,
    email,
  ])
  expect(left.rows).toEqual([])
  expect(await mailsTo(email)).toHaveLength(5)
  at.travelTo('2026-11-24T09:01')
  expect(statusOf(await again())).toBe(200)
  at.travelTo('2026-11-23T09:00')
})

test('inviting back who had left counts too', async () => {
  const { company, browser } = await boss()
  const leaver = await makeMember(at, { company, status: 'RETIRED' })
  await at.owner.query(`update members set retired_on = '2026-10-31' where id = $1`, [leaver.memberId])
  const body = { user_id: leaver.memberId }
  const statuses = []
  for (let i = 0; i < 6; i += 1) {
    statuses.push(statusOf(await browser.call(joining.rejoinInvite, { body })))
    await browser.call(joining.cancelInvite, { body })
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 'TOO_MANY_REQUESTS'])
})

test('a company sends at most two hundred invitations an hour', async () => {
  const { browser } = await boss()
  await browser.call(joining.sendInvite, { body: { email: 'number1@gyeol.test' } })
  const filled = await at.owner.query(`update attempts set count = 200 where key like 'invite-from:%'`)
  expect(filled.rowCount).toBeGreaterThan(0)
  const invite = (email: string) => browser.call(joining.sendInvite, { body: { email } })
  expect(statusOf(await invite('number2@gyeol.test'))).toBe('TOO_MANY_REQUESTS')
  at.travelTo('2026-11-23T10:01')
  expect(statusOf(await invite('number2@gyeol.test'))).toBe(200)
  at.travelTo('2026-11-23T09:00')
})

test('the mail carries no address and no line of the sender, and says that it can be ignored', async () => {
  const account = await makeAccount(at)
  const founder = await at.as({ accountId: account.accountId, companyId: null as unknown as number })
  await founder.call(foundCompany, {
    body: { company_name: '당첨! https://evil.example/win www.evil.example "결"', username: '대표' },
  })
  const email = 'target@gyeol.test'
  const body = { email, username: 'Click HTTP://evil.example now' }
  expect(statusOf(await founder.call(joining.sendInvite, { body }))).toBe(200)
  const mail = (await mailsTo(email))[0]!
  expect(mail.subject).toBe('“당첨! 결”에서 초대했습니다')
  expect(mail.text).not.toMatch(/evil/i)
  expect(mail.html).not.toMatch(/evil/i)
  expect(mail.text).toContain('모르는 회사인 경우 이 메일을 무시해 주십시오.')
})

test('nothing in the mail but its own link is taken for an address by a mail program', async () => {
  const account = await makeAccount(at)
  const founder = await at.as({ accountId: account.accountId, companyId: null as unknown as number })
  await founder.call(foundCompany, {
    body: { company_name: '로그인 evil.example/in (주)가.나 Inc.', username: 'help@evil.example' },
  })
  const email = 'kim.minsu@gyeol.test'
  expect(statusOf(await founder.call(joining.sendInvite, { body: { email } }))).toBe(200)
  const mail = (await mailsTo(email))[0]!
  expect(mail.subject).toBe('“로그인 evil·example/in (주)가.나 Inc.”에서 초대했습니다')
  expect(mail.text).toContain('kim.minsu 님, “로그인')
  expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
})
