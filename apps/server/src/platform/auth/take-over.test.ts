import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount, newestMail } from '#test/factories/accounts.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const terms = [
  { item: 'service' as const, value: true },
  { item: 'privacy' as const, value: true },
]
const OWN = 'river-stone-77'
const FOREIGN = 'somebody-else-1'

async function signUp(email: string, password: string, birth_date = '1990-05-01') {
  const made = await at.stranger().call(contract.signUp, { body: { email, password, terms, birth_date } })
  return { handle: made.body.validation_code, code: await mailedCode(at, email) }
}

async function sendAgain(body: { email: string; validation_code?: string; password?: string }) {
  await at.outside.mail.mailbox.clear()
  return (await at.stranger().call(contract.sendCode, { body })).body.validation_code
}

const verify = async (validation_code: string, code: string) =>
  (await at.stranger().call(contract.verifyCode, { body: { validation_code, code } })).status
const signIn = async (email: string, password: string) =>
  (await at.stranger().call(contract.signIn, { body: { email, password } })).status

test('a code confirms what the holder of its handle typed, whoever signed up later', async () => {
  const email = 'victim@gyeol.test'
  const mine = await signUp(email, OWN)
  await signUp(email, FOREIGN, '1970-01-01')
  const handle = await sendAgain({ email, validation_code: mine.handle })
  expect(await verify(handle, await mailedCode(at, email))).toBe(200)
  expect([await signIn(email, OWN), await signIn(email, FOREIGN)]).toEqual([201, 403])
  const born = await at.owner.query('select birth_on from accounts where email = $1', [email])
  expect(born.rows).toEqual([{ birth_on: '1990-05-01' }])
})

test('without handle and password a code sent again confirms nothing', async () => {
  const email = 'older-client@gyeol.test'
  await signUp(email, FOREIGN)
  const handle = await sendAgain({ email })
  expect(handle).toHaveLength(43)
  expect(await newestMail(at, email)).toBeUndefined()
})

test('the handle of another address sends nothing and confirms nothing', async () => {
  const attacker = await signUp('attacker@gyeol.test', FOREIGN)
  const email = 'never-asked@gyeol.test'
  await sendAgain({ email, validation_code: attacker.handle })
  expect(await newestMail(at, email)).toBeUndefined()
})

test('who signs in before confirming gets a new code with the same password, and only with it', async () => {
  const email = 'tomorrow@gyeol.test'
  await signUp(email, FOREIGN)
  await signUp(email, OWN)
  const early = await at.stranger().call(contract.signIn, { body: { email, password: OWN } })
  expect([early.status, early.error.error_code]).toEqual([403, 'UserNotConfirmedException'])
  await sendAgain({ email, password: 'wrong-password-1' })
  expect(await newestMail(at, email)).toBeUndefined()
  const handle = await sendAgain({ email, password: OWN })
  expect(await verify(handle, await mailedCode(at, email))).toBe(200)
  expect(await signIn(email, OWN)).toBe(201)
})

test('strangers who sign up with the address elsewhere do not hide the sign-up of its owner', async () => {
  const email = 'crowded@gyeol.test'
  await signUp(email, OWN)
  await at.owner.query(
    `insert into pending_sign_ups (email, password_hash, birth_on, language, terms, ip, created_at)
     select email, 'none', birth_on, language, terms, '203.0.113.9', created_at + interval '1 minute'
     from pending_sign_ups where email = $1`,
    [email],
  )
  expect(await signIn(email, OWN)).toBe(403)
})

test('a later sign-up cannot confirm over an account that exists', async () => {
  const email = 'first@gyeol.test'
  const [mine, late] = [await signUp(email, OWN), await signUp(email, FOREIGN)]
  expect(await verify(mine.handle, mine.code)).toBe(200)
  expect(await verify(late.handle, late.code)).toBe(400)
  expect(await signIn(email, OWN)).toBe(201)
})

test('signing up and then signing in tells nobody whether the address has an account', async () => {
  const { email } = await makeAccount(at)
  for (const address of [email, 'has-none@gyeol.test']) {
    const body = { email: address, password: FOREIGN, terms, birth_date: '1990-05-01' }
    await at.stranger().call(contract.signUp, { body })
    expect(await signIn(address, FOREIGN)).toBe(403)
  }
})
