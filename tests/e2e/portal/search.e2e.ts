import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const input = (page: Page): Locator => page.getByRole('dialog', { name: '빠른 실행' }).getByRole('combobox')
const options = (page: Page): Locator => page.getByRole('dialog', { name: '빠른 실행' }).getByRole('option')

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '검색 또는 바로가기' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

/** A day of next week, as it is typed: a Tuesday is due work for everybody of the demo. */
const nextTuesday = () => today().add({ days: 9 - today().dayOfWeek })

test('what is typed as a sentence opens the request filled in', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await open(page)
  await input(page).fill('반차 다음 주 화요일 오후')
  const day = nextTuesday()
  await expect(options(page).first()).toContainText(`${day.month}월 ${day.day}일(화) 오후 반차 신청`)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await expect(dialog.getByRole('radio', { name: /오후 반차/ })).toBeChecked()
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeVisible()
})
