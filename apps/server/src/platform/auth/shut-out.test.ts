import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount, newestMail } from '#test/factories/accounts.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** What many strangers elsewhere can do: every counter of the address that is not bound to one place is full. */
async function exhaust(email: string) {
  await at.stranger().call(contract.forgotPassword, { body: { email } })
  await at.stranger().call(contract.sendCode, { body: { email } })
  await at.stranger().call(contract.signIn, { body: { email, password: 'wrong' } })
  await at.owner.query(`update attempts set count = 1000 where key like 'mail%:' or key like 'sign-in:%:'`)
  await at.runJobs()
  await at.outside.mail.mailbox.clear()
}

test('the owner with the right password gets the code, however many mails strangers asked for', async () => {
  const account = await makeAccount(at)
  await exhaust(account.email)
  const owner = at.stranger()
  const begun = await owner.call(contract.signIn, { body: account })
  expect(begun.body.mfa_kind).toBe('MAIL')
  const body = { validation_code: begun.body.transaction_id!, code: await mailedCode(at, account.email) }
  expect((await owner.call(contract.verifySecondFactor, { body })).status).toBe(200)
})

test('where the owner has signed in before, recovery keeps working; elsewhere it waits', async () => {
  const [home, away] = [await makeAccount(at), await makeAccount(at)]
  expect((await at.stranger().call(contract.signIn, { body: home })).status).toBe(201)
  for (const { email } of [home, away]) {
    await exhaust(email)
    await at.owner.query(`delete from attempts where key not like '%:'`)
    await at.stranger().call(contract.forgotPassword, { body: { email } })
  }
  expect(await newestMail(at, away.email)).toBeUndefined()
  await at.stranger().call(contract.forgotPassword, { body: { email: home.email } })
  expect((await newestMail(at, home.email))?.subject).toContain('비밀번호 재설정')
})

test('signing in often within an hour still brings the code by mail', async () => {
  const account = await makeAccount(at)
  await at.owner.query(`update accounts set mfa_kind = 'MAIL' where id = $1`, [account.accountId])
  const begun = []
  for (let i = 0; i < 8; i += 1) begun.push(await at.stranger().call(contract.signIn, { body: account }))
  const code = await mailedCode(at, account.email)
  const last = begun.at(-1)!.body.transaction_id!
  const done = await at
    .stranger()
    .call(contract.verifySecondFactor, { body: { validation_code: last, code } })
  expect(done.status).toBe(200)
})

test('guesses behind the same address of the net do not make the owner wait in a known browser', async () => {
  const account = await makeAccount(at)
  const owner = at.stranger()
  await owner.call(contract.signIn, { body: account })
  const guess = () => at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
  for (let i = 0; i < 6; i += 1) await guess()
  expect((await guess()).status).toBe(429)
  expect((await at.stranger().call(contract.signIn, { body: account })).status).toBe(429)
  expect((await owner.call(contract.signIn, { body: account })).status).toBe(201)
})

test('an address that is guessed at from everywhere needs no mailed code in a known browser', async () => {
  const account = await makeAccount(at)
  const owner = at.stranger()
  await owner.call(contract.signIn, { body: account })
  await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
  await at.owner.query(`update attempts set count = 1000 where key like 'sign-in:%:'`)
  expect((await at.stranger().call(contract.signIn, { body: account })).body.mfa_kind).toBe('MAIL')
  expect((await owner.call(contract.signIn, { body: account })).body).toEqual({ has_company: false })
})

test('in a known browser wrong passwords are slowed as well, and the token of another account helps nobody', async () => {
  const [account, other] = [await makeAccount(at), await makeAccount(at)]
  const [owner, thief] = [at.stranger(), at.stranger()]
  await owner.call(contract.signIn, { body: account })
  await thief.call(contract.signIn, { body: other })
  const tryIn = async (browser: typeof owner) => {
    const statuses = []
    for (let i = 0; i < 6; i += 1)
      statuses.push((await browser.call(contract.signIn, { body: { ...account, password: 'no' } })).status)
    return statuses.at(-1)
  }
  expect(await tryIn(thief)).toBe(429)
  expect((await owner.call(contract.signIn, { body: account })).status).toBe(201)
  expect(await tryIn(owner)).toBe(429)
})

test('a browser has to be known again after the password was recovered', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const begun = await browser.call(contract.forgotPassword, { body: { email: account.email } })
  const body = {
    email: account.email,
    password: 'cedar-window-9',
    code: await mailedCode(at, account.email),
    validation_code: begun.body.validation_code,
  }
  expect((await at.stranger().call(contract.resetPassword, { body })).status).toBe(200)
  const known = await at.owner.query('select 1 from known_devices where account_id = $1', [account.accountId])
  expect(known.rows).toEqual([])
})
