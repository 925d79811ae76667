import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'

const pane = (page: Page) => page.getByRole('region', { name: '문서', exact: true })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

/** Opens the first document that waits for whoever is signed in, and of those the first that says so. */
async function openWaiting(page: Page, text: string | RegExp = /./): Promise<void> {
  await page.goto('/main/approval/inbox')
  await rows(page).filter({ hasText: text }).first().getByRole('link').click()
  await expect(pane(page).getByRole('list', { name: '결재란' })).toBeVisible()
}

/** Beside other acts it stands in their menu. */
async function openHandingOn(page: Page): Promise<Locator> {
  await pane(page)
    .getByRole('button', { name: /^(전결·)?위임$/ })
    .click()
  const entry = page.getByRole('menuitem', { name: '위임' })
  const dialog = page.getByRole('dialog', { name: '결재 위임' })
  await expect(entry.or(dialog)).toBeVisible()
  if (await entry.isVisible()) await entry.click()
  return dialog
}

async function choosePerson(dialog: Locator, label: string): Promise<void> {
  await dialog.getByLabel(label).fill('payroll')
  await dialog.page().getByRole('option').first().click()
}

test('a leader decides one document for good, and hands another one on', async ({ page }) => {
  await signInAs(page, 'leader')
  await openWaiting(page, '개발용 모니터 구매')
  await pane(page).getByRole('button', { name: '전결·위임' }).click()
  await page.getByRole('menuitem', { name: '전결' }).click()
  const final = page.getByRole('dialog', { name: '전결' })
  await expectAccessible(page)
  await final.getByRole('button', { name: '전결', exact: true }).click()
  await expectNotice(page, '전결 처리했습니다.')

  await openWaiting(page, '휴가')
  const hand = await openHandingOn(page)
  await choosePerson(hand, '위임받을 구성원')
  await hand.getByRole('button', { name: '위임', exact: true }).click()
  await expectNotice(page, '님에게 위임했습니다.')
})
