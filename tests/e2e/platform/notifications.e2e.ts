import { expect, expectAccessible, expectNoSidewaysScroll, settled, signInAs, test } from '../browser.ts'
import { expectNotice } from '../patience.ts'

test('what is told is read by day, filtered and read on', async ({ page }) => {
  await signInAs(page, 'leader', '/main/notifications')
  const main = page.getByRole('main')
  await expect(main.getByRole('list').getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: '전자결재', exact: true }).click()
  await expect(page).toHaveURL(/group=APPROVALS/)
  await expect(main.getByRole('list').getByRole('button').first()).toBeVisible()
  await main.getByRole('button', { name: '구성원·회사', exact: true }).click()
  await expect(main.getByText('조건에 맞는 알림이 없습니다')).toBeVisible()
  await main.getByRole('button', { name: '전체', exact: true }).click()
  await main.getByRole('switch', { name: '읽지 않은 알림만' }).click()
  await expect(page).toHaveURL(/unread=true/)
  await main.getByRole('button', { name: '모두 읽음' }).click()
  await expectNotice(page, '모든 알림을 읽음으로 표시했습니다.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('how one is told is chosen at once and stays chosen, and what must be said is said', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main')
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '알림 설정' }).click()
  await expect(page).toHaveURL('/main/notifications/settings')
  const approvals = page.getByRole('table', { name: '전자결재' })
  const inApp = approvals.getByRole('switch', { name: '댓글·참조·회람: 알림 센터' })
  await expect(inApp).toBeChecked()
  await inApp.focus()
  await page.keyboard.press('Space')
  await expect(inApp).not.toBeChecked()
  const mail = approvals.getByRole('combobox', { name: '결재 요청: 메일' })
  await mail.click()
  await page.getByRole('option', { name: '받지 않음' }).click()
  await expect(mail).toHaveValue('받지 않음')
  await expect(page.getByRole('row', { name: /^연차 촉진/ })).toContainText('항상')
  await page.getByRole('switch', { name: '방해 금지 시간' }).click()
  await expect(page.getByLabel('시작', { exact: true })).toHaveValue('20:00')
  await expect(page.getByRole('table', { name: '구성원·회사' })).toHaveCount(0)
  await expectAccessible(page)
  await settled(page)
  await page.reload()
  await expect(inApp).not.toBeChecked()
  await expect(mail).toHaveValue('받지 않음')
  await expect(page.getByLabel('종료', { exact: true })).toHaveValue('08:00')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a full admin says what counts for who has not chosen', async ({ page }) => {
  await signInAs(page, 'admin', '/main/notifications/settings')
  await page.getByRole('link', { name: '회사 기본값' }).click()
  await expect(page).toHaveURL('/main/settings/notifications')
  // The screen before has a switch of this name, too.
  await settled(page)
  const push = page.getByRole('switch', { name: '기록 누락: 푸시' })
  await expect(push).not.toBeChecked()
  await push.focus()
  await page.keyboard.press('Space')
  await expect(push).toBeChecked()
  // Shown at once, and kept a moment later.
  await settled(page)
  await page.goto('/main/notifications/settings')
  await expect(push).toBeChecked()
  await expectAccessible(page)
})

test('what is read in one browser is read in the other, without asking', async ({ page, browser }) => {
  await signInAs(page, 'member', '/main')
  const bell = (of: typeof page) => of.getByRole('button', { name: /^알림, 읽지 않은 알림/ })
  await expect(bell(page)).toHaveAccessibleName(/읽지 않은 알림 \d/)
  const elsewhere = await browser.newContext()
  try {
    const other = await elsewhere.newPage()
    await signInAs(other, 'member', '/main/notifications')
    await other.getByRole('main').getByRole('button', { name: '모두 읽음' }).click()
    await expect(bell(page)).toHaveAccessibleName('알림, 읽지 않은 알림 없음')
  } finally {
    await elsewhere.close()
  }
})
