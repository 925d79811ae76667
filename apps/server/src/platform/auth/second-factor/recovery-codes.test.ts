import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount, newestMail } from '#test/factories/accounts.ts'
import { looksLikeRecoveryCode } from './recovery-codes.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** An account whose second factor is a code by mail, with its recovery codes. */
async function withCodes() {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const start = await browser.call(own.startSecondFactor, {
    body: { mfa_kind: 'MAIL', password: account.password },
  })
  const body = { validation_code: start.body.validation_code, code: await mailedCode(at, account.email) }
  const codes = (await browser.call(own.confirmSecondFactor, { body })).body.recovery_codes
  return { account, browser, codes }
}

async function begin(account: { email: string; password: string }) {
  const browser = at.stranger()
  const answer = await browser.call(contract.signIn, { body: account })
  const verify = (code: string) =>
    browser.call(contract.verifySecondFactor, {
      body: { validation_code: answer.body.transaction_id!, code },
    })
  return { browser, verify }
}

test('ten different codes are shown once, and only their hashes are kept', async () => {
  const { account, browser, codes } = await withCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
  const kept = await at.owner.query('select code_hash from recovery_codes where account_id = $1', [
    account.accountId,
  ])
  expect(kept.rows.map((row) => row.code_hash.length)).toEqual(Array.from({ length: 10 }, () => 32))
  const state = await browser.call(own.getSecondFactor)
  expect(state.body).toEqual({ mfa_kind: 'MAIL', recovery_codes_left: 10 })
})

test('a code signs in once, however it is typed; its owner is told by mail and in the history', async () => {
  const { account, browser, codes } = await withCodes()
  const typed = ` ${codes[0]!.toUpperCase().replaceAll('-', ' ')} `
  const first = await begin(account)
  expect((await first.verify(typed)).status).toBe(200)
  expect((await first.browser.call(contract.isLoggedIn)).status).toBe(200)
  const mail = await newestMail(at, account.email)
  expect([mail?.subject, mail?.text.includes('9개')]).toEqual(['복구 코드로 로그인되었습니다', true])
  const again = await begin(account)
  expect((await again.verify(codes[0]!)).error.error_code).toBe('WRONG_CODE')
  expect((await browser.call(own.getSecondFactor)).body.recovery_codes_left).toBe(9)
  const { results } = (await browser.call(own.listHistory, { query: { limit: 50 } })).body
  expect(results.some((event) => event.kind === 'SIGNED_IN' && event.method === 'RECOVERY_CODE')).toBe(true)
})

test('of two that use one code at once, one gets in', async () => {
  const { account, codes } = await withCodes()
  const tries = await Promise.all([begin(account), begin(account), begin(account)])
  const answers = await Promise.all(tries.map((each) => each.verify(codes[3]!)))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400])
})

test('the codes of one account open no other', async () => {
  const [mine, other] = [await withCodes(), await withCodes()]
  const attempt = await begin(other.account)
  expect((await attempt.verify(mine.codes[0]!)).error.error_code).toBe('WRONG_CODE')
})

test('new codes need the password and end those before', async () => {
  const { account, browser, codes } = await withCodes()
  const make = (password: string) => browser.call(own.makeRecoveryCodes, { body: { password } })
  expect((await make('wrong')).error.error_code).toBe('CURRENT_PASSWORD_WRONG')
  const fresh = await make(account.password)
  expect([fresh.status, fresh.body.recovery_codes.length]).toEqual([201, 10])
  expect((await newestMail(at, account.email))?.subject).toBe('복구 코드가 재발급되었습니다')
  expect((await (await begin(account)).verify(codes[1]!)).status).toBe(400)
  expect((await (await begin(account)).verify(fresh.body.recovery_codes[1]!)).status).toBe(200)
})

test('without a second factor there is nothing to recover', async () => {
  const { account, browser, codes } = await withCodes()
  const stop = await browser.call(own.removeSecondFactor, { body: { password: account.password } })
  expect(stop.status).toBe(200)
  const refused = await browser.call(own.makeRecoveryCodes, { body: { password: account.password } })
  expect([refused.status, refused.error.error_code]).toEqual([409, 'NO_SECOND_FACTOR'])
  const left = await at.owner.query('select 1 from recovery_codes where account_id = $1', [account.accountId])
  expect([left.rows.length, codes.length]).toEqual([0, 10])
})

test('recovery codes and six digits are told apart', () => {
  expect(['123456', '123 456', '12345678', 'abcd'].map(looksLikeRecoveryCode)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(looksLikeRecoveryCode('0123-4567-89AB-CDEF')).toBe(true)
})
