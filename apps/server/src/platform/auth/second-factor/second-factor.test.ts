import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount } from '#test/factories/accounts.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function signedIn() {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  return { account, browser }
}

async function withApp() {
  const { account, browser } = await signedIn()
  const start = await browser.call(own.startSecondFactor, {
    body: { mfa_kind: 'TOTP', password: account.password },
  })
  const app = URI.parse(start.body.otpauth_url!) as TOTP
  const body = {
    validation_code: start.body.validation_code,
    code: app.generate({ timestamp: at.now().epochMilliseconds }),
  }
  expect((await browser.call(own.confirmSecondFactor, { body })).body).toMatchObject({ mfa_kind: 'TOTP' })
  return { account, browser, app }
}

test('with a code by mail the session starts only after the code', async () => {
  const { account, browser } = await signedIn()
  const begun = await browser.call(own.startSecondFactor, {
    body: { mfa_kind: 'MAIL', password: account.password },
  })
  const set = { validation_code: begun.body.validation_code, code: await mailedCode(at, account.email) }
  expect((await browser.call(own.confirmSecondFactor, { body: set })).status).toBe(200)
  expect((await browser.call(own.getSecondFactor)).body).toEqual({
    mfa_kind: 'MAIL',
    recovery_codes_left: 10,
  })

  const other = at.stranger()
  const first = await other.call(contract.signIn, { body: { ...account, is_temporary: true } })
  expect([first.status, first.body.mfa_kind]).toEqual([201, 'MAIL'])
  expect((await other.call(contract.isLoggedIn)).status).toBe(401)
  const code = await mailedCode(at, account.email)
  const body = { validation_code: first.body.transaction_id!, code }
  const done = await other.call(contract.verifySecondFactor, { body })
  expect(done.cookies.find((cookie) => cookie.name === 'gyeol_session')?.maxAge).toBeUndefined()
  expect((await other.call(contract.isLoggedIn)).status).toBe(200)
  const again = await at.stranger().call(contract.verifySecondFactor, { body })
  expect([again.status, again.error.error_code]).toEqual([401, 'UNKNOWN_TRANSACTION'])
  // A handle that no text of the database can hold is none either.
  const strange = { ...body, validation_code: `${body.validation_code.slice(1)}\u0000?` }
  expect((await at.stranger().call(contract.verifySecondFactor, { body: strange })).status).toBe(401)
})

test('a code of the authenticator app works once', async () => {
  const { account, app } = await withApp()
  at.travelTo('2026-11-23T09:05')
  const code = app.generate({ timestamp: at.now().epochMilliseconds })
  const begin = async () =>
    (await at.stranger().call(contract.signIn, { body: account })).body.transaction_id!
  const [one, two] = [await begin(), await begin()]
  const verify = (handle: string) =>
    at.stranger().call(contract.verifySecondFactor, { body: { validation_code: handle, code } })
  expect((await verify(one)).status).toBe(200)
  expect((await verify(two)).error.error_code).toBe('WRONG_CODE')
  at.travelTo('2026-11-23T09:00')
})

test('wrong codes end the transaction and make new ones wait', async () => {
  const { account, app } = await withApp()
  const begun = await at.stranger().call(contract.signIn, { body: account })
  const right = app.generate({ timestamp: at.now().epochMilliseconds })
  const wrong = {
    validation_code: begun.body.transaction_id!,
    code: right === '000000' ? '111111' : '000000',
  }
  const statuses: string[] = []
  for (let i = 0; i < 6; i += 1) {
    const answer = await at.stranger().call(contract.verifySecondFactor, { body: wrong })
    statuses.push(answer.error.error_code)
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'WRONG_CODE'), 'UNKNOWN_TRANSACTION'])
  expect((await at.stranger().call(contract.signIn, { body: account })).status).toBe(429)
})

test('setting up and taking away need the password', async () => {
  const { account, browser } = await withApp()
  const start = await browser.call(own.startSecondFactor, {
    body: { mfa_kind: 'TOTP', password: 'wrong' },
  })
  expect(start.error.error_code).toBe('CURRENT_PASSWORD_WRONG')
  expect((await browser.call(own.removeSecondFactor, { body: { password: 'wrong' } })).status).toBe(400)
  expect((await browser.call(own.removeSecondFactor, { body: account })).body).toEqual({
    mfa_kind: null,
  })
  expect((await at.stranger().call(contract.signIn, { body: account })).body.transaction_id).toBeUndefined()
})

test('an unfinished set-up changes nothing, and the handle of another code sets up nothing', async () => {
  const { account, browser } = await signedIn()
  await browser.call(own.startSecondFactor, { body: { mfa_kind: 'TOTP', password: account.password } })
  expect((await browser.call(own.getSecondFactor)).body).toEqual({ mfa_kind: null, recovery_codes_left: 0 })
  const mine = await browser.call(contract.sendMyCode, { body: {} })
  const body = { validation_code: mine.body.validation_code, code: await mailedCode(at, account.email) }
  expect((await browser.call(own.confirmSecondFactor, { body })).error.error_code).toBe('WRONG_CODE')
})

test('the code of a sign-in is mailed again, and only the newest finishes it', async () => {
  const account = await makeAccount(at)
  await at.owner.query(`update accounts set mfa_kind = 'MAIL' where id = $1`, [account.accountId])
  const browser = at.stranger()
  const begun = await browser.call(contract.signIn, { body: { ...account, is_temporary: true } })
  const first = begun.body.transaction_id!
  const old = await mailedCode(at, account.email)
  const again = async (email: string, validation_code: string) =>
    (await at.stranger().call(contract.sendCode, { body: { email, validation_code } })).body.validation_code
  await at.outside.mail.mailbox.clear()
  await again('other@gyeol.test', first)
  await expect(mailedCode(at, account.email)).rejects.toThrow('No code')
  const second = await again(account.email, first)
  const code = await mailedCode(at, account.email)
  const verify = (validation_code: string, typed: string) =>
    browser.call(contract.verifySecondFactor, { body: { validation_code, code: typed } })
  expect((await verify(first, old)).error.error_code).toBe('UNKNOWN_TRANSACTION')
  const done = await verify(second, code)
  expect(done.status).toBe(200)
  expect(done.cookies.find((cookie) => cookie.name === 'gyeol_session')?.maxAge).toBeUndefined()
})

test('an authenticator app needs no mail, whatever is asked for', async () => {
  const { account } = await withApp()
  const begun = await at.stranger().call(contract.signIn, { body: account })
  await at.runJobs()
  await at.outside.mail.mailbox.clear()
  const body = { email: account.email, validation_code: begun.body.transaction_id! }
  expect((await at.stranger().call(contract.sendCode, { body })).status).toBe(201)
  await at.runJobs()
  const mails = await at.outside.mail.mailbox.listMails()
  expect(mails.map((mail) => mail.subject)).not.toContainEqual(expect.stringContaining('로그인 인증 코드'))
})
