import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/auth.ts'
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
