import { readdirSync } from 'node:fs'
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
import {
  addressOf,
  cutTexts,
  noteAnswers,
  screens,
  setWidth,
  untranslated,
  WIDTHS,
  wordsOf,
} from './sweep.ts'

// A key where a sentence should be: its texts were not there when the screen was drawn.
const web = join(import.meta.dirname, '../../apps/web/src')
const areas = readdirSync(web, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, name] = /[\\/]?text[\\/]([a-z-]+)\.ko\.ts$/.exec(path) ?? []
  return name ? [name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())] : []
})
const key = new RegExp(`(^|\\s)(${areas.join('|')})(\\.[A-Za-z]+)+(\\s|$)`)
const keysOn = async (page: Page) => (await wordsOf(page)).filter((words) => key.test(words))

// Nothing here is written: both workers may look.
test.describe.configure({ mode: 'parallel' })

test('there are screens to open', () => {
  expect(screens.length).toBeGreaterThan(8)
  expect(areas.length).toBeGreaterThan(20)
  expect('meetingRooms.title').toMatch(key)
})

test('the sweep sees what it looks for', async ({ page }) => {
  await noteAnswers(page)
  await page.goto('/auth/email')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const add = (text: string, look: Partial<CSSStyleDeclaration>) => {
      const line = document.body.appendChild(document.createElement('p'))
      line.textContent = text
      Object.assign(line.style, { whiteSpace: 'nowrap', width: '30px' }, look)
    }
    add('휴가 신청 취소', { overflow: 'hidden' })
    add('Request leave', { overflow: 'hidden', textOverflow: 'ellipsis' })
    add('휴가 신청', { overflow: 'auto' })
    add('근로기준법', {})
  })
  expect(await cutTexts(page)).toEqual(['휴가 신청 취소', 'Request leave'])
  const foreign = await untranslated(page, 'en')
  expect(foreign).toEqual(expect.arrayContaining(['휴가 신청 취소', '휴가 신청']))
  expect(foreign).not.toContain('근로기준법')
})

for (const role of ['middle', 'leader', 'member', 'payroll'] satisfies DemoRole[]) {
  test(`${role} goes to every screen without a complaint of the browser`, async ({ page }) => {
    await signInAs(page, role, '/main')
    await settled(page)
    for (const path of screens.filter((one) => !one.includes('$'))) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await settled(page)
      // A screen that a person may not open says so under a heading of its own.
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect.poll(() => keysOn(page), path).toEqual([])
    }
  })
}

/** What a person can press in a row is there without scrolling sideways for it. */
async function expectMenusInReach(page: Page): Promise<void> {
  const far = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('td [aria-haspopup="menu"]')].filter(
        (button) => button.getBoundingClientRect().right > document.documentElement.clientWidth,
      ),
    )
  await expect.poll(far).toHaveLength(0)
}

const PARTS = 15

// A part of them a test, so that none takes as long as all.
for (const part of Array.from({ length: PARTS }).keys()) {
  const those = screens.filter((_, index) => index % PARTS === part)
  test(`every screen opens by its address, is usable by everybody and fits at three widths (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    // Four screens, each looked at five times by axe: two minutes with eighteen processes on two cores.
    test.setTimeout(300_000)
    await noteAnswers(page)
    await signInAs(page, 'admin')
    for (const path of those) {
      await setWidth(page, 1440)
      await page.goto(await addressOf(page, path))
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      for (const width of WIDTHS) {
        await setWidth(page, width)
        await settled(page)
        await test.step(`${path} at ${width}`, async () => {
          await expect.poll(() => keysOn(page)).toEqual([])
          await expect.poll(() => cutTexts(page)).toEqual([])
          await expect.poll(() => untranslated(page, 'ko')).toEqual([])
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
          if (width === 1024) await expectMenusInReach(page)
          // No colour is shown between the widest and the narrowest alone.
          else await expectReadableInDark(page)
        })
      }
    }
  })
}
