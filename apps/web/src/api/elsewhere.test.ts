import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'

const API = 'https://api.example.kr/gyeol'
const shape = { area: 'test', summary: '', audience: 'member', success: [200], errors: [] } as const
const read = endpoint({ ...shape, id: 'test.read', method: 'GET', path: '/thing/' })
const write = endpoint({ ...shape, id: 'test.write', method: 'POST', path: '/thing/' })

interface Seen {
  url: string
  init: RequestInit & { headers: Record<string, string> }
}

let seen: Seen[]
/** What the browser's cookie holds at the API, out of the page's reach. */
let held: string | null

/** The client as a page of another origin loads it, with the address in its meta element. */
async function load(content = API) {
  vi.stubGlobal('document', {
    cookie: 'csrftoken=of-this-page',
    documentElement: { lang: 'ko' },
    querySelector: (selector: string) => (selector === 'meta[name="api-url"]' ? { content } : null),
  })
  const [{ call }, session, address] = await Promise.all([
    import('./call.ts'),
    import('./session.ts'),
    import('./address.ts'),
  ])
  return { call, ...session, ...address }
}

beforeEach(() => {
  vi.resetModules()
  seen = []
  held = 'held'
  vi.stubGlobal('location', new URL('https://app.example.kr/main'))
  vi.stubGlobal('fetch', async (url: string, init: Seen['init']) => {
    seen.push({ url, init })
    const status = url.includes('refresh') ? 201 : statusOf(init)
    return new Response('{}', { status, headers: held === null ? {} : { 'x-csrftoken': held } })
  })
})
afterEach(() => {
  // Other files of this worker must not find the address of this one.
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function statusOf({ method, headers }: Seen['init']): number {
  if (held === '') return 401
  return method === 'POST' && headers['x-csrftoken'] !== held ? 403 : 200
}

test('calls go to the API with cookies, and repeat the token that its answers tell', async () => {
  const { call } = await load()
  await call(read)
  await call(read)
  await call(write)
  expect(seen.map(({ url }) => url)).toEqual(Array(3).fill(`${API}/thing/`))
  expect(seen.every(({ init }) => init.credentials === 'include')).toBe(true)
  // The page's own cookie of that name is none of the API's.
  expect(seen.map(({ init }) => init.headers['x-csrftoken'])).toEqual([undefined, 'held', 'held'])
})

test('a write before any read learns the token from its refusal', async () => {
  const { call } = await load()
  await call(write)
  expect(seen.map(({ init }) => init.headers['x-csrftoken'])).toEqual([undefined, 'held'])
})

test('whether somebody is signed in is open until the API has told, and no renewal is asked when it says no', async () => {
  const { call, mayBeSignedIn } = await load()
  expect(mayBeSignedIn()).toBe(true)
  held = ''
  await expect(call(read)).rejects.toMatchObject({ status: 401 })
  expect(mayBeSignedIn()).toBe(false)
  expect(seen).toHaveLength(1)
})

test('the renewal of the session goes there too', async () => {
  const { refreshSession } = await load()
  await refreshSession()
  expect(seen[0]!.url).toBe(`${API}/v1/auth/refresh-token/`)
})

test('pictures and links of the API are addressed there, everything else stays', async () => {
  const { apiAddress } = await load()
  expect(apiAddress('/user/users/3/serve_image/')).toBe(`${API}/user/users/3/serve_image/`)
  for (const other of ['blob:https://app.example.kr/1', 'data:image/png;base64,AA', 'https://x.kr/a.png'])
    expect(apiAddress(other)).toBe(other)
})

test('the address of the build counts where the page names none; without any the page calls its own server', async () => {
  vi.stubEnv('VITE_API_URL', 'https://built.example.kr/')
  expect((await load('__API_URL__')).apiAddress('/x')).toBe('https://built.example.kr/x')
  vi.resetModules()
  expect((await load(API)).apiAddress('/x')).toBe(`${API}/x`)
  vi.resetModules()
  vi.stubEnv('VITE_API_URL', '')
  const own = await load('')
  expect(own.apiAddress('/x')).toBe('/x')
  await own.call(read)
  expect(seen.at(-1)!.init.headers['x-csrftoken']).toBe('of-this-page')
})

test('an API under the address of the page itself is read by its cookie', async () => {
  const { call } = await load('https://app.example.kr')
  await call(read)
  expect(seen[0]!.init.headers['x-csrftoken']).toBe('of-this-page')
})
