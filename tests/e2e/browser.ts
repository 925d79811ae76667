import { AxeBuilder } from '@axe-core/playwright'
import {
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { shiftClock } from '../../scripts/shift-clock.ts'
import { signIn } from '#contract/platform/auth/auth.ts'
import { beginAgain, goOnFrom, millisecondsAhead } from './clock.ts'
import { noteNotices, watchRequests } from './patience.ts'
import { PORT } from './ports.ts'

export const DEMO_PASSWORD = 'gyeol-demo-1!'
export type DemoRole = 'admin' | 'middle' | 'leader' | 'member' | 'payroll'

interface Fixtures {
  /** A page that fails the test when its console shows an error or a request breaks. */
  page: Page
}

let house: { file: string; address: string } | null = null

/** The address of the product for a file of tests, which starts with it anew. */
export async function houseOf(file: string): Promise<string> {
  if (house?.file === file) return house.address
  const houses = `http://localhost:${PORT}`
  if (house) await fetch(`${houses}/close/${new URL(house.address).port}`)
  const port = await (await fetch(`${houses}/open`)).text()
  beginAgain()
  house = { file, address: `http://localhost:${port}` }
  return house.address
}

/**
 * Goes on at a later moment of the company's day, for the rest of the file: the product is stopped and started by that clock, and
 * the browser has it from its next page on. Sessions last as they would have.
 */
export async function travelTo(page: Page, moment: Temporal.PlainDateTime): Promise<void> {
  // A page that is open would complain that the server is away.
  await page.goto('about:blank')
  const instant = moment.toZonedDateTime('Asia/Seoul').toInstant()
  const port = new URL(house!.address).port
  const answer = await fetch(`http://localhost:${PORT}/move/${port}/${encodeURIComponent(String(instant))}`)
  expect(answer.ok).toBe(true)
  await page.context().addInitScript(shiftClock(goOnFrom(instant)))
}

/**
 * One browser for the tests of a file, emptied of all it knows before each: what it has fetched it need not fetch, parse
 * and compile again, which takes longer than most tests. A page that stays open keeps its process alive.
 */
let kept: { of: string; context: BrowserContext; idle: Page } | null = null

async function emptiedContext(browser: Browser, of: string): Promise<BrowserContext> {
  if (kept?.of !== of) {
    await kept?.context.close()
    const context = await browser.newContext()
    const idle = await context.newPage()
    await idle.goto('/icons/mark.svg')
    kept = { of, context, idle }
  }
  const { context, idle } = kept
  await context.clearCookies()
  await context.clearPermissions()
  await context.setGeolocation(null)
  await idle.evaluate(() => localStorage.clear())
  return context
}

interface WorkerFixtures {
  /** Its pages have the clock of the tests, also those that a test opens itself. */
  browser: Browser
}

/** Every test watches the console: what a browser complains about is a defect, not noise. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(shiftClock(millisecondsAhead()))
        await context.addInitScript(noteNotices)
        context.on('page', watchRequests)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL: _none }, use, { file }) => use(await houseOf(file)),
  context: async ({ browser, baseURL, serviceWorkers }, use) => {
    // A worker outlives its page: who wants one gets a browser of their own.
    if (serviceWorkers === 'allow') {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const context = await emptiedContext(browser, baseURL!)
    await use(context)
    for (const page of context.pages()) if (page !== kept?.idle) await page.close()
  },
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      // Refusals that a test provokes are logged by the browser itself, and are looked at by the test.
      const isRefusal = /status of (4\d\d|498)/.test(message.text())
      if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }
export { answerNow, expectNotice, pressEscapeIn, settled, stretchTime } from './patience.ts'

/** Signs a person of the demo company in without a look at the sign-in page, and opens a screen if one is named. */
export async function signInAs(page: Page, role: DemoRole, path?: string): Promise<void> {
  const answer = await page.request.post(signIn.path, {
    data: { email: `${role}@demo.gyeol.test`, password: DEMO_PASSWORD },
  })
  expect(answer.status()).toBe(201)
  if (path) await page.goto(path)
}

/** Nobody is signed in any more, and no screen of before still asks for something: its refusal would be a complaint of the browser. */
export async function forgetPerson(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Comes to work on a day off, on which the start page has no question and no day to show otherwise. */
export async function beAtWork(page: Page): Promise<void> {
  const summary = await page.request.get('/home/home/summary/')
  const { away, today } = (await summary.json()) as { away: { date: string } | null; today: { date: string } }
  if (away?.date === today.date) return
  const answer = await page.request.post('/work/work_web/checkinout/', {
    data: { loc_check_type: 'IN' },
    headers: await csrfOf(page),
  })
  expect(answer.ok()).toBe(true)
}

/** What goes along with a change that a test asks for without a screen, as the person of its page. */
export async function csrfOf(page: Page): Promise<{ 'x-csrftoken': string }> {
  const cookies = await page.context().cookies()
  return { 'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')!.value }
}

/** Chooses the language of whoever is signed in, who keeps it in the tests after this one, too. */
export async function speak(page: Page, language: 'ko' | 'ja' | 'en'): Promise<void> {
  const answer = await page.request.patch('/user/users/update_profile/', {
    data: { language },
    headers: await csrfOf(page),
  })
  expect(answer.status()).toBe(200)
}

/** Signs somebody in as people do. */
export async function signInByPage(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/email')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/\/main/)
}

/**
 * Nothing at any level in the way of people who cannot see, hear or use a mouse. What is still changing at the moment of the look, such
 * as a button that has just become usable, is looked at again; what is wrong stays wrong.
 */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, new AxeBuilder({ page }))
}

/** The same page in the dark, once it was looked at in the light: nothing but its colours is another. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectNoViolations(page, new AxeBuilder({ page }).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  await expect(async () => {
    await expectStill(page)
    expect(await violationsOf(axe)).toEqual([])
  }).toPass({ timeout: 90_000, intervals: [300] })
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // Our pages have no frames: nothing needs a second page to put results together.
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')})`,
  )
}

/** Half-faded text has half the contrast: waits until no transition or finite animation runs. */
async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
}

/** How many there are once the first is there: `count()` itself waits for nothing. */
export async function countOf(list: Locator): Promise<number> {
  await expect(list.first()).toBeVisible()
  return list.count()
}

/** The texts once the first is there: `allTextContents()` itself waits for nothing. */
export async function textsOf(list: Locator): Promise<string[]> {
  await expect(list.first()).toBeVisible()
  return list.allTextContents()
}

/** No horizontal scrolling of the page itself. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What a change of the width has to draw anew may follow it.
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
}

/** The code of six digits or the address in the newest mail to a person, read from the kept mailbox. */
export async function mailTo(page: Page, email: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 240; tries += 1) {
    const list = await page.request.get('/dev/mail')
    const rows = [...(await list.text()).matchAll(/<td>([^<]+)<\/td>\s*<td><a href="([^"]+)"/g)]
    const row = rows.find((match) => match[1] === email)
    if (row) {
      const mail = await (await page.request.get(row[2]!)).text()
      const found = pattern.exec(mail.replaceAll('&amp;', '&'))
      if (found) return found[1] ?? found[0]
    }
    await page.waitForTimeout(250)
  }
  throw new Error(`No mail to ${email} with ${pattern}`)
}
