import {
  type DemoRole,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  settled,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'
import { chooseFromMenu } from '../records.ts'
import type { Browser, Page } from '@playwright/test'

const RUN = Date.now().toString(36)

async function inOtherBrowser(browser: Browser, role: DemoRole, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page, role)
  await act(page)
  await context.close()
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a field is made, tried out, filled in by its person, hidden from colleagues, and goes with its values', async ({
  page,
  browser,
}) => {
  const name = `취미 ${RUN}`
  await signInAs(page, 'admin')
  await page.goto('/main/settings/custom-fields')
  await expectAccessible(page)
  await page.getByRole('button', { name: '항목 추가' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('항목 이름').first().fill(name)
  await choose(page, '입력 방식', '숫자')
  const preview = dialog.getByRole('region', { name: '미리보기' })
  await preview.getByLabel(name).fill('많음')
  await expect(preview.getByText('숫자로 입력해 주십시오.')).toBeVisible()
  await choose(page, '입력 방식', '복수 선택')
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(dialog.getByText('선택지를 하나 이상 입력해 주십시오.')).toBeVisible()
  await dialog.getByRole('button', { name: '선택지 추가' }).click()
  await page.keyboard.type('등산')
  await page.keyboard.press('Enter')
  await page.keyboard.type('독서')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('입력 없음')

  await inOtherBrowser(browser, 'member', async (own) => {
    await own.goto('/main/me')
    await own.getByRole('button', { name: '추가 정보 수정' }).click()
    const form = own.getByRole('dialog')
    await form.getByLabel('비상 연락처').fill('집 전화')
    await form.getByRole('button', { name: '저장' }).click()
    await expect(form.getByText('전화번호를 확인해 주십시오 (')).toBeVisible()
    await form.getByLabel('비상 연락처').fill('010-1234-5678')
    await form.getByLabel(name).click()
    await own.getByRole('option', { name: '독서' }).click()
    await own.keyboard.press('Escape')
    await form.getByRole('button', { name: '저장' }).click()
    await expect(form).toBeHidden()
    await expect(own.getByRole('link', { name: '010-1234-5678' })).toBeVisible()
    await expect(own.getByText('독서')).toBeVisible()
  })

  await page.reload()
  await expect(row).toContainText('1명 입력')
  const me = await idOf(page, 'member')
  await inOtherBrowser(browser, 'payroll', async (colleague) => {
    await colleague.goto(`/main/members/${me}`)
    await expect(colleague.getByRole('heading', { name: '추가 정보' })).toBeVisible()
    await expect(colleague.getByText(name)).toHaveCount(0)
    await expect(colleague.getByText('비상 연락처')).toHaveCount(0)
  })

  await row.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await expect(page.getByText('1명이 입력한 값도 함께 삭제되며')).toBeVisible()
  await page.getByRole('button', { name: '값 포함 삭제' }).click()
  await expect(row).toHaveCount(0)
})

async function idOf(page: Page, role: DemoRole): Promise<number> {
  const found = await page.request.get(`/user/users/list_user/?search=${role}@demo`)
  return ((await found.json()) as { user_id: number }[])[0]!.user_id
}

test('fields are sorted by keys on the handle, and stay so', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/custom-fields')
  const rows = page.getByRole('list', { name: '항목' }).getByRole('listitem')
  const second = (await rows.nth(1).locator('strong').textContent())!
  await page.getByRole('button', { name: `${second} 순서 변경` }).press('ArrowUp')
  await expect(page.getByText(`${second}: 1번째로 이동했습니다.`)).toBeAttached()
  await expect(rows.first()).toContainText(second)
  await settled(page)
  await page.reload()
  await expect(rows.first()).toContainText(second)
  await page.getByRole('button', { name: `${second} 순서 변경` }).press('ArrowDown')
  await expect(rows.nth(1)).toContainText(second)
})

test('a limited admin looks at the fields and fills in those of the own people', async ({ page }) => {
  await signInAs(page, 'middle')
  await page.goto('/main/settings/custom-fields')
  await expect(page.getByText('항목은 전체 관리자만 설정할 수 있습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '항목 추가' })).toHaveCount(0)

  const me = await idOf(page, 'middle')
  const answer = await page.request.get('/user/user_profile/?admin_only=true&is_active=true')
  const { results } = (await answer.json()) as { results: { user_id: number }[] }
  await page.goto(`/main/members/${results.find((person) => person.user_id !== me)!.user_id}`)
  await page.getByRole('button', { name: '추가 정보 수정' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('인사 메모').fill(`면담 예정 ${RUN}`)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText(`면담 예정 ${RUN}`)).toBeVisible()
  // What only admins see, a limited admin does not see of themself.
  await page.goto(`/main/members/${me}`)
  await expect(page.getByText('비상 연락처')).toBeVisible()
  await expect(page.getByText('인사 메모')).toHaveCount(0)
})

test('a kind of leave for some people: made, assigned, switched off, deleted', async ({ page, browser }) => {
  const name = `포상 휴가 ${RUN}`
  await signInAs(page, 'admin')
  await page.goto('/main/settings/event-codes')
  await expect(page.getByText('배우자 출산휴가')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: /^휴가/ }).click()
  await expect(page).toHaveURL(/group=VACATION/)
  await expect(page.getByText('배우자 출산휴가')).toHaveCount(0)
  await page.getByRole('button', { name: '항목 추가' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '이름' }).fill(name)
  await dialog.getByLabel('일수').fill('2.5')
  await dialog.getByLabel('종일', { exact: true }).uncheck()
  await dialog.getByLabel('일부 구성원만').check()
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(dialog.getByText('사용 단위를 하나 이상 선택해 주십시오.')).toBeVisible()
  await dialog.getByLabel('반차', { exact: true }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('1회 2.5일')

  await row.getByRole('button', { name: `${name}: 구성원 배정` }).click()
  await expect(page).toHaveURL(/assign=\d+/)
  await dialog.getByLabel('추가할 구성원').fill('member@demo')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').click()
  await dialog.getByRole('heading', { name: `${name} 구성원 배정` }).click()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('1명 배정')
  await row.getByRole('button', { name: `${name}: 구성원 배정` }).click()
  await expect(dialog.getByRole('button', { name: /님 배정 해제/ })).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '취소' }).click()
  await inOtherBrowser(browser, 'member', async (own) => {
    const listed = await own.request.get('/user/companies/list_event_codes/?group=VACATION')
    expect(await listed.text()).toContain(name)
  })

  await chooseFromMenu(page, row, '사용 중지')
  await expect(row).toContainText('사용 안 함')
  await chooseFromMenu(page, row, '삭제')
  await expect(page.getByText('1명의 배정도 함께 해제됩니다.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await expect(row).toHaveCount(0)
})

test('who keeps no settings is told so; the lists fit a phone', async ({ page }) => {
  await signInAs(page, 'member')
  for (const path of ['custom-fields', 'event-codes']) {
    await page.goto(`/main/settings/${path}`)
    await expect(page.getByText('열람 권한이 없는 설정입니다')).toBeVisible()
  }
  await forgetPerson(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  for (const path of ['custom-fields', 'event-codes']) {
    await page.goto(`/main/settings/${path}`)
    await settled(page)
    await expectNoSidewaysScroll(page)
  }
})
