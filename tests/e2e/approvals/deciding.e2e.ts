import type { Page } from '@playwright/test'
import { expect, expectAccessible, pressEscapeIn, signInAs, test } from '../browser.ts'

const REFUSED = { error_code: 'NO_PERMISSION', message: '권한이 없습니다.' }
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const pane = (page: Page) => page.getByRole('region', { name: '문서', exact: true })

test('a comment that is longer than 80 characters stays as it was put in, and is not sent until it fits', async ({
  page,
}) => {
  await signInAs(page, 'leader')
  await page.goto('/main/approval/inbox')
  await expect(rows(page).first()).toBeVisible()
  const boxes = rows(page).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: '2건 반려' }).click()
  const dialog = page.getByRole('dialog')
  const comment = dialog.getByRole('textbox')
  // Counted as the server counts.
  await comment.fill(`${'가'.repeat(79)}👍`)
  await expect(dialog.getByText('80/80자')).toBeVisible()
  await comment.press('End')
  await comment.pressSequentially('나')
  await expect(comment).toHaveValue(`${'가'.repeat(79)}👍나`)
  await expect(dialog.getByText('80자를 넘었습니다: 81/80자')).toBeVisible()
  await comment.fill('가'.repeat(190))
  await expect(comment).toHaveAccessibleDescription(/80자를 넘었습니다: 190\/80자/)
  await expect(dialog.getByRole('button', { name: '2건 반려' })).toBeDisabled()
  await expectAccessible(page)
  await pressEscapeIn(dialog)
  await expect(dialog).toHaveCount(0)

  // Of one document as of several.
  await boxes.nth(0).uncheck()
  await boxes.nth(1).uncheck()
  await page.keyboard.press('j')
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('document')
  await page.keyboard.press('d')
  const one = page.getByRole('dialog', { name: '반려 의견' })
  await one.getByLabel('의견').fill('가'.repeat(190))
  await expect(one.getByText('80자를 넘었습니다: 190/80자')).toBeVisible()
  await one.getByRole('button', { name: '반려', exact: true }).click()
  await expect(one.getByLabel('의견')).toHaveValue('가'.repeat(190))
  await expect(page.locator(`[data-document="${id}"]`)).toBeVisible()
  await one.getByLabel('의견').fill('가'.repeat(80))
  await expect(one.getByText('80/80자')).toBeVisible()
  await expect(one.getByText('넘었습니다')).toHaveCount(0)
})

test('that all documents are decided is said once the list has answered so: not while it loads, nor where it fails', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'leader')
  const done = page.getByText('문서를 모두 처리했습니다')
  let answer = { status: 403, json: REFUSED as object }
  const late = Promise.withResolvers<void>()
  await page.route(/\/v1\/approvals\/inbox/, async (route) => {
    await late.promise
    await route.fulfill(answer)
  })
  await page.goto('/main/approval/inbox')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(pane(page)).toBeVisible()
  await expect(done).toHaveCount(0)
  late.resolve()
  await expect(pane(page).getByText(REFUSED.message)).toBeVisible()
  await expect(done).toHaveCount(0)

  answer = { status: 200, json: { count: 0, next: null, previous: null, results: [] } }
  await page.reload()
  await expect(done).toBeVisible()
})
