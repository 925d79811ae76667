import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptInvite, sendInvite } from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { getProfile, updateProfile } from '#contract/people/members/members.ts'
import { forgotPassword } from '#contract/platform/auth/auth.ts'
import { joinCompany, updateCompany } from '#contract/platform/companies/companies.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation, newestMail } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office(language: 'ko' | 'ja' | 'en') {
  const company = await makeCompany(at)
  const asBoss = await at.as(await makeAdmin(at, { company }))
  expect((await asBoss.call(updateCompany, { body: { language } })).status).toBe(200)
  return { company, asBoss }
}

const told = async (browser: Client) => {
  const { user_profile, has_chosen_language } = (await browser.call(getProfile)).body
  return [user_profile.language, has_chosen_language]
}

/** In which language a mail about the account goes, whatever the browser says that asks for it. */
async function mailed(email: string) {
  await at.stranger('ko').call(forgotPassword, { body: { email } })
  const { subject } = (await newestMail(at, email))!
  return subject.includes('認証コード') ? 'ja' : subject.includes('reset code') ? 'en' : 'ko'
}

const choose = (browser: Client, language: 'ko' | 'ja' | 'en') =>
  browser.call(updateProfile, { body: { language } })

test('the company leads who has not chosen, on screens and in mails, also when it changes', async () => {
  const { company, asBoss } = await office('ja')
  const email = 'follower@gyeol.test'
  await asBoss.call(sendInvite, { body: { email } })
  expect((await newestMail(at, email))?.subject).toContain('招待')
  const browser = at.stranger('en')
  const terms = (['service', 'privacy'] as const).map((item) => ({ item, value: true }))
  const body = {
    ...(await mailedInvitation(at, email)),
    username: '田中',
    password: 'birch-lantern-27',
    terms,
    birth_date: '1990-01-01' as const,
  }
  await browser.call(acceptInvite, { body })
  expect(await told(browser)).toEqual(['ja', false])
  expect(await mailed(email)).toBe('ja')
  await asBoss.call(updateCompany, { body: { language: 'en' } })
  expect(await told(browser)).toEqual(['en', false])
  expect(await mailed(email)).toBe('en')
  const acting = await at.actAs(company.companyId, await memberId(browser), async (ctx) => ctx.language)
  expect(acting).toBe('en')
})

test('the own language leads on any device and in every company, and in mails', async () => {
  const first = await office('ko')
  const person = await makeMember(at, { company: first.company })
  expect(await told(await at.as(person))).toEqual(['ko', false])
  expect((await choose(await at.as(person), 'en')).body).toMatchObject({ has_chosen_language: true })
  expect(await told(await at.as(person))).toEqual(['en', true])
  expect(await mailed(person.email)).toBe('en')

  const second = await office('ja')
  const browser = await at.as(person)
  await join(browser, second.company.companyId)
  expect(await told(browser)).toEqual(['en', true])
  await choose(browser, 'ko')
  expect(await told(browser)).toEqual(['ko', true])
  expect(await told(await at.as(person))).toEqual(['ko', true])
  await second.asBoss.call(updateCompany, { body: { language: 'en' } })
  expect(await told(browser)).toEqual(['ko', true])
  expect(await mailed(person.email)).toBe('ko')
})

test('a company that was left says nothing more about the language of mails', async () => {
  const first = await office('ko')
  const person = await makeMember(at, { company: first.company })
  const second = await office('en')
  await join(await at.as(person), second.company.companyId)
  const leaving = { user_id: person.memberId, retire_date: '2026-10-31' as const }
  expect((await first.asBoss.call(retireMember, { body: leaving })).status).toBeLessThan(300)
  await first.asBoss.call(updateCompany, { body: { language: 'ja' } })
  expect(await mailed(person.email)).toBe('en')
})

test('a profile that is saved without a word about the language goes on following the company', async () => {
  const { company } = await office('ja')
  const browser = await at.as(await makeMember(at, { company }))
  await browser.call(updateProfile, { body: { phone: '010-1234-5678' } })
  expect(await told(browser)).toEqual(['ja', false])
})

async function join(browser: Client, companyId: number): Promise<void> {
  const { rows } = await at.owner.query('select join_code from company_directory where company_id = $1', [
    companyId,
  ])
  const body = { company_joincode: rows[0].join_code as string, username: '겸직' }
  expect((await browser.call(joinCompany, { body })).status).toBeLessThan(300)
}

async function memberId(browser: Client): Promise<number> {
  return (await browser.call(getProfile)).body.id
}
