import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/auth/auth.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount } from '#test/factories/accounts.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('a sign-in sets three cookies for three years, two of them out of reach of scripts', async () => {
  const account = await makeAccount(at)
  const answer = await at.stranger().call(contract.signIn, { body: account })
  expect(answer.status).toBe(201)
  const set = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
  const lasting = { maxAge: 94_608_000, sameSite: 'Lax', path: '/' }
  expect(set.gyeol_session).toMatchObject({ ...lasting, httpOnly: true })
  expect(set.gyeol_refresh).toMatchObject({ ...lasting, httpOnly: true })
  expect(set.csrftoken).toMatchObject(lasting)
  expect(set.csrftoken?.httpOnly).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('no-store')
  const stored = await at.owner.query('select access_hash from sessions where account_id = $1', [
    account.accountId,
  ])
  expect(stored.rows[0].access_hash.toString('base64url')).not.toBe(set.gyeol_session?.value)
})

test('a temporary sign-in ends with the browser', async () => {
  const account = await makeAccount(at)
  const answer = await at.stranger().call(contract.signIn, { body: { ...account, is_temporary: true } })
  expect(answer.cookies.map((cookie) => cookie.maxAge)).toEqual([undefined, undefined, undefined, undefined])
})

test('a wrong password and an unknown address are the same to a stranger', async () => {
  const { email } = await makeAccount(at)
  const known = await at.stranger().call(contract.signIn, { body: { email, password: 'wrong' } })
  const unknown = await at
    .stranger()
    .call(contract.signIn, { body: { email: 'who@gyeol.test', password: 'wrong' } })
  expect(known.status).toBe(401)
  expect(known.error.results.message).toBe('이메일 또는 비밀번호가 올바르지 않습니다.')
  expect({ ...unknown.error, request_id: '' }).toEqual({ ...known.error, request_id: '' })
  expect(unknown.cookies).toEqual([])
})

test('an unknown address costs as much work as a known one', async () => {
  const { email } = await makeAccount(at)
  // What this process works, not how long it takes: others may be busy on the machine.
  const work = async (address: string) => {
    const before = process.cpuUsage()
    await at.stranger().call(contract.signIn, { body: { email: address, password: 'wrong' } })
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const pairs = []
  for (let i = 0; i < 4; i += 1) pairs.push([await work(email), await work(`ghost${i}@gyeol.test`)] as const)
  const [known, unknown] = [Math.min(...pairs.map((p) => p[0])), Math.min(...pairs.map((p) => p[1]))]
  // Without the decoy hash the ratio is about a tenth.
  expect(unknown / known).toBeGreaterThan(0.3)
})

test('wrong tries make the next one wait longer, for unknown addresses too', async () => {
  const account = await makeAccount(at)
  for (const email of [account.email, 'nobody@gyeol.test']) {
    const tryOnce = () => at.stranger().call(contract.signIn, { body: { email, password: 'wrong' } })
    for (let i = 0; i < 5; i += 1) expect((await tryOnce()).status).toBe(401)
    expect((await tryOnce()).status).toBe(429)
  }
  expect((await at.stranger().call(contract.signIn, { body: account })).status).toBe(429)
  at.travelTo('2026-11-23T09:01')
  expect((await at.stranger().call(contract.signIn, { body: account })).status).toBe(201)
  expect(
    (await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })).status,
  ).toBe(401)
  at.travelTo('2026-11-23T09:00')
})

test('an account under attack from many places asks its owner for a mailed code, and locks nobody out', async () => {
  const account = await makeAccount(at)
  const tries = await at.owner.query(`select key from attempts`)
  await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
  const known = tries.rows.map((row: { key: string }) => row.key)
  await at.owner.query(`update attempts set count = 50 where key like 'sign-in:%:' and not key = any($1)`, [
    known,
  ])
  const owner = at.stranger()
  const begun = await owner.call(contract.signIn, { body: account })
  expect(begun.body).toMatchObject({ mfa_kind: 'MAIL', transaction_id: expect.any(String) })
  expect(owner.cookies.size).toBe(0)
  const code = await mailedCode(at, account.email)
  const done = await owner.call(contract.verifySecondFactor, {
    body: { validation_code: begun.body.transaction_id!, code },
  })
  expect([done.status, owner.cookies.has('gyeol_session')]).toEqual([200, true])
})

test('without the header against forgery nothing is changed', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: account })
  const forged = await browser.call(contract.signOut, {}, { 'x-csrftoken': 'other' })
  expect([forged.status, forged.error.error_code]).toEqual([403, 'FORGERY_SUSPECTED'])
  expect((await browser.call(contract.isLoggedIn)).status).toBe(200)
})

test('the demo accounts that exist are offered, in demo mode only', async () => {
  const demo = await startTestApp({ DEMO: '1' })
  try {
    expect((await demo.stranger().call(contract.demoAccounts)).body).toEqual([])
    await makeAccount(demo, { email: 'member@demo.gyeol.test' })
    const offered = { email: 'member@demo.gyeol.test', password: 'gyeol-demo-1!', role: 'MEMBER', name: '' }
    expect((await demo.stranger().call(contract.demoAccounts)).body).toEqual([offered])
    const leader = await makeMember(demo, { name: '김서연' })
    await demo.owner.query(`update accounts set email = 'leader@demo.gyeol.test' where id = $1`, [
      leader.accountId,
    ])
    await demo.owner.query(
      `update members set email = 'leader@demo.gyeol.test', english_name = 'Seoyeon Kim', local_name = 'キム・ソヨン' where id = $1`,
      [leader.memberId],
    )
    for (const [language, name] of Object.entries({ ko: '김서연', en: 'Seoyeon Kim', ja: 'キム・ソヨン' })) {
      const answer = await demo.stranger().call(contract.demoAccounts, {}, { 'accept-language': language })
      expect(answer.body.map((account) => account.name)).toEqual([name, ''])
    }
  } finally {
    await demo.stop()
  }
  await makeAccount(at, { email: 'member@demo.gyeol.test' })
  expect((await at.stranger().call(contract.demoAccounts)).body).toEqual([])
})
