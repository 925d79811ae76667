import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { isLoggedIn, signIn } from '#contract/platform/auth/auth.ts'
import { actFor, onOtherPerson } from './acting-for.ts'
import { call, callForFile } from './call.ts'
import { ApiError, NetworkError } from './errors.ts'
import { onSessionEnd, onShutOut, refreshSession } from './session.ts'

const plain = { area: 'test', summary: '', audience: 'member', success: [200], errors: [] } as const
const read = endpoint({
  ...plain,
  id: 'test.read',
  method: 'GET',
  path: '/thing/{id}/',
  params: {} as never,
  query: {} as never,
})
const write = endpoint({
  ...plain,
  id: 'test.write',
  method: 'POST',
  path: '/thing/',
  body: {} as never,
  accepts: 'form',
})
const acting = endpoint({ ...plain, id: 'test.act', method: 'GET', path: '/act/', changesState: true })

interface Seen {
  url: string
  init: RequestInit & { headers: Record<string, string> }
}

let seen: Seen[] = []
let answers: (url: string) => Response | Promise<Response>

const stubPage = (cookie: string, lang: string) =>
  vi.stubGlobal('document', { cookie, documentElement: { lang }, querySelector: () => null })
const json = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })
const urls = () => seen.map(({ url }) => url)

beforeEach(() => {
  seen = []
  stubPage('a=b; csrftoken=tok%2Ben', 'ja')
  vi.stubGlobal('fetch', async (url: string, init: Seen['init']) => {
    seen.push({ url, init })
    return answers(url)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a refusal that comes after the session was renewed for another renews it no more', async () => {
  const late = Promise.withResolvers<Response>()
  const given = [() => late.promise, () => json(401), () => json(200), () => json(200)]
  answers = (url) => (url.includes('refresh-token') ? json(200) : given.shift()!())
  const slow = call(acting)
  await call(acting)
  late.resolve(json(401))
  await slow
  expect(urls().filter((url) => url.includes('refresh-token'))).toHaveLength(1)
})

test('parameters, query, language and the anti-forgery header travel', async () => {
  answers = () => json(200, { ok: true })
  const input = { params: { id: 'a/b' }, query: { page: 2, tags: ['x', 'y'], none: undefined } } as never
  expect(await call(read, input)).toEqual({ ok: true })
  expect(urls()).toEqual(['/thing/a%2Fb/?page=2&tags=x&tags=y'])
  expect(seen[0]?.init.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'ja',
    'x-csrftoken': 'tok+en',
  })
})

test('every request repeats the anti-forgery cookie: reads, writes, forms, files, the renewal of the session', async () => {
  answers = () => json(200)
  await call(write, { body: { day: Temporal.PlainDate.from('2026-11-21') } } as never, {
    idempotencyKey: 'key-12345',
  })
  await call(acting)
  await callForFile(read, { params: { id: 1 } } as never)
  await call(write, { body: { file: new File(['x'], 'x.pdf') } } as never)
  await refreshSession()
  expect(new Set(seen.map(({ init }) => init.headers['x-csrftoken']))).toEqual(new Set(['tok+en']))
  expect(urls()).toHaveLength(5)
  expect(seen[0]?.init.headers['idempotency-key']).toBe('key-12345')
  expect(seen[0]?.init.body).toBe('{"day":"2026-11-21"}')
})

test('a file makes the body a form', async () => {
  answers = () => json(200)
  const file = new File(['x'], '증명.pdf')
  await call(write, { body: { files: [file], title: '제목', amount: 3 } } as never)
  const form = seen[0]?.init.body as FormData
  expect((form.get('files') as File).name).toBe('증명.pdf')
  expect([form.get('title'), form.get('amount')]).toEqual(['제목', '3'])
  expect(seen[0]?.init.headers['content-type']).toBeUndefined()
})

test('a visitor who has no session is told so once, and asks for no renewal', async () => {
  stubPage('a=b', 'ko')
  let ended = 0
  onSessionEnd(() => (ended += 1))
  answers = () => json(401, { error_code: 'NOT_SIGNED_IN' })
  await expect(call(read, { params: { id: 1 } } as never)).rejects.toMatchObject({ status: 401 })
  expect([urls(), ended]).toEqual([['/thing/1/'], 1])
})

test('five calls with an expired session share one refresh and all end well', async () => {
  let isFresh = false
  answers = async (url) => {
    if (url.includes('refresh-token')) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      isFresh = true
      return json(201)
    }
    return isFresh ? json(200, { ok: true }) : json(498)
  }
  const all = await Promise.all(
    [1, 2, 3, 4, 5].map((id) => call(read, { params: { id }, query: {} } as never)),
  )
  expect(all).toEqual(Array.from({ length: 5 }, () => ({ ok: true })))
  expect(urls().filter((url) => url.includes('refresh-token'))).toHaveLength(1)
  expect(urls()).toHaveLength(11)
})

test('a refused refresh ends the session, once, and the calls fail', async () => {
  const ended = vi.fn()
  onSessionEnd(ended)
  answers = () =>
    json(498, {
      error_code: 'InvalidTokenError',
      results: { message: '다시 로그인', code: 'InvalidTokenError' },
    })
  const results = await Promise.allSettled(
    [1, 2].map((id) => call(read, { params: { id }, query: {} } as never)),
  )
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ended).toHaveBeenCalledTimes(1)
})

test('who is shut out in the middle of work is told so; another refusal is the business of its screen', async () => {
  const shutOut = vi.fn()
  onShutOut(shutOut)
  answers = () => json(403, { error_code: 'FORBIDDEN' })
  await expect(call(read, { params: { id: 1 } } as never)).rejects.toMatchObject({ status: 403 })
  expect(shutOut).not.toHaveBeenCalled()
  answers = () => json(403, { error_code: 'DASHBOARD_UNAVAILABLE' })
  await expect(call(read, { params: { id: 1 } } as never)).rejects.toMatchObject({ status: 403 })
  expect(shutOut).toHaveBeenCalledTimes(1)
})

test('a wrong password is the business of its form: no refresh', async () => {
  answers = () =>
    json(401, {
      results: { message: '이메일 또는 비밀번호가 다릅니다.', code: 'WRONG_CREDENTIALS' },
      request_id: 'r1',
    })
  const error = await call(signIn, { body: { email: 'a@b.kr', password: 'x' } }).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 401,
    code: 'WRONG_CREDENTIALS',
    message: '이메일 또는 비밀번호가 다릅니다.',
    requestId: 'r1',
  })
  expect(urls()).toEqual(['/v1/auth/login/'])
})

test('the check of being signed in is tried once more after a second', async () => {
  vi.useFakeTimers()
  let calls = 0
  answers = (url) =>
    url.includes('refresh') ? json(201) : (calls += 1) < 3 ? json(401) : json(200, { is_logged_in: true })
  const asked = call(isLoggedIn)
  await vi.advanceTimersByTimeAsync(999)
  expect(calls).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toEqual({ is_logged_in: true })
})

test('other errors reach the caller as they are; no answer is a NetworkError', async () => {
  answers = () =>
    json(409, { error_code: 'X', message: 'NOT_ADMIN_COMMONSPACE', fields: { name: '이미 있습니다.' } })
  const refusal = await call(write, { body: {} } as never).catch((e: unknown) => e)
  expect(refusal).toMatchObject({
    status: 409,
    message: 'NOT_ADMIN_COMMONSPACE',
    fields: { name: '이미 있습니다.' },
  })
  answers = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(acting)).rejects.toBeInstanceOf(NetworkError)
})

test('a write that met a token changed by another tab is sent once more with the new one', async () => {
  answers = () => {
    if (seen.length > 1) return json(200, { ok: true })
    stubPage('csrftoken=younger', 'ko')
    return json(403, { error_code: 'FORGERY_SUSPECTED' })
  }
  expect(await call(write, { body: {} } as never)).toEqual({ ok: true })
  expect(seen.map(({ init }) => init.headers['x-csrftoken'])).toEqual(['tok+en', 'younger'])
  answers = () => json(403, { error_code: 'FORBIDDEN' })
  await expect(call(write, { body: {} } as never)).rejects.toMatchObject({ status: 403 })
  expect(seen).toHaveLength(3)
})

test('a tab says whom it was drawn for, and hears when the session is another person’s', async () => {
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  answers = () => json(200)
  actFor('3-17')
  await call(read, { params: { id: 1 } } as never)
  expect(seen[0]?.init.headers['x-acting-for']).toBe('3-17')
  answers = () => json(409, { error_code: 'OTHER_PERSON' })
  const heard = vi.fn()
  const stop = onOtherPerson(heard)
  await expect(call(read, { params: { id: 1 } } as never)).rejects.toThrow(ApiError)
  expect(heard).toHaveBeenCalledOnce()
  stop()
  actFor(undefined)
  answers = () => json(200)
  await call(read, { params: { id: 1 } } as never)
  expect(seen.at(-1)?.init.headers).not.toHaveProperty('x-acting-for')
})
