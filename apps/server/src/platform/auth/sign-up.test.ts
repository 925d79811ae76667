import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/auth/auth.ts'
import { getOwnTerms } from '#contract/platform/auth/own-account.ts'
import { foundCompany, getCompany } from '#contract/platform/companies/companies.ts'
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
  { item: 'marketing' as const, value: false },
]
const newcomer = (email: string) => ({ email, password: 'river-stone-77', terms, birth_date: '1990-05-01' })

test('from sign-up over the mailed code to the first company', async () => {
  const browser = at.stranger()
  const body = newcomer('hyeonji@gyeol.test')
  const made = await browser.call(contract.signUp, { body })
  expect(made.status).toBe(201)
  const early = await browser.call(contract.signIn, { body })
  expect([early.status, early.error.results.code]).toEqual([403, 'UserNotConfirmedException'])
  const code = await mailedCode(at, body.email)
  const confirm = { body: { validation_code: made.body.validation_code, code } }
  expect((await browser.call(contract.verifyCode, confirm)).status).toBe(200)
  expect((await browser.call(contract.verifyCode, confirm)).error.error_code).toBe('WRONG_CODE')
  const signedIn = await browser.call(contract.signIn, { body })
  expect([signedIn.status, signedIn.body]).toEqual([201, { has_company: false }])
  expect((await browser.call(getCompany)).error.error_code).toBe('NO_COMPANY')
  const founded = await browser.call(foundCompany, {
    body: { company_name: '결 주식회사', username: '김현지' },
  })
  expect(founded.status).toBe(201)
  const company = await browser.call(getCompany)
  expect(company.body).toMatchObject({
    company_name: '결 주식회사',
    abilities: { update: true },
    plan_main: 'FREE',
  })
  expect((await browser.call(contract.isLoggedIn)).body).toEqual({ is_logged_in: true, has_company: true })
  const again = at.stranger()
  expect((await again.call(contract.signIn, { body })).body).toEqual({ has_company: true })
  expect((await again.call(getCompany)).status).toBe(200)
})

test('a used address is answered like a new one, and its owner is told by mail', async () => {
  const owner = await makeAccount(at)
  const fresh = await at.stranger().call(contract.signUp, { body: newcomer('nobody-yet@gyeol.test') })
  const taken = await at.stranger().call(contract.signUp, { body: newcomer(owner.email) })
  expect(taken.status).toBe(fresh.status)
  expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body))
  expect(taken.body.validation_code).toHaveLength(fresh.body.validation_code.length)
  expect((await newestMail(at, owner.email))?.subject).toBe('이미 가입된 이메일입니다')
  const guess = { validation_code: taken.body.validation_code, code: '123456' }
  expect((await at.stranger().call(contract.verifyCode, { body: guess })).error.error_code).toBe('WRONG_CODE')
  const old = await at.stranger().call(contract.signIn, { body: owner })
  expect(old.status).toBe(201)
})

test('of two sign-ups each code fits its own handle only, and the confirmed password counts', async () => {
  const body = newcomer('twice@gyeol.test')
  const first = await at.stranger().call(contract.signUp, { body: { ...body, password: 'somebody-else-1' } })
  const firstCode = await mailedCode(at, body.email)
  await at.outside.mail.mailbox.clear()
  const second = await at.stranger().call(contract.signUp, { body })
  const code = await mailedCode(at, body.email)
  const verify = async (validation_code: string, typed: string) =>
    (await at.stranger().call(contract.verifyCode, { body: { validation_code, code: typed } })).status
  expect(firstCode).not.toBe(code)
  expect(await verify(first.body.validation_code, code)).toBe(400)
  expect(await verify(second.body.validation_code, firstCode)).toBe(400)
  expect(await verify(second.body.validation_code, code)).toBe(200)
  const other = { email: body.email, password: 'somebody-else-1' }
  expect((await at.stranger().call(contract.signIn, { body: other })).status).toBe(403)
  expect((await at.stranger().call(contract.signIn, { body })).status).toBe(201)
})

test('five wrong tries end a code, and so do ten minutes', async () => {
  const body = newcomer('tries@gyeol.test')
  const made = await at.stranger().call(contract.signUp, { body })
  const code = await mailedCode(at, body.email)
  const wrong = { validation_code: made.body.validation_code, code: code === '000000' ? '000001' : '000000' }
  for (let i = 0; i < 5; i += 1) await at.stranger().call(contract.verifyCode, { body: wrong })
  const late = await at.stranger().call(contract.verifyCode, { body: { ...wrong, code } })
  expect(late.error.error_code).toBe('WRONG_CODE')
  const again = { email: body.email, validation_code: made.body.validation_code }
  const resent = await at.stranger().call(contract.sendCode, { body: again })
  const next = await mailedCode(at, body.email)
  at.travelTo('2026-11-23T09:11')
  const tooLate = { validation_code: resent.body.validation_code, code: next }
  expect((await at.stranger().call(contract.verifyCode, { body: tooLate })).status).toBe(400)
  at.travelTo('2026-11-23T09:00')
})

test('asking for a code tells nothing about the address', async () => {
  const { email } = await makeAccount(at)
  const known = await at.stranger().call(contract.sendCode, { body: { email } })
  const unknown = await at.stranger().call(contract.sendCode, { body: { email: 'unknown@gyeol.test' } })
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)])
  const phone = await at.stranger('en').call(contract.sendCode, { body: { phone_number: '010-1234-5678' } })
  expect(phone.error).toMatchObject({
    error_code: 'PHONE_NOT_CONNECTED',
    message: expect.stringContaining('email'),
  })
  const checks = await Promise.all(
    [email, 'unknown@gyeol.test'].map((each) =>
      at.stranger().call(contract.checkEmail, { params: { email: each } }),
    ),
  )
  expect(checks.map((check) => [check.status, check.body.is_valid])).toEqual([
    [200, true],
    [200, true],
  ])
})

test.each([
  ['nothing is said of the terms', { terms: undefined }, 'TERMS_ERROR'],
  ['a required term is missing', { terms: terms.slice(0, 1) }, 'TERMS_ERROR'],
  [
    'a required term is refused',
    { terms: [{ item: 'privacy' as const, value: false }, terms[0]!] },
    'TERMS_ERROR',
  ],
  ['the password is short', { password: 'ab1!' }, 'PASSWORD_NOT_ACCEPTED'],
  ['a day short of 14 years', { birth_date: '2012-11-24' }, 'TOO_YOUNG'],
  ['a day that does not exist', { birth_date: '1990-02-30' }, 'BAD_REQUEST'],
  ['no e-mail', { email: 'abc' }, 'BAD_REQUEST'],
])('sign-up is refused when %s', async (_name, wrong, code) => {
  const answer = await at
    .stranger()
    .call(contract.signUp, { body: { ...newcomer('refused@gyeol.test'), ...(wrong as object) } })
  expect([answer.status, answer.error.error_code]).toEqual([400, code])
})

test('who was born on 29 February is 14 on 1 March', async () => {
  const body = { ...newcomer('leap@gyeol.test'), birth_date: '2012-02-29' }
  const signUp = async () => (await at.stranger().call(contract.signUp, { body })).status
  at.travelTo('2026-02-28T23:59')
  expect(await signUp()).toBe(400)
  at.travelTo('2026-03-01T00:00')
  expect(await signUp()).toBe(201)
  at.travelTo('2026-11-23T09:00')
})

test('exactly 14 years are enough, and the terms are kept', async () => {
  const body = { ...newcomer(' Young@Gyeol.Test\u0007'), birth_date: '2012-11-23' }
  const made = await at.stranger().call(contract.signUp, { body })
  expect(made.status).toBe(201)
  const early = await at.owner.query(`select 1 from accounts where email = 'young@gyeol.test'`)
  expect(early.rows).toEqual([])
  const code = await mailedCode(at, 'young@gyeol.test')
  const confirm = { validation_code: made.body.validation_code, code }
  expect((await at.stranger().call(contract.verifyCode, { body: confirm })).status).toBe(200)
  const kept = await at.owner.query(
    `select item, agreed from account_terms join accounts a on a.id = account_id where a.email = 'young@gyeol.test' order by item`,
  )
  expect(kept.rows).toEqual([
    { item: 'marketing', agreed: false },
    { item: 'privacy', agreed: true },
    { item: 'service', agreed: true },
  ])

  const owner = at.stranger()
  const { email, password } = newcomer('young@gyeol.test')
  expect((await owner.call(contract.signIn, { body: { email, password } })).status).toBe(201)
  expect((await owner.call(getOwnTerms)).body).toEqual({
    service: true,
    privacy: true,
    location: false,
    marketing: false,
    privacy_third_party: false,
  })
  expect((await at.stranger().call(getOwnTerms)).status).toBe(401)
})
