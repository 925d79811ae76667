import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DemoRole,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
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

test('there are screens to open', () => {
  expect(screens.length).toBeGreaterThan(8)
})

for (const role of ['admin', 'middle', 'leader', 'member', 'payroll'] satisfies DemoRole[]) {
  test(`${role} opens every screen without a complaint of the browser`, async ({ page }) => {
    test.setTimeout(300_000)
    await signInAs(page, role)
    for (const path of screens) {
      await page.goto(path)
      // A screen that a person may not open says so under a heading of its own.
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await settled(page)
    }
  })
}

test('nothing serious for people with disabilities on any screen, in the dark on the busiest', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInAs(page, 'admin')
  const dark = ['/main', '/main/approval/inbox', '/main/leave', '/main/meeting']
  for (const [colorScheme, paths] of [
    ['light', screens],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      await test.step(`${path} ${colorScheme}`, () => expectAccessible(page))
    }
  }
})

test('every screen fits a phone', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  for (const path of screens) {
    await page.goto(path)
    await settled(page)
    await test.step(path, () => expectNoSidewaysScroll(page))
  }
})
