import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import { inGlobal } from '#server/db/transaction.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailedCode, makeAccount, newestMail } from '#test/factories/accounts.ts'
import { forgetOldTraces } from '../forget-old-traces.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function signedIn(language = 'ko') {
  const account = await makeAccount(at)
  await at.owner.query('update accounts set language = $1 where id = $2', [language, account.accountId])
  const browser = at.stranger(language)
  await browser.call(contract.signIn, { body: account })
  return { account, browser }
}

const eventsOf = async (browser: Client, query: { before?: number; limit?: number } = {}) =>
  (await browser.call(own.listHistory, { query })).body
const kindsOf = async (browser: Client) => (await eventsOf(browser)).results.map((event) => event.kind)

test('what happens to an account is told to its owner, newest first', async () => {
  const { account, browser } = await signedIn()
  await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
  await browser.call(contract.changePassword, {
    body: { password: account.password, new_password: 'cedar-window-9' },
  })
  const { body } = await browser.call(own.startSecondFactor, {
    body: { mfa_kind: 'MAIL', password: 'cedar-window-9' },
  })
  await browser.call(own.confirmSecondFactor, {
    body: { validation_code: body.validation_code, code: await mailedCode(at, account.email) },
  })
  const begun = await at.stranger().call(contract.signIn, {
    body: { email: account.email, password: 'cedar-window-9' },
  })
  await at.stranger().call(contract.verifySecondFactor, {
    body: { validation_code: begun.body.transaction_id!, code: '00000000' },
  })
  await browser.call(own.removeSecondFactor, { body: { password: 'cedar-window-9' } })
  expect(await kindsOf(browser)).toEqual([
    'SECOND_FACTOR_OFF',
    'WRONG_CODE',
    'SECOND_FACTOR_ASKED',
    'SECOND_FACTOR_ON',
    'PASSWORD_CHANGED',
    'WRONG_PASSWORD',
    'SIGNED_IN',
  ])
  const first = (await eventsOf(browser)).results.at(-1)
  expect(first).toMatchObject({ method: 'PASSWORD', is_new_device: false, is_current_session: true })
})

test('recovery, signing out and a copied session are events too', async () => {
  const { account, browser } = await signedIn()
  await browser.call(contract.signOut)
  const begun = await at.stranger().call(contract.forgotPassword, { body: { email: account.email } })
  const code = await mailedCode(at, account.email)
  const recovery = { email: account.email, password: 'cedar-window-9', code }
  await at.stranger().call(contract.resetPassword, {
    body: { ...recovery, validation_code: begun.body.validation_code },
  })
  await browser.call(contract.signIn, { body: recovery })
  const thief = at.stranger()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  await browser.call(contract.refreshToken)
  at.travelTo('2026-11-23T09:02')
  await thief.call(contract.refreshToken)
  at.travelTo('2026-11-23T09:00')
  await browser.call(contract.signIn, { body: recovery })
  expect(await kindsOf(browser)).toEqual([
    'SIGNED_IN',
    'SESSION_COPIED',
    'SIGNED_IN',
    'PASSWORD_RECOVERED',
    'SIGNED_OUT',
    'SIGNED_IN',
  ])
})

test('a browser that was never used here is told by mail, in the language of the account', async () => {
  const { account, browser } = await signedIn('ja')
  expect(await newestMail(at, account.email)).toBeUndefined()
  await at.stranger().call(contract.signIn, { body: account }, { 'user-agent': 'Firefox/140 (Windows)' })
  const mail = await newestMail(at, account.email)
  expect(mail?.subject).toBe('新しい端末からログインしました')
  expect(mail?.text).toContain('端末：WindowsのFirefox')
  expect(mail?.text).toContain('2026-11-23 09:00 (KST)')
  const [newest] = (await eventsOf(browser)).results
  expect(newest).toMatchObject({ kind: 'SIGNED_IN', is_new_device: true })
  await at.outside.mail.mailbox.clear()
  await browser.call(contract.signOut)
  await browser.call(contract.signIn, { body: account })
  expect(await newestMail(at, account.email)).toBeUndefined()
})

test('whoever has the password cannot fill the mailbox of its owner', async () => {
  const { account } = await signedIn()
  for (let i = 0; i < 9; i += 1) await at.stranger().call(contract.signIn, { body: account })
  await at.runJobs()
  const mails = await at.outside.mail.mailbox.listMails()
  expect(mails.filter((mail) => mail.to === account.email)).toHaveLength(6)
})

test('pages follow each other without gap or repeat, while new events come in', async () => {
  const { account, browser } = await signedIn()
  await at.owner.query(
    `insert into account_events (account_id, kind, happened_at) select $1, 'WRONG_PASSWORD', now() from generate_series(1, 45)`,
    [account.accountId],
  )
  const seen: number[] = []
  let before: number | undefined
  for (;;) {
    const page = await eventsOf(browser, before === undefined ? { limit: 20 } : { limit: 20, before })
    seen.push(...page.results.map((event) => event.event_id))
    await browser.call(own.endOtherSessions)
    await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
    if (page.next_before === null) break
    before = page.next_before
  }
  expect(seen).toHaveLength(46)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
})

test('the history of others is nobody else’s', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  expect(await kindsOf(one.browser)).toEqual(['SIGNED_IN'])
  const { results } = await eventsOf(two.browser)
  expect((await eventsOf(one.browser, { before: results[0]!.event_id + 1 })).results).toHaveLength(1)
  expect((await at.stranger().call(own.listHistory)).status).toBe(401)
})

test('a flood of wrong passwords is fifty lines and one that says so', async () => {
  const { account, browser } = await signedIn()
  await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
  await at.owner.query(`update attempts set count = 49 where key like 'sign-in:%:'`)
  for (let i = 0; i < 3; i += 1) {
    await at.stranger().call(contract.signIn, { body: { ...account, password: 'wrong' } })
  }
  expect(await kindsOf(browser)).toEqual(['GUESSED_AT', 'WRONG_PASSWORD', 'SIGNED_IN'])
})

test('events are kept for a year, sign-ups that nobody confirmed for a week', async () => {
  const { account, browser } = await signedIn()
  await at.owner.query(
    `insert into account_events (account_id, kind, happened_at)
     values ($1, 'WRONG_PASSWORD', $2::timestamptz - interval '366 days'), ($1, 'WRONG_CODE', $2::timestamptz - interval '364 days')`,
    [account.accountId, at.now().toString()],
  )
  await at.owner.query(
    `insert into pending_sign_ups (email, password_hash, birth_on, language, terms, ip, created_at)
     values ('week@gyeol.test', '', '1990-01-01', 'ko', '{}', '', $1::timestamptz - interval '6 days'),
            ('gone@gyeol.test', '', '1990-01-01', 'ko', '{}', '', $1::timestamptz - interval '8 days')`,
    [at.now().toString()],
  )
  await inGlobal(at.app.pool, 'write', (tx) => forgetOldTraces(tx, at.now()))
  expect((await kindsOf(browser)).toSorted()).toEqual(['SIGNED_IN', 'WRONG_CODE'])
  const waiting = await at.owner.query(`select email from pending_sign_ups`)
  expect(waiting.rows).toEqual([{ email: 'week@gyeol.test' }])
})
