import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLoggedIn, signIn, signOut } from '#contract/platform/auth/auth.ts'
import { createRoomCategory, listRoomCategories } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { readSettings } from '#server/config.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { makeAdmin } from '#test/factories/members.ts'

const CLIENT = 'https://app.example.kr'
const fromClient = { origin: CLIENT, 'sec-fetch-site': 'same-site' }
const fromOtherSite = { origin: 'https://client.example.com', 'sec-fetch-site': 'cross-site' }
const fromStranger = { origin: 'https://app.example.kr.evil.test', 'sec-fetch-site': 'cross-site' }

let at: TestApp
let admin: Client
let account: { email: string; password: string }

beforeAll(async () => {
  at = await startTestApp({
    PUBLIC_URL: 'https://api.example.kr',
    ALLOWED_ORIGINS: `${CLIENT}, https://client.example.com`,
  })
  admin = await at.as(await makeAdmin(at))
  account = await makeAccount(at)
})
afterAll(() => at.stop())

const preflight = (origin: string) =>
  at.app.http.inject({
    method: 'OPTIONS',
    url: '/meeting/mt_room_category/',
    headers: { origin, 'access-control-request-method': 'POST' },
  })

test('a preflight of an allowed origin is answered with what the client sends', async () => {
  const answer = await preflight(CLIENT)
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': CLIENT,
    'access-control-allow-credentials': 'true',
    vary: expect.stringContaining('Origin'),
  })
  const allowed = String(answer.headers['access-control-allow-headers']).toLowerCase().split(', ')
  for (const name of ['x-csrftoken', 'idempotency-key', 'accept-language', 'content-type'])
    expect(allowed).toContain(name)
  const methods = String(answer.headers['access-control-allow-methods']).split(', ')
  expect(methods).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
})

test.each([
  'https://app.example.kr.evil.test',
  'http://app.example.kr',
  'https://app.example.kr:8443',
  'null',
])('a preflight of %s is allowed nothing', async (origin) => {
  const answer = await preflight(origin)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  expect(answer.headers.vary).toContain('Origin')
})

test('answers may be read by an allowed origin, refusals too, and by no other', async () => {
  const read = await admin.call(listRoomCategories, {}, fromClient)
  expect(read.headers).toMatchObject({
    'access-control-allow-origin': CLIENT,
    'access-control-allow-credentials': 'true',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const exposed = String(read.headers['access-control-expose-headers']).toLowerCase().split(', ')
  expect(exposed).toEqual(
    expect.arrayContaining(['x-csrftoken', 'content-disposition', 'x-request-id', 'date']),
  )
  const refused = await at.stranger().call(listRoomCategories, {}, fromClient)
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, CLIENT])
  const foreign = await admin.call(listRoomCategories, {}, fromStranger)
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  expect(foreign.headers['x-csrftoken']).toBeUndefined()
  expect(foreign.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('the anti-forgery token is told to an allowed origin with every answer of the API, and to nobody else', async () => {
  const token = admin.cookies.get('csrftoken')
  expect((await admin.call(listRoomCategories, {}, fromClient)).headers['x-csrftoken']).toBe(token)
  expect((await admin.call(listRoomCategories)).headers['x-csrftoken']).toBeUndefined()
  expect((await at.stranger().call(isLoggedIn, {}, fromClient)).headers['x-csrftoken']).toBe('')
  // What others may keep, such as a file of the client, carries nothing of a person.
  const page = await at.app.http.inject({
    url: '/healthz',
    headers: { ...fromClient, cookie: `csrftoken=${token}` },
  })
  expect(page.headers['x-csrftoken']).toBeUndefined()
})

test('signing in tells the new token, signing out takes it back', async () => {
  const browser = at.stranger()
  const entered = await browser.call(signIn, { body: account }, fromClient)
  expect(entered.status).toBe(201)
  expect(entered.headers['x-csrftoken']).toBe(browser.cookies.get('csrftoken'))
  const left = await browser.call(signOut, {}, fromClient)
  expect(left.headers['x-csrftoken']).toBe('')
})

test('a write is refused without the token, whatever the origin', async () => {
  const write = (headers: Record<string, string>) =>
    admin.call(createRoomCategory, { body: { name: '본사' } }, headers)
  for (const from of [fromClient, fromStranger, {}]) {
    const refused = await write({ ...from, 'x-csrftoken': '' })
    expect([refused.status, refused.error.error_code]).toEqual([403, 'FORGERY_SUSPECTED'])
  }
  expect((await write(fromClient)).status).toBe(201)
})

test('only a page of another site gets cookies that travel between sites, kept apart for that site', async () => {
  const cookies = async (headers: Record<string, string>) => {
    const answer = await at.stranger().call(signIn, { body: account }, headers)
    return [answer.headers['set-cookie'] ?? []].flat().map(String)
  }
  for (const line of await cookies(fromOtherSite))
    expect(line).toMatch(/; Secure; (Partitioned; )?SameSite=None/)
  for (const line of await cookies(fromOtherSite)) expect(line).toContain('Partitioned')
  for (const from of [fromClient, {}]) {
    const lines = await cookies(from)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      expect(line).toContain('SameSite=Lax')
      expect(line).not.toContain('Partitioned')
    }
  }
  // Nobody is signed in by a page of a stranger, not even as somebody else.
  expect(await cookies(fromStranger)).toEqual([])
})

test('origins are exact, and a wrong one stops the start', () => {
  const origins = (text: string) => readSettings({ ALLOWED_ORIGINS: text }).allowedOrigins
  expect(origins('https://app.example.kr,http://localhost:5173')).toEqual([
    'https://app.example.kr',
    'http://localhost:5173',
  ])
  expect(origins('')).toEqual([])
  for (const wrong of ['*', 'app.example.kr', 'https://app.example.kr/', 'https://*.example.kr', 'null'])
    expect(() => origins(`https://a.kr,${wrong}`)).toThrow(`ALLOWED_ORIGINS holds "${wrong}"`)
})
