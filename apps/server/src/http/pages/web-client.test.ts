import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool } from '#server/db/connection.ts'
import { memoryOutside } from '#server/outside/outside.ts'

// Pages need no database: none is there.
const pool = openPool('postgres://nobody@127.0.0.1:1/none', 1)
const webFolder = mkdtempSync(join(tmpdir(), 'gyeol-web-'))
beforeAll(() => {
  const page = (name: string) => `<meta name="api-url" content="__API_URL__"><p>__NONCE__</p><b>${name}</b>`
  for (const name of ['index', 'main', 'home']) writeFileSync(join(webFolder, `${name}.html`), page(name))
})
afterAll(async () => {
  await pool.end()
  rmSync(webFolder, { recursive: true })
})

async function pageOf(env: Record<string, string>) {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0', ...env })
  const app = await buildApp({ settings, pool, outside: memoryOutside(), webFolder })
  const answer = await app.http.inject({ url: '/main', headers: { accept: 'text/html' } })
  const document = (await app.http.inject('/openapi.json')).json()
  await app.http.close()
  return { text: answer.body, policy: String(answer.headers['content-security-policy']), document }
}

test('where the API is elsewhere, the page says so and its policy lets calls and pictures through to there alone', async () => {
  const page = await pageOf({ API_URL: 'https://api.example.kr/gyeol/' })
  expect(page.text).toContain('content="https://api.example.kr/gyeol"')
  expect(page.policy).toContain("connect-src 'self' https://api.example.kr;")
  expect(page.policy).toContain("img-src 'self' data: blob: https://api.example.kr;")
  expect(page.policy).toContain("script-src 'self';")
  const nonce = /'nonce-([^']+)'/.exec(page.policy)![1]!
  expect(page.text).toContain(`<p>${nonce}</p>`)
  expect(page.document.servers).toEqual([{ url: 'https://api.example.kr/gyeol' }])
})

test('otherwise the page calls where it came from, and nothing else', async () => {
  const page = await pageOf({ PUBLIC_URL: 'https://hr.example.kr' })
  expect(page.text).toContain('content=""')
  expect(page.policy).toContain("connect-src 'self';")
  expect(page.document.servers).toEqual([{ url: 'https://hr.example.kr' }])
})

test('an address of the API that cannot stand in a page is refused at the start', () => {
  expect(() => readSettings({ API_URL: 'api.example.kr' })).toThrow('API_URL must be an address')
  expect(() => readSettings({ API_URL: 'https://api.example.kr/?x=1' })).toThrow('without ? and #')
  expect(readSettings({ API_URL: 'https://api.example.kr/"><b>' }).apiUrl).not.toMatch(/["<>]/)
})

test('whoever may have a session gets the page that names the files of the first screen, and nobody else', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0' })
  const app = await buildApp({ settings, pool, outside: memoryOutside(), webFolder })
  const shown = async (url: string, cookie = '') => {
    const answer = await app.http.inject({ url, headers: { accept: 'text/html', cookie } })
    return /<b>(\w+)<\/b>/.exec(answer.body)?.[1]
  }
  const signedIn = 'csrftoken=x'
  expect(await shown('/main', signedIn)).toBe('home')
  expect(await shown('/main?menu=week', signedIn)).toBe('home')
  expect(await shown('/main/approval/inbox', signedIn)).toBe('main')
  expect(await shown('/auth/email', signedIn)).toBe('index')
  expect(await shown('/main')).toBe('index')
  expect(await shown('/main/approval/inbox')).toBe('index')
  for (const name of ['index', 'main', 'home'])
    expect(
      (await app.http.inject({ url: `/${name}.html`, headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404)
  await app.http.close()
})

test('a client that is built anew is served at once, with the files that it names', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0' })
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-web-'))
  mkdirSync(join(folder, 'assets'))
  const build = (name: string) => {
    writeFileSync(join(folder, 'assets', `${name}.js`), `// ${name}`)
    for (const page of ['index', 'main', 'home']) {
      writeFileSync(join(folder, 'next.html'), `<b>${page} ${name}</b>`)
      renameSync(join(folder, 'next.html'), join(folder, `${page}.html`))
    }
  }
  build('first')
  const app = await buildApp({ settings, pool, outside: memoryOutside(), webFolder: folder })
  const shown = async (url: string, cookie = '') => {
    const { body, headers } = await app.http.inject({ url, headers: { accept: 'text/html', cookie } })
    return { body, version: headers['x-client-version'] }
  }
  const before = await shown('/auth/email')
  expect(before.body).toBe('<b>index first</b>')
  build('second')
  const after = await shown('/auth/email')
  expect(after.body).toBe('<b>index second</b>')
  expect(after.version).not.toBe(before.version)
  expect((await shown('/main', 'csrftoken=x')).body).toBe('<b>home second</b>')
  expect((await shown('/main/me', 'csrftoken=x')).body).toBe('<b>main second</b>')
  const asset = await app.http.inject('/assets/second.js')
  expect([asset.body, asset.headers['cache-control']]).toEqual([
    '// second',
    'public, max-age=31536000, immutable',
  ])
  expect((await app.http.inject('/assets/third.js')).statusCode).toBe(404)
  // While it is being built there is none: the one before stays.
  rmSync(join(folder, 'index.html'))
  expect((await shown('/auth/email')).body).toBe('<b>index second</b>')
  await app.http.close()
  rmSync(folder, { recursive: true })
})
