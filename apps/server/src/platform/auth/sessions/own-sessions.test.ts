import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as own from '#contract/platform/auth/own-account.ts'
import * as contract from '#contract/platform/auth/auth.ts'
import { type App, buildApp } from '#server/app.ts'
import { listenForForgets } from '#server/http/session-gate.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605 Version/19.1 Safari/604'

let at: TestApp
/** A second server on the same database. */
let other: App
let listener: pg.Client
beforeAll(async () => {
  at = await startTestApp()
  const { settings, pool } = at.app
  other = await buildApp({ settings, pool, outside: at.outside, clock: () => at.now() })
  await other.http.ready()
  listener = new pg.Client({ connectionString: at.app.pool.options.connectionString })
  await listener.connect()
  await listenForForgets(listener, other.sessions)
})
afterAll(async () => {
  await listener.end()
  await other.http.close()
  await at.stop()
})

async function signedInTwice() {
  const account = await makeAccount(at)
  const [here, phone] = [at.stranger(), at.stranger()]
  await here.call(contract.signIn, { body: account })
  await phone.call(contract.signIn, { body: { ...account, is_temporary: true } }, { 'user-agent': PHONE })
  const list = async () => (await here.call(own.listSessions)).body
  return { account, here, phone, list }
}

test('the list tells device, place and times, this session first', async () => {
  const { list } = await signedInTwice()
  const [mine, phone] = await list()
  expect(mine).toMatchObject({ is_current: true, is_temporary: false, device: '확인할 수 없는 기기' })
  expect(phone).toMatchObject({
    is_current: false,
    is_temporary: true,
    device: 'iPhone의 Safari',
    device_kind: 'PHONE',
    ip: '127.0.0.1',
  })
  expect(Temporal.Instant.from(phone!.begun_at).equals(at.now())).toBe(true)
})

test('one other session ends at once, on every server', async () => {
  const { here, phone, list } = await signedInTwice()
  const cookie = `gyeol_session=${phone.cookies.get('gyeol_session')}`
  const onOther = async () =>
    (await other.http.inject({ url: contract.isLoggedIn.path, headers: { cookie } })).statusCode
  // The other server remembers the session for ten seconds from now on.
  expect(await onOther()).toBe(200)
  const [, target] = await list()
  const told = new Promise((resolve) => listener.once('notification', resolve))
  const ended = await here.call(own.endSession, { params: { id: target!.session_id } })
  expect(ended.status).toBe(204)
  await told
  expect(await onOther()).toBe(498)
  expect((await phone.call(contract.isLoggedIn)).error.error_code).toBe('TOKEN_EXPIRED')
  expect((await phone.call(contract.refreshToken)).status).toBe(498)
  expect((await list()).length).toBe(1)
})

test('what is unknown, foreign, ended or this one is refused', async () => {
  const [mine, foreign] = [await signedInTwice(), await signedInTwice()]
  const end = (id: number) => mine.here.call(own.endSession, { params: { id } })
  const [current, phone] = await mine.list()
  expect((await end(current!.session_id)).error.error_code).toBe('OWN_SESSION')
  const [theirs] = await foreign.list()
  expect([(await end(theirs!.session_id)).status, (await end(987_654_321)).status]).toEqual([404, 404])
  const both = await Promise.all([end(phone!.session_id), end(phone!.session_id)])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([204, 404])
  expect((await end(phone!.session_id)).status).toBe(404)
  expect((await foreign.phone.call(contract.isLoggedIn)).status).toBe(200)
})

test('all others end together, and the history tells so once', async () => {
  const { here, phone, list } = await signedInTwice()
  expect((await here.call(own.endOtherSessions)).body).toEqual({ ended: 1 })
  expect((await here.call(own.endOtherSessions)).body).toEqual({ ended: 0 })
  expect((await phone.call(contract.isLoggedIn)).status).toBe(498)
  expect((await here.call(contract.isLoggedIn)).status).toBe(200)
  expect((await list()).length).toBe(1)
  const { results } = (await here.call(own.listHistory)).body
  expect(results.filter((event) => event.kind === 'OTHER_SESSIONS_ENDED')).toHaveLength(1)
})

test('ended and expired sessions are not listed; a renewal tells where it came from', async () => {
  const { here, list } = await signedInTwice()
  at.travelTo('2026-11-24T10:00')
  await here.call(contract.refreshToken)
  // The temporary one has ended after half a day.
  const [mine, ...others] = await list()
  expect(others).toEqual([])
  expect(Temporal.Instant.from(mine!.last_used_at).equals(at.now())).toBe(true)
  at.travelTo('2026-11-23T09:00')
})

test('a browser whose session was ended counts as new again', async () => {
  const { account, here, phone, list } = await signedInTwice()
  const [, target] = await list()
  await here.call(own.endSession, { params: { id: target!.session_id } })
  await phone.call(contract.signIn, { body: account }, { 'user-agent': PHONE })
  const { results } = (await here.call(own.listHistory)).body
  expect(results[0]).toMatchObject({ kind: 'SIGNED_IN', is_new_device: true, device: 'iPhone의 Safari' })
})
