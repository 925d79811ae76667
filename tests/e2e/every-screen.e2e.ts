import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  type DemoRole,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInDark,
  settled,
  signInAs,
  test,
} from './browser.ts'

// The addresses come from the tree that the router makes, so a new screen is opened here by itself.
const tree = readFileSync(join(import.meta.dirname, '../../apps/web/src/route-tree.gen.ts'), 'utf8')
const toUnion = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ''
const screens = [...toUnion.matchAll(/'(\/main[^']*)'/g)]
  .map((match) => match[1]!)
  .filter((path) => !path.includes('$') && path !== '/main/dev/ui')

// A key where a sentence should be: its texts were not there when the screen was drawn.
const web = join(import.meta.dirname, '../../apps/web/src')
const areas = readdirSync(web, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, name] = /[\\/]?text[\\/]([a-z-]+)\.ko\.ts$/.exec(path) ?? []
  return name ? [name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())] : []
})
const key = new RegExp(`(^|\\s)(${areas.join('|')})(\\.[A-Za-z]+)+(\\s|$)`)

/** All that is written on the page or told to a screen reader. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue!] : [],
      ),
      ...['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    ]),
  )
}

// Nothing here is written: both workers may look.
test.describe.configure({ mode: 'parallel' })

test('there are screens to open', () => {
  expect(screens.length).toBeGreaterThan(8)
  expect(areas.length).toBeGreaterThan(20)
  expect('meetingRooms.title').toMatch(key)
})

for (const role of ['middle', 'leader', 'member', 'payroll'] satisfies DemoRole[]) {
  test(`${role} goes to every screen without a complaint of the browser`, async ({ page }) => {
    await signInAs(page, role, '/main')
    await settled(page)
    for (const path of screens) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await settled(page)
      // A screen that a person may not open says so under a heading of its own.
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      expect(
        (await wordsOf(page)).filter((words) => key.test(words)),
        path,
      ).toEqual([])
    }
  })
}

const busiest = new Set(['/main', '/main/approval/inbox', '/main/leave', '/main/meeting'])
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

// A quarter of them a test, so that none takes as long as all.
for (const quarter of [0, 1, 2, 3]) {
  const those = screens.filter((_, index) => index % 4 === quarter)
  test(`every screen opens by its address, is usable by everybody and fits a phone (${quarter + 1} of 4)`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await signInAs(page, 'admin')
    for (const path of those) {
      await page.setViewportSize(DESK)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await settled(page)
      expect(
        (await wordsOf(page)).filter((words) => key.test(words)),
        path,
      ).toEqual([])
      await test.step(`${path} light`, () => expectAccessible(page))
      if (busiest.has(path)) await test.step(`${path} dark`, () => expectReadableInDark(page))
      await page.setViewportSize(PHONE)
      await settled(page)
      await test.step(`${path} on a phone`, () => expectNoSidewaysScroll(page))
    }
  })
}
