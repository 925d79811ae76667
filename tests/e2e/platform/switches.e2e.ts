import { expect, expectAccessible, settled, signInAs, test } from '../browser.ts'
import type { Page } from '@playwright/test'

/** Sets switches as the admin of the page does, and back when the work is over. */
async function without(page: Page, parts: string[], work: () => Promise<void>): Promise<void> {
  await page.goto('/main/settings/features')
  const flip = async (part: string, isOn: boolean) => {
    const answered = page.waitForResponse('**/set_func_recs/')
    await page.locator(`[data-setting=${part}] label`).first().click()
    if (!isOn) await page.getByRole('dialog').getByRole('button', { name: '사용 중지' }).click()
    await answered
    await settled(page)
  }
  for (const part of parts) await flip(part, false)
  try {
    await work()
  } finally {
    await page.goto('/main/settings/features')
    for (const part of parts.toReversed()) await flip(part, true)
  }
}

test('services that are off are gone from the settings, card by card and then altogether', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await without(page, ['SLACK'], async () => {
    await page.goto('/main/settings/integrations')
    await expect(page.getByRole('listitem', { name: '팀즈' }).or(page.getByLabel('Teams'))).toBeVisible()
    await expect(page.getByRole('heading', { name: /슬랙/ })).toHaveCount(0)
    await expectAccessible(page)
  })
  await without(page, ['SLACK', 'TEAMS', 'GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR', 'GATE'], async () => {
    await page.goto('/main/settings')
    await expect(page.getByRole('link', { name: /기본 정보/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /연동|출입 코드/ })).toHaveCount(0)
    await page.goto('/main/settings/integrations')
    await expect(page.getByText(/기능을 사용하지 않습니다/)).toBeVisible()
    await page.goto('/main/settings/checking')
    await expect(page.getByLabel('컴퓨터에서 출퇴근 허용')).toBeVisible()
  })
})

test('without web check-in the buttons are gone, the records stay', async ({ page }) => {
  await signInAs(page, 'admin')
  await without(page, ['WEB_CHECK'], async () => {
    await page.goto('/main/settings/checking')
    await expect(page.getByRole('combobox', { name: '출근 시각 조정' })).toBeVisible()
    await expect(page.locator('[data-setting=check_desktop]')).toHaveCount(0)
    await page.goto('/main/work/check')
    await expect(page.getByText('회사가 웹 출퇴근 기능을 사용하지 않습니다')).toBeVisible()
    await page.goto('/main/work/me')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(새 근무일 )?출근|^퇴근/ })).toHaveCount(0)
  })
})

test('without approvals the boxes stay for leave, and the switch says so', async ({ page }) => {
  await signInAs(page, 'admin')
  await without(page, ['DOCUMENT_APPROVAL'], async () => {
    await expect(page.locator('[data-setting=DOCUMENT_APPROVAL]')).toContainText('휴가 등 다른 기능의 문서')
    await page.getByRole('navigation').getByRole('link', { name: '전자결재' }).first().click()
    await expect(page).toHaveURL(/\/main\/approval\/inbox/)
    await expect(page.getByText(/기능을 사용하지 않습니다/)).toHaveCount(0)
  })
})

test('a switch inside a part that is off waits for it', async ({ page }) => {
  await signInAs(page, 'admin')
  await without(page, ['ATTENDANCE'], async () => {
    const web = page.locator('[data-setting=WEB_CHECK]')
    await expect(web).toContainText('근무 관리 기능을 사용해야 설정할 수 있습니다')
    await expect(web.getByRole('switch')).toBeDisabled()
    await page.goto('/main/settings/checking')
    await expect(page.getByText(/기능을 사용하지 않습니다/)).toBeVisible()
    await page.goto('/main')
    await expect(page.getByRole('heading', { name: '오늘 근무' })).toHaveCount(0)
  })
})

test('the list of duties says what each does', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/admins')
  await expect(page.getByText('표시가 없는 업무는 담당자만 기록됩니다.')).toBeVisible()
  await page.getByRole('button', { name: '연차 담당자 수정' }).click()
  await expect(page.getByRole('dialog')).toContainText('참여하는 결재선은 없습니다')
  await expect(page.getByText('결재에 참여합니다')).toHaveCount(0)
  await expectAccessible(page)
})
