// npm run screenshots: starts a server with a fresh demo company and photographs its screens into docs/screenshots.
// npm run screenshots -- NAME …: only these.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { freePort } from '#server/db/embedded-address.ts'
import sharp from 'sharp'
import { type Shot, SHOTS } from './screenshot-list.ts'
import { shiftClock } from './shift-clock.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/screenshots')
const MOST_BYTES = 250_000
const PASSWORD = 'gyeol-demo-1!'

const wanted = process.argv.slice(2)
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.filter((name) => !SHOTS.some((shot) => shot.name === name))
if (unknown.length > 0) throw new Error(`No such shot: ${unknown.join(', ')}`)

await buildWeb()
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-screenshots-'))
const started = Temporal.Now.instant()
const moment = workingHours(started)
const clock = shiftClock(moment.epochMilliseconds - started.epochMilliseconds)
const address = `http://localhost:${await freePort()}`
const server = startServer()
try {
  await waitUntilReady()
  const missing = await takeAll()
  if (missing.length > 0) {
    console.error(`Not there: ${missing.join(', ')}`)
    process.exitCode = 1
  }
} finally {
  await stop(server)
  rmSync(dataDir, { recursive: true, force: true })
}

async function buildWeb(): Promise<void> {
  // The script is plain JavaScript, because it also runs before anything is installed.
  const script: { buildWeb(node: string): void } = await import(join(root, 'scripts/build-web.mjs'))
  script.buildWeb(process.execPath)
}

/** The last Monday to Friday, 10:40 in Korea: on a Sunday night nobody is at work. */
function workingHours(now: Temporal.Instant): Temporal.Instant {
  let moment = now.toZonedDateTimeISO('Asia/Seoul').withPlainTime('10:40')
  while (moment.dayOfWeek > 5 || Temporal.Instant.compare(moment.toInstant(), now) > 0) {
    moment = moment.subtract({ days: 1 })
  }
  return moment.toInstant()
}

function startServer(): ChildProcess {
  const own = {
    PORT: new URL(address).port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DEMO: '1',
    TEST_CLOCK: moment.toString(),
  }
  // Settings of the person's own shell must not lead to their database.
  const none = {
    DATABASE_URL: '',
    DATABASE_APP_URL: '',
    SMTP_URL: '',
    PUBLIC_URL: '',
    FILES: '',
    NODE_ENV: '',
  }
  const env = { ...process.env, ...none, ...own, JOBS: '0' }
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server did not start.')
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(250)
  }
  throw new Error('The server was not ready within a minute.')
}

async function takeAll(): Promise<string[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet]
  const browser = await chromium.launch({ executablePath, args })
  const missing: string[] = []
  try {
    for (const shot of shots) if (!(await take(browser, shot))) missing.push(shot.name)
  } finally {
    await browser.close()
  }
  return missing
}

/** @returns false when the screen, or something on the way to it, is not there */
async function take(browser: Browser, shot: Shot): Promise<boolean> {
  const context = await openContext(browser, shot)
  try {
    const page = await context.newPage()
    await page.goto(shot.path)
    await settle(page)
    if (await page.getByRole('heading', { name: '화면을 찾을 수 없습니다' }).isVisible()) return false
    for (const { role, name, nth = 0 } of shot.clicks ?? []) {
      const target = page.getByRole(role, { name }).nth(nth)
      const isThere = await target.click({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
      if (!isThere) return false
      await settle(page)
    }
    await save(shot.name, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    return true
  } finally {
    await context.close()
  }
}

async function openContext(browser: Browser, shot: Shot): Promise<BrowserContext> {
  const colorScheme = shot.dark ? 'dark' : 'light'
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    colorScheme,
    ...(shot.phone
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } }),
  })
  // What keeps a screen up to date never ends, and nothing would ever be quiet.
  await context.route('**/live/', (asked) => asked.fulfill({ status: 204 }))
  context.setDefaultTimeout(120_000)
  await context.addInitScript(clock)
  await context.addInitScript(`localStorage.setItem('mantine-color-scheme-value', '${colorScheme}')`)
  if (shot.as) {
    const data = { email: `${shot.as}@demo.gyeol.test`, password: PASSWORD }
    const answer = await context.request.post('/v1/auth/login/', { data })
    if (!answer.ok()) throw new Error(`${data.email} cannot sign in: ${await answer.text()}`)
  }
  return context
}

async function settle(page: Page): Promise<void> {
  // A busy machine is quiet for a while before it has drawn anything.
  await page.getByRole('heading').first().waitFor()
  await page.locator('[data-kit=skeleton]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.waitForTimeout(1_000)
}

/** As many colours as fit into the size. */
async function save(name: string, picture: Buffer): Promise<void> {
  for (const colours of [256, 128, 64, 32]) {
    const bytes = await sharp(picture)
      .png({ palette: true, colours, effort: 8, compressionLevel: 9 })
      .toBuffer()
    if (bytes.length > MOST_BYTES && colours > 32) continue
    writeFileSync(join(folder, `${name}.png`), bytes)
    console.log(`${name}.png ${Math.round(bytes.length / 1000)} kB`)
    return
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
