import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  expectReadableInDark,
  settled,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'

const PAGES = [
  'company',
  'branding',
  'profile-fields',
  'work-hours',
  'checking',
  'leave',
  'documents',
  'features',
].map((name) => `/main/settings/${name}`)

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click()
/** Of what days are counted by, the result is shown before. */
const saveCounting = async (page: Page) => {
  await save(page)
  await page.getByRole('dialog', { name: '적용 결과 미리보기' }).getByRole('button', { name: '저장' }).click()
}

test('a single setting is searched, jumped to, changed and found changed', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings')
  await page.getByRole('searchbox').fill('ㅈㅅㅅㅈ')
  await page.getByRole('link', { name: '점심 시작' }).click()
  await expect(page).toHaveURL('/main/settings/work-hours#start_lunch_time')
  const lunch = page.getByLabel('점심 시작')
  await expect(lunch).toBeFocused()
  await lunch.fill('1130')
  await lunch.blur()
  await saveCounting(page)
  await expectNotice(page, '저장했습니다')
  await page.reload()
  await expect(page.getByLabel('점심 시작')).toHaveValue('11:30')
  await page.getByLabel('점심 시작').fill('1400')
  await page.getByLabel('점심 시작').blur()
  await save(page)
  await expect(page.getByText('점심 종료 시각은 시작 시각보다 늦어야 합니다.')).toBeVisible()
  await page.getByLabel('점심 시작').fill('1200')
  await page.getByLabel('점심 시작').blur()
  await saveCounting(page)
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeHidden()
})

test('records begin on a day that cuts off nothing that was recorded', async ({ page }) => {
  await signInAs(page, 'admin', '/main/settings/work-hours')
  const begin = page.getByLabel('근무 기록 시작일')
  await expect(begin).not.toHaveValue('')
  const before = await begin.inputValue()
  // Much has been recorded since then, some of it long ago.
  await begin.fill(await page.evaluate(() => Temporal.Now.plainDateISO('Asia/Seoul').toString()))
  await begin.blur()
  await save(page)
  await expect(page.getByText(/첫 출퇴근 기록이나 오늘보다 늦을 수 없습니다/)).toBeVisible()
  await begin.fill(before)
  await begin.blur()
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeHidden()
  await begin.fill('2019-12-31')
  await begin.blur()
  await save(page)
  await expectNotice(page, '저장했습니다')
  await page.reload()
  await expect(begin).toHaveValue(/2019/)
  await begin.fill(before)
  await begin.blur()
  await save(page)
  await expectNotice(page, '저장했습니다')
})

test('the list of settings stays at the side, and is a page where there is no room for it', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings')
  await expect(page).toHaveURL('/main/settings/company')
  const list = page.getByRole('navigation', { name: '설정 목록' })
  await list.getByRole('searchbox').fill('반차')
  await list.getByRole('link', { name: '근태 항목' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '근태 항목' })).toBeVisible()
  await expect(list.getByRole('searchbox')).toHaveValue('반차')
  await list.getByRole('searchbox').fill('퇴사')
  await expect(list.getByRole('link', { name: '구성원' })).toHaveAttribute('href', '/main/members')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: '설정', exact: true }).click()
  await page.getByRole('link', { name: /기능/ }).click()
  await expect(page.getByRole('switch', { name: '회의실' })).toBeAttached()
  await expect(page.getByRole('switch', { name: '복지포인트' })).toHaveCount(0)
})

test('a number is typed anew from nothing, and left empty it is what it was', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/work-hours')
  const usual = page.getByLabel('1일 소정근로시간')
  const before = await usual.inputValue()
  await usual.fill('')
  await usual.pressSequentially('9')
  await usual.blur()
  await expect(usual).toHaveValue('9시간')
  await page.getByRole('button', { name: '변경 취소' }).click()
  await usual.fill('')
  await usual.blur()
  await expect(usual).toHaveValue(before)
})

test('the palette leads to a single setting as well', async ({ page }) => {
  await signInAs(page, 'admin', '/main')
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /신청 검색/ }).fill('완료된 문서의 취소')
  await page.getByRole('option', { name: /완료된 문서의 취소/ }).click()
  await expect(page).toHaveURL('/main/settings/documents#drf_done_cancelable')
  await expect(page.getByRole('switch', { name: '완료된 문서의 취소 허용' })).toBeFocused()
})

test('two admins save different pages at once and both keep their change', async ({ page, browser }) => {
  await signInAs(page, 'admin', '/main')
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'admin')
  await page.goto('/main/settings/company')
  await other.goto('/main/settings/company')
  await page.getByLabel('사훈').fill('함께 가는 하루')
  await other.getByLabel('팩스').fill('02-555-0199')
  await save(page)
  await expectNotice(page, '저장했습니다')
  await save(other)
  await expectNotice(other, '저장했습니다')
  await page.reload()
  await expect(page.getByLabel('사훈')).toHaveValue('함께 가는 하루')
  await expect(page.getByLabel('팩스')).toHaveValue('02-555-0199')
  await other.context().close()
})

test('a part is switched off with a warning, disappears for everybody, says so, and comes back', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin')
  const member = await (await browser.newContext()).newPage()
  await signInAs(member, 'member')
  const flip = () => page.locator('[data-setting=MEETING_ROOM] label').first().click()
  await page.goto('/main/settings/features')
  await flip()
  await expect(page.getByRole('dialog')).toContainText('기존 예약은 유지됩니다')
  await page.getByRole('button', { name: '사용 중지' }).click()
  await expectNotice(page, '회의실 기능의 사용을 중지했습니다.')
  try {
    await expect(page.getByRole('navigation').getByRole('link', { name: '회의실' })).toHaveCount(0)
    await member.goto('/main/meeting')
    await expect(member.getByText('회사가 회의실 기능을 사용하지 않습니다')).toBeVisible()
    await expect(member.getByRole('link', { name: '홈으로 이동' })).toBeVisible()
    await expectAccessible(member)
    await page.goto('/main/meeting')
    await page.getByRole('link', { name: '기능 설정' }).click()
    await expect(page).toHaveURL('/main/settings/features#MEETING_ROOM')
  } finally {
    await flip()
    await expectNotice(page, '회의실 기능을 사용합니다.')
  }
  await member.goto('/main/meeting')
  await expect(member.getByRole('heading', { level: 1, name: '회의실' })).toBeVisible()
  await member.context().close()
})

test('a field of the profile is hidden from colleagues, and the checkbox keeps it so', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/profile-fields')
  const box = page.getByRole('checkbox', { name: '전화번호: 동료에게 공개' })
  await box.uncheck()
  await save(page)
  await expectNotice(page, '저장했습니다')
  await page.reload()
  await expect(box).not.toBeChecked()
  await box.check()
  await save(page)
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeHidden()
})

test('the logo stands above the menu from the moment it is saved until it is taken away', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/branding')
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a41' } })
    .png()
    .toBuffer()
  const part = page.getByRole('region', { name: '회사 로고' })
  await part.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await part.getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '모든 구성원에게 즉시 표시됩니다')
  const shown = page.locator('a[aria-label] > img').first()
  await expect(shown).toHaveAttribute('src', /serve_logo/)
  await part.getByRole('button', { name: '이미지 삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '이미지 삭제' }).click()
  await expect(shown).toHaveAttribute('src', '/icons/mark.svg')
})

test('others are told whom to ask', async ({ page }) => {
  await signInAs(page, 'middle')
  // How documents go is kept by limited admins too (decision 0074).
  const documents = '/main/settings/documents'
  for (const path of PAGES.filter((one) => one !== documents)) {
    await page.goto(path)
    await expect(page.getByText('열람 권한이 없는 설정입니다')).toBeVisible()
  }
  await page.goto(documents)
  await expect(page.getByRole('switch', { name: '대결 허용' })).toBeEnabled()
  await forgetPerson(page)
  await signInAs(page, 'leader')
  await page.goto(documents)
  await expect(page.getByText('열람 권한이 없는 설정입니다')).toBeVisible()
})

test('all of it fits a phone and is accessible, in the dark too', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  for (const path of ['/main/settings?q=근무', ...PAGES]) {
    await page.goto(path)
    await settled(page)
    await test.step(path, async () => {
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await expectReadableInDark(page)
    })
  }
})
