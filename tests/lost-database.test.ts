import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isLoggedIn, signIn } from '#contract/platform/auth/auth.ts'
import { createRoomCategory } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { type App, buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool } from '#server/db/connection.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { hashToken, newToken } from '#server/http/secrets.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import type { TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { scratchFolder } from '#test/scratch-folder.ts'

// A server whose database goes away and comes back, as in a restart of PostgreSQL.
const folder = mkdtempSync(join(scratchFolder(), 'gyeol-lost-'))
chmodSync(folder, 0o711)
const patient = { timeout: 20_000 }
let made = 0
const options = { dataDir: join(folder, 'data'), log: () => undefined, throwaway: true }
let database: Embedded
let app: App

beforeAll(async () => {
  database = await startEmbedded(options)
  await migrate({ ownerUrl: database.ownerUrl })
  const pool = openPool(database.appUrl, 4)
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const databaseTrouble = () => database.trouble()
  app = await buildApp({ settings, pool, outside: memoryOutside(), databaseTrouble })
  await app.http.ready()
})
afterAll(async () => {
  await app.http.close()
  await app.pool.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

function tryToSignIn() {
  const payload = { email: 'nobody@gyeol.test', password: 'wrong-password-1' }
  return app.http.inject({ method: 'POST', url: signIn.path, payload, headers: { 'accept-language': 'en' } })
}

test('while the database answers, so do we', async () => {
  expect((await app.http.inject('/readyz')).statusCode).toBe(200)
  expect((await tryToSignIn()).statusCode).toBe(401)
})

test('without it every request says that nothing was saved, and the process lives on', async () => {
  await database.stop()
  const refused = await tryToSignIn()
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({
    error_code: 'UNAVAILABLE',
    message: expect.stringContaining('Nothing was saved'),
  })
  const cookie = 'gyeol_session=unknown-token'
  expect((await app.http.inject({ url: isLoggedIn.path, headers: { cookie } })).statusCode).toBe(503)
  const ready = await app.http.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({
    status: 'not ready',
    reason: 'database_not_reachable',
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  expect((await app.http.inject('/readyz')).json()).toEqual(ready.json())
  expect((await app.http.inject('/healthz')).statusCode).toBe(200)
})

test('when it is back, so are we, without a restart', async () => {
  database = await startEmbedded(options)
  expect((await app.http.inject('/readyz')).statusCode).toBe(200)
  expect((await tryToSignIn()).statusCode).toBe(401)
})

test('a PostgreSQL that cannot be started again is told with its reason, and ready again once it comes', async () => {
  const cluster = join(folder, 'data', 'postgres')
  const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const mark = join(cluster, 'PG_VERSION')
  renameSync(mark, `${mark}.away`)
  process.kill(Number(pid), 'SIGKILL')
  const ready = async () => (await app.http.inject('/readyz')).json() as Record<string, string>
  await expect.poll(ready, patient).toMatchObject({ status: 'not ready', reason: 'database_not_starting' })
  // Nothing of the database's own words, which name folders and files.
  expect(Object.keys(await ready()).toSorted()).toEqual(['reason', 'since', 'status'])
  renameSync(`${mark}.away`, mark)
  await expect.poll(ready, patient).toEqual({ status: 'ready' })
  expect((await tryToSignIn()).statusCode).toBe(401)
})

test('writes that are under way when it goes are done, refused, or told to be unknown; none is a fault', async () => {
  const pool = openPool(database.ownerUrl, 2)
  const at = { app, owner: pool } as never as TestApp
  const { accountId, companyId } = await makeAdmin(at)
  const [access, forgery] = [newToken(), newToken()]
  await pool.query(
    `insert into sessions (account_id, company_id, access_hash, access_expires_at, refresh_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 hour', $4, now() + interval '1 hour')`,
    [accountId, companyId, hashToken(access), hashToken(newToken())],
  )
  await pool.end()
  const headers = { cookie: `gyeol_session=${access}; csrftoken=${forgery}`, 'x-csrftoken': forgery }
  const write = () =>
    app.http.inject({
      method: 'POST',
      url: createRoomCategory.path,
      headers,
      payload: { name: `본사 ${++made}` },
    })
  expect((await write()).statusCode).toBe(201)
  const told = new Map<string, number>()
  const over = new AbortController()
  const people = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      const answer = await write()
      const code = answer.statusCode === 201 ? 'done' : answer.json().error_code
      told.set(code, (told.get(code) ?? 0) + 1)
    }
  })
  const many = (code: string) => vi.waitUntil(() => (told.get(code) ?? 0) > 20, { timeout: 60_000 })
  await many('done')
  await database.stop()
  await many('UNAVAILABLE').finally(() => over.abort())
  await Promise.all(people)
  expect(
    [...told.keys()].filter((code) => !['done', 'UNAVAILABLE', 'OUTCOME_UNKNOWN'].includes(code)),
  ).toEqual([])
  database = await startEmbedded(options)
})
