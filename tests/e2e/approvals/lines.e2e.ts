import type { Page } from '@playwright/test'
import {
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  settled,
  signInAs,
  test,
} from '../browser.ts'

// A line is written, goes astray, and is put right, one test after the other.
test.describe.configure({ mode: 'serial' })

const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test('an admin writes a line with a duty that nobody holds, and is told so', async ({ page }) => {
  await signInAs(page, 'admin', '/main/settings/lines')
  await page.getByRole('button', { name: /^연차:/ }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const dialog = page.getByRole('dialog', { name: '연차 결재선' })
  await dialog.getByRole('combobox', { name: '역할', exact: true }).click()
  await page.getByRole('option', { name: '합의', exact: true }).click()
  await dialog.getByRole('combobox', { name: '추가할 대상' }).click()
  await page.getByRole('option', { name: '업무 담당자' }).click()
  await dialog.getByRole('combobox', { name: '업무 담당자' }).click()
  await page.getByRole('option', { name: '특별휴가', exact: true }).click()
  await expect(dialog.getByText('지정된 담당자가 없습니다: 특별휴가 담당자')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(lineOf(page, '연차').getByText('지정된 담당자가 없습니다: 특별휴가 담당자')).toBeVisible()
})

test('what nobody holds is given to somebody, after a look at what becomes of it', async ({ page }) => {
  await signInAs(page, 'admin', '/main/settings/line-repair')
  await page.getByRole('button', { name: '특별휴가 담당자 교체' }).click()
  const dialog = page.getByRole('dialog', { name: '특별휴가 담당자 교체' })
  await expect(dialog.getByRole('checkbox', { name: '회사 결재선 · 연차' })).toBeChecked()
  await dialog.getByRole('button', { name: '교체', exact: true }).click()
  await expect(dialog.getByText('구성원을 선택해 주십시오.')).toBeVisible()
  await dialog.getByLabel('대신 지정할 구성원').fill('김시현')
  await page.getByRole('option', { name: /김시현/ }).click()
  await expect(dialog.getByText('교체 후')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '교체', exact: true }).click()
  await expectNotice(page, '결재선 1건, 문서 0건을 교체했습니다.')
  await expect(page.getByText('교체가 필요한 결재자가 없습니다')).toBeVisible()
})

test('what waits for somebody on leave of absence goes to another, on a phone too', async ({ page }) => {
  await signInAs(page, 'leader')
  const { id } = (await (await page.request.get('/user/users/profile/')).json()) as { id: number }
  const { count } = (await (await page.request.get('/v1/approvals/waiting-count')).json()) as { count: number }
  expect(count).toBeGreaterThan(1)
  await signInAs(page, 'admin')
  const away = await page.request.post('/user/company_members/absence_company/', {
    data: { user_id: id },
    headers: await csrfOf(page),
  })
  expect(away.status()).toBeLessThan(300)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/main/settings/line-repair')
  await page.getByRole('button', { name: /교체$/ }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: /^진행 중인 문서/ }).getByRole('checkbox')).toHaveCount(count)
  await dialog.getByRole('checkbox').first().uncheck()
  await dialog.getByLabel('대신 지정할 구성원').fill('김시현')
  await page.getByRole('option', { name: /김시현/ }).click()
  await settled(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '교체', exact: true }).click()
  await expectNotice(page, `결재선 0건, 문서 ${count - 1}건을 교체했습니다.`)
  await expect(page.getByText('휴직 · 진행 중인 문서 1건')).toBeVisible()
})

test('a person tries an own line before saving it, and sees who decides besides', async ({ page }) => {
  await signInAs(page, 'member', '/main/approval/lines')
  await page.getByRole('button', { name: /^연차:/ }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const dialog = page.getByRole('dialog', { name: '연차 결재선' })
  const steps = dialog.getByRole('region', { name: '수신 순서 미리 보기' }).getByRole('listitem')
  await expect(steps.filter({ hasText: '김시현' })).toHaveCount(1)
  await dialog.getByLabel('구성원').fill('황보')
  await page.getByRole('option', { name: /황보/ }).first().click()
  await expect(steps.filter({ hasText: '황보' })).toHaveCount(1)
  await expect(steps.filter({ hasText: '김시현' })).toHaveCount(1)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(lineOf(page, '연차').getByText('황보', { exact: false })).toBeVisible()
})
