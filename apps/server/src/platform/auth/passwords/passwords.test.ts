import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount, newestMail } from '#test/factories/accounts.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('recovery sets the password once and ends every session', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const begun = await at.stranger().call(contract.forgotPassword, { body: { email: account.email } })
  const code = await mailedCode(at, account.email)
  expect(code).toHaveLength(8)
  const body = {
    email: account.email,
    password: 'cedar-window-9',
    code,
    validation_code: begun.body.validation_code,
  }
  const weak = await at.stranger().call(contract.resetPassword, { body: { ...body, password: 'weak' } })
  expect([weak.error.error_code, weak.error.fields]).toEqual([
    'PASSWORD_NOT_ACCEPTED',
    { password: '비밀번호는 10자 이상이어야 합니다.' },
  ])
  const other = await at
    .stranger()
    .call(contract.resetPassword, { body: { ...body, email: 'other@gyeol.test' } })
  expect(other.error.results.message).toBe(
    '인증 코드가 올바르지 않거나 만료되었습니다. 다시 확인하거나 새 코드를 요청해 주십시오.',
  )
  expect((await at.stranger().call(contract.resetPassword, { body })).status).toBe(200)
  expect((await at.stranger().call(contract.resetPassword, { body })).status).toBe(400)
  expect((await browser.call(contract.isLoggedIn)).error.error_code).toBe('TOKEN_EXPIRED')
  expect((await at.stranger().call(contract.signIn, { body: account })).status).toBe(401)
  expect((await at.stranger().call(contract.signIn, { body })).status).toBe(201)
  expect((await newestMail(at, account.email))?.subject).toBe('비밀번호가 변경되었습니다')
})

test('recovery answers alike for an unknown address, and mails nothing', async () => {
  const { email } = await makeAccount(at)
  const known = await at.stranger().call(contract.forgotPassword, { body: { email } })
  const unknown = await at.stranger().call(contract.forgotPassword, { body: { email: 'ghost@gyeol.test' } })
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)])
  expect(unknown.body.validation_code).toHaveLength(known.body.validation_code.length)
  expect(await newestMail(at, 'ghost@gyeol.test')).toBeUndefined()
  const guess = { password: 'cedar-window-9', code: '00000000' }
  const answers = [
    await at.stranger().call(contract.resetPassword, { body: { ...guess, email, ...known.body } }),
    await at
      .stranger()
      .call(contract.resetPassword, { body: { ...guess, email: 'ghost@gyeol.test', ...unknown.body } }),
  ]
  expect(answers.map((answer) => answer.error.error_code)).toEqual(['WRONG_CODE', 'WRONG_CODE'])
})

test('no more than six mails an hour go to an address from one place', async () => {
  const { email } = await makeAccount(at)
  for (let i = 0; i < 7; i += 1) {
    expect((await at.stranger().call(contract.forgotPassword, { body: { email } })).status).toBe(200)
  }
  await at.runJobs()
  const mails = await at.outside.mail.mailbox.listMails()
  expect(mails.filter((mail) => mail.to === email)).toHaveLength(6)
})

test('changing the password asks for the current one and ends the other sessions', async () => {
  const account = await makeAccount(at)
  const here = at.stranger()
  const phone = at.stranger()
  await here.call(contract.signIn, { body: account })
  await phone.call(contract.signIn, { body: account })
  const change = (password: string, next: string) =>
    here.call(contract.changePassword, { body: { password, new_password: next } })
  expect((await change('wrong', 'cedar-window-9')).error.error_code).toBe('CURRENT_PASSWORD_WRONG')
  expect((await change(account.password, 'short')).error.fields).toHaveProperty('new_password')
  expect((await change(account.password, account.password)).error.error_code).toBe('PASSWORD_NOT_ACCEPTED')
  expect((await change(account.password, 'cedar-window-9')).status).toBe(200)
  expect((await here.call(contract.isLoggedIn)).status).toBe(200)
  expect((await phone.call(contract.isLoggedIn)).error.error_code).toBe('TOKEN_EXPIRED')
  expect((await phone.call(contract.refreshToken)).status).toBe(498)
})

test('somebody at an open screen cannot guess the current password', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const body = { password: 'wrong', new_password: 'cedar-window-9' }
  for (let i = 0; i < 5; i += 1) await browser.call(contract.changePassword, { body })
  expect((await browser.call(contract.changePassword, { body })).status).toBe(429)
})

test('the check of a password is an ordinary answer with a reason in the language of the reader', async () => {
  const check = async (password: string, language: string) =>
    (await at.stranger(language).call(contract.checkPassword, { body: { password } })).body
  expect(await check('river-stone-77', 'ko')).toEqual({ is_valid: true, detail: '', strength: 2 })
  expect(await check('short', 'en')).toEqual({
    is_valid: false,
    detail: 'Use at least 10 characters.',
    strength: 0,
  })
  expect((await check('short', 'ja')).detail).toContain('10文字以上')
  expect((await check('', 'ko')).is_valid).toBe(false)
})

test('a code for the signed-in person is good for that person only', async () => {
  const [one, two] = [await makeAccount(at), await makeAccount(at)]
  const [browser, other] = [at.stranger(), at.stranger()]
  await browser.call(contract.signIn, { body: one })
  await other.call(contract.signIn, { body: two })
  const sent = await browser.call(contract.sendMyCode, { body: { email: 'elsewhere@gyeol.test' } })
  const body = { validation_code: sent.body.validation_code, code: await mailedCode(at, one.email) }
  expect((await other.call(contract.verifyMyCode, { body })).error.error_code).toBe('WRONG_CODE')
  expect((await browser.call(contract.verifyMyCode, { body })).body).toEqual({ verified: true })
})

test('of two changes at once with the same current password, one is made', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const answers = await Promise.all(
    ['cedar-window-9', 'amber-garden-8'].map((new_password) =>
      browser.call(contract.changePassword, { body: { password: account.password, new_password } }),
    ),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
})

test('a sign-in that waits for its code ends with the password that it began with', async () => {
  const account = await makeAccount(at)
  const owner = at.stranger()
  await owner.call(contract.signIn, { body: account })
  await at.owner.query(`update accounts set mfa_kind = 'MAIL' where id = $1`, [account.accountId])
  const begun = await at.stranger().call(contract.signIn, { body: account })
  const code = await mailedCode(at, account.email)
  const change = { password: account.password, new_password: 'cedar-window-9' }
  expect((await owner.call(contract.changePassword, { body: change })).status).toBe(200)
  const late = { validation_code: begun.body.transaction_id!, code }
  const answer = await at.stranger().call(contract.verifySecondFactor, { body: late })
  expect(answer.error.error_code).toBe('UNKNOWN_TRANSACTION')
})
