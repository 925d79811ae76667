import { expect, settled, signInAs, test } from './browser.ts'
import { cutTexts, noteAnswers, screens, setWidth, untranslated, WIDTHS } from './sweep.ts'

const NAMES = { ja: '日本語', en: 'English' } as const

/** Of the person, in the language that was chosen before: what somebody has chosen stays. */
const MENU = /내 메뉴|マイメニュー/

for (const language of ['ja', 'en'] as const) {
  test(`every screen speaks ${language}, and no text of it is cut`, async ({ page }) => {
    // All screens in one test: half a minute where nothing else runs.
    test.setTimeout(240_000)
    await noteAnswers(page)
    await signInAs(page, 'admin', '/main')
    await page.getByRole('button', { name: MENU }).click()
    await page.getByRole('menuitemradio', { name: NAMES[language] }).click()
    const found: string[] = []
    for (const path of screens) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      for (const width of WIDTHS) {
        await setWidth(page, width)
        await settled(page)
        for (const text of await untranslated(page, language))
          found.push(`${path} at ${width}, not ${language}: ${text}`)
        for (const text of await cutTexts(page)) found.push(`${path} at ${width}, cut: ${text}`)
      }
    }
    expect(found).toEqual([])
  })
}
