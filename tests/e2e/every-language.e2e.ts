import type { Page } from '@playwright/test'
import { expect, settled, signInAs, test } from './browser.ts'
import { addressOf, cutTexts, noteAnswers, screens, setWidth, untranslated, WIDTHS } from './sweep.ts'

const LANGUAGES = [
  { language: 'ja', name: '日本語' },
  { language: 'en', name: 'English' },
] as const
type Language = (typeof LANGUAGES)[number]['language']

/** What strangers see. */
const DOORS = ['/auth/email', '/auth/sign-up', '/auth/password', '/auth/invite', '/signout'] as const

/** Of the person, in the language that was chosen before: what somebody has chosen stays. */
const MENU = /내 메뉴|マイメニュー/

/** What is wrong with the texts of the screen that is open, at each width. */
async function faultsOf(page: Page, path: string, language: Language): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  const found: string[] = []
  for (const width of WIDTHS) {
    await setWidth(page, width)
    await settled(page)
    let wrong: string[] = []
    const look = async () => {
      const foreign = await untranslated(page, language)
      const cut = await cutTexts(page)
      wrong = [...foreign.map((text) => `not ${language}: ${text}`), ...cut.map((text) => `cut: ${text}`)]
      return wrong.length
    }
    // What is being drawn anew is looked at again; what is wrong stays wrong, and is told with the others.
    await expect
      .poll(look, { timeout: 5_000 })
      .toBe(0)
      .catch(() => undefined)
    found.push(...wrong.map((text) => `${path} at ${width}, ${text}`))
  }
  return found
}

/** For who has chosen no language: what the browser prefers. */
async function prefer(page: Page, language: Language): Promise<void> {
  await page.addInitScript((wanted) => {
    Object.defineProperty(navigator, 'languages', { get: () => [wanted] })
  }, language)
}

for (const { language, name } of LANGUAGES) {
  test(`every screen speaks ${language}, and no text of it is cut`, async ({ page }) => {
    // All screens in one test: under a minute where nothing else runs.
    test.setTimeout(240_000)
    await noteAnswers(page)
    await prefer(page, language)
    const found: string[] = []
    for (const path of DOORS) {
      await page.goto(path)
      found.push(...(await faultsOf(page, path, language)))
    }
    await signInAs(page, 'admin', '/main')
    await page.getByRole('button', { name: MENU }).click()
    await page.getByRole('menuitemradio', { name }).click()
    for (const path of screens) {
      await page.evaluate((to) => history.pushState(null, '', to), await addressOf(page, path))
      found.push(...(await faultsOf(page, path, language)))
    }
    expect(found).toEqual([])
  })
}
