import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/platform/auth/auth.ts'
import { buildApp } from '#server/app.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { SecretBox } from '../secret-box/secret-box.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function signedIn(temporary = false) {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(contract.signIn, { body: { ...account, is_temporary: temporary } })
  return { account, browser }
}

/** A browser tab with the cookies as they are now. */
function tabOf(browser: ReturnType<TestApp['stranger']>) {
  const tab = at.stranger()
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
  return tab
}

test('nobody is signed in without a session, and a made-up one is unknown', async () => {
  expect((await at.stranger().call(contract.isLoggedIn)).status).toBe(401)
  const forger = at.stranger()
  forger.cookies.set('gyeol_session', 'made-up')
  expect((await forger.call(contract.isLoggedIn)).error.error_code).toBe('NOT_SIGNED_IN')
})

test('an access token lives 30 minutes; the refresh changes both tokens', async () => {
  const { browser } = await signedIn()
  const old = tabOf(browser)
  at.travelTo('2026-11-23T09:30')
  expect((await browser.call(contract.isLoggedIn)).status).toBe(498)
  const renewed = await browser.call(contract.refreshToken)
  expect(renewed.status).toBe(200)
  expect(browser.cookies.get('gyeol_session')).not.toBe(old.cookies.get('gyeol_session'))
  expect(browser.cookies.get('gyeol_refresh')).not.toBe(old.cookies.get('gyeol_refresh'))
  expect(browser.cookies.get('csrftoken')).toBe(old.cookies.get('csrftoken'))
  expect((await browser.call(contract.isLoggedIn)).status).toBe(200)
  expect((await old.call(contract.isLoggedIn)).error.error_code).toBe('TOKEN_EXPIRED')
  at.travelTo('2026-11-23T09:00')
})

test('tabs that refresh at once all end up with the same session', async () => {
  const { browser } = await signedIn()
  const tabs = Array.from({ length: 5 }, () => tabOf(browser))
  const answers = await Promise.all(
    tabs.map((tab, i) => tab.call(i % 2 ? contract.refreshToken : contract.getNewToken)),
  )
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(tabs.map((tab) => tab.cookies.get('gyeol_refresh'))).size).toBe(1)
  for (const tab of tabs) expect((await tab.call(contract.isLoggedIn)).status).toBe(200)
})

test('an old refresh token that comes back later was copied: the session ends for everybody', async () => {
  const { browser } = await signedIn()
  const thief = tabOf(browser)
  await browser.call(contract.refreshToken)
  at.travelTo('2026-11-23T09:02')
  const caught = await thief.call(contract.refreshToken)
  expect([caught.status, caught.error.error_code]).toEqual([498, 'InvalidTokenError'])
  expect([...thief.cookies.keys()]).toEqual(['gyeol_device'])
  at.travelTo('2026-11-23T09:03')
  expect((await browser.call(contract.refreshToken)).error.error_code).toBe('InvalidTokenError')
  at.travelTo('2026-11-23T09:00')
})

test('a refresh without or with a broken cookie is 498, never 401, and takes the cookies back', async () => {
  expect((await at.stranger().call(contract.refreshToken)).status).toBe(498)
  const { browser } = await signedIn()
  browser.cookies.set('gyeol_refresh', 'broken')
  const refused = await browser.call(contract.getNewToken)
  expect([refused.status, refused.error.error_code]).toEqual([498, 'InvalidTokenError'])
  expect([...browser.cookies.keys()]).toEqual(['gyeol_device'])
})

test('a temporary session ends after twelve hours without use', async () => {
  const { browser } = await signedIn(true)
  at.travelTo('2026-11-23T20:00')
  expect((await browser.call(contract.refreshToken)).status).toBe(200)
  at.travelTo('2026-11-24T07:59')
  expect((await browser.call(contract.refreshToken)).status).toBe(200)
  at.travelTo('2026-11-24T20:00')
  expect((await browser.call(contract.refreshToken)).status).toBe(498)
  at.travelTo('2026-11-23T09:00')
})

test('a lasting session still renews after years of holiday', async () => {
  const { browser } = await signedIn()
  at.travelTo('2029-11-01T09:00')
  expect((await browser.call(contract.refreshToken)).status).toBe(200)
  at.travelTo('2026-11-23T09:00')
})

test('signing out ends this session at once and no other', async () => {
  const { account, browser } = await signedIn()
  const phone = at.stranger()
  await phone.call(contract.signIn, { body: account })
  const left = tabOf(browser)
  expect((await browser.call(contract.signOut)).body).toEqual({ signed_out: true })
  expect([...browser.cookies.keys()]).toEqual(['gyeol_device'])
  expect((await left.call(contract.isLoggedIn)).error.error_code).toBe('TOKEN_EXPIRED')
  expect((await left.call(contract.refreshToken)).status).toBe(498)
  expect((await phone.call(contract.isLoggedIn)).status).toBe(200)
})

test('tabs that refresh at once get the same session whichever server answers them', async () => {
  const { browser } = await signedIn()
  const { settings, pool } = at.app
  const box = new SecretBox(['k'.repeat(32)])
  const parts = { settings, pool, outside: at.outside, clock: () => at.now(), box }
  const servers = [await buildApp(parts), await buildApp(parts)]
  const refresh = async (server: number) => {
    const answer = await servers[server]!.http.inject({
      method: 'POST',
      url: contract.refreshToken.path,
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      },
    })
    const given = answer.cookies.find((cookie) => cookie.name === 'gyeol_refresh')?.value
    return [answer.statusCode, given]
  }
  const answers = []
  for (const server of [0, 1, 0, 1]) answers.push(await refresh(server))
  expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(([, given]) => given)).size).toBe(1)
  for (const server of servers) await server.http.close()
})
