import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLoggedIn, signIn } from '#contract/auth/auth.ts'
import { type App, buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool } from '#server/db/connection.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { memoryOutside } from '#server/outside/outside.ts'

// A server whose database goes away and comes back, as in a restart of PostgreSQL.
const folder = mkdtempSync(join(tmpdir(), 'gyeol-lost-'))
chmodSync(folder, 0o711)
const options = { dataDir: join(folder, 'data'), log: () => undefined, throwaway: true }
let database: Embedded
let app: App

beforeAll(async () => {
  database = await startEmbedded(options)
  await migrate({ ownerUrl: database.ownerUrl })
  const pool = openPool(database.appUrl, 4)
  app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }), pool, outside: memoryOutside() })
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
  expect((await app.http.inject('/readyz')).statusCode).toBe(503)
  expect((await app.http.inject('/healthz')).statusCode).toBe(200)
})

test('when it is back, so are we, without a restart', async () => {
  database = await startEmbedded(options)
  expect((await app.http.inject('/readyz')).statusCode).toBe(200)
  expect((await tryToSignIn()).statusCode).toBe(401)
})
