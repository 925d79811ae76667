import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount, newestMail } from '#test/factories/accounts.ts'
import { mailTemplates } from './account-mail.texts.ts'
import { writeAccountMail } from './account-mail.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('no code stands in the queue, neither before nor after its mail is sent', async () => {
  const { email } = await makeAccount(at)
  await at.stranger().call(contract.forgotPassword, { body: { email } })
  const queued = async () =>
    (await at.owner.query<{ job: string }>('select to_jsonb(j)::text as job from pgboss.job j')).rows
  const before = await queued()
  const code = await mailedCode(at, email)
  const after = await queued()
  expect([before.length, after.length]).toEqual([1, 1])
  for (const { job } of [...before, ...after]) expect(job).not.toContain(code)
})

test('a mail that was queued by the program of before is still sent', async () => {
  await at.owner.query(
    `insert into pgboss.job (name, data) values ('auth-account-mail', '{"companyId":null,"data":{"to":"old@gyeol.test","language":"ko","template":"RECOVER","values":{"code":"12345678"}}}')`,
  )
  expect((await newestMail(at, 'old@gyeol.test'))?.text).toContain('12345678')
})

test('every mail has a title and lines in three languages, with every gap filled', () => {
  const values = { code: '123456', left: '9', device: 'Windows', ip: '192.0.2.1', time: '2026-11-23 09:00' }
  for (const template of mailTemplates) {
    const mails = (['ko', 'ja', 'en'] as const).map((language) =>
      writeAccountMail({ to: 'a@gyeol.test', language, template, values }, 'https://gyeol.test'),
    )
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(3)
    for (const mail of mails) expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined/)
  }
})

test('a browser cannot smuggle markup into a notice', async () => {
  const account = await makeAccount(at)
  await at.stranger().call(contract.signIn, { body: account })
  const agent = '<img src=x onerror=alert(1)> Firefox/1 Windows'
  await at.stranger().call(contract.signIn, { body: account }, { 'user-agent': agent })
  expect((await newestMail(at, account.email))?.html).not.toContain('<img src=x')
})

test('nothing sends text messages, and every way to ask for one says so', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const phone_number = '010-1234-5678'
  const typed = { validation_code: 'made-up-handle', code: '123456', phone_number }
  const answers = [
    await at.stranger().call(contract.sendCode, { body: { phone_number } }),
    await at.stranger().call(contract.verifyCode, { body: typed }),
    await at.stranger().call(contract.verifySecondFactor, { body: typed }),
    await browser.call(contract.sendMyCode, { body: { phone_number } }),
    await browser.call(contract.verifyMyCode, { body: typed }),
  ]
  expect(answers.map((answer) => answer.error.error_code)).toEqual(
    Array.from({ length: 5 }, () => 'PHONE_NOT_CONNECTED'),
  )
  // Older clients send both names at once; then the mail counts.
  const both = { body: { phone_number, email: account.email } }
  expect((await browser.call(contract.sendMyCode, both)).status).toBe(201)
  expect((await browser.call(own.getSecondFactor)).body.mfa_kind).toBeNull()
})
