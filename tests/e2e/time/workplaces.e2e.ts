import type { Page } from '@playwright/test'
import {
  countOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  pressEscapeIn,
  settled,
  signInAs,
  test,
} from '../browser.ts'
import {
  addRecord,
  changeRecord,
  dialogOf,
  openArea,
  removeAndCallBack,
  removeRecord,
  rowOf,
  submit,
} from '../records.ts'

// One story: an admin registers where people work, and takes it away again.
test.describe.configure({ mode: 'serial' })

const open = (page: Page, area: string) => openArea(page, `settings/${area}`)

test('a branch and a place in it: pasted from a map, its radius by keyboard, drawn to scale', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page, 'branches')
  await addRecord(
    page,
    page.getByRole('button', { name: '지점 추가' }),
    { '지점 이름': '시험 지점' },
    '필수 항목입니다',
  )
  await expect(rowOf(page, '시험 지점')).toContainText('없음')
  await changeRecord(page, rowOf(page, '시험 지점'), { 주소: '부산광역시 해운대구' })
  await expect(rowOf(page, '시험 지점')).toContainText('해운대구')

  await open(page, 'locations')
  await page.getByRole('button', { name: '근무 장소 추가' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('장소 이름').fill('시험 장소')
  await submit(page, '추가')
  await expect(dialog.getByText('-90에서 90 사이의 숫자')).toBeVisible()
  await dialog.getByLabel('위도').fill('37.4979, 127.0276')
  await expect(dialog.getByLabel('위도')).toHaveValue('37.4979')
  await expect(dialog.getByLabel('경도')).toHaveValue('127.0276')
  const slider = dialog.getByRole('slider', { name: '반경' })
  await slider.focus()
  await slider.press('Home')
  await expect(dialog.getByLabel('반경 (m)')).toHaveValue('10')
  await dialog.getByLabel('반경 (m)').fill('1200')
  await expect(dialog.getByRole('img', { name: /반경 1.2 km의 크기.*축구장/ })).toBeVisible()
  await dialog.getByRole('combobox', { name: '지점' }).click()
  await page.getByRole('option', { name: '시험 지점' }).click()
  await expectAccessible(page)
  await submit(page, '추가')
  await expect(rowOf(page, '시험 장소')).toContainText('37.4979, 127.0276')

  await page.getByLabel('확인할 좌표').fill('37.5050, 127.0276')
  await page.getByLabel('확인할 좌표').press('Enter')
  await expect(page).toHaveURL(/at=/)
  await expect(rowOf(page, '시험 장소')).toContainText('789 m반경 내')
  await expect(rowOf(page, '센텀 사무실')).toContainText('반경 외')
  await expectAccessible(page)
})

test('a branch in use says why it stays, and goes when nothing names it', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, 'branches')
  await rowOf(page, '시험 지점').getByRole('button').click()
  await expect(page.getByRole('menuitem', { name: /삭제.*해당 설정에서 지점을 먼저 해제/ })).toBeVisible()
  await open(page, 'locations')
  await removeRecord(page, rowOf(page, '시험 장소'))
  await open(page, 'branches')
  // Nothing hangs on it any more: it goes without a question, and can be called back.
  await removeAndCallBack(page, rowOf(page, '시험 지점'))
  await open(page, 'wifi')
  await open(page, 'branches')
  await expect(rowOf(page, '센텀')).toBeVisible()
  await expect(rowOf(page, '시험 지점')).toBeHidden()
})

test('the own position: filled in when the browser tells it, and honest when it does not', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page, 'locations')
  await page.getByRole('button', { name: '현재 위치 확인' }).click()
  await expect(page.getByRole('alert')).toContainText('차단되어 있습니다')

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 37.56631, longitude: 126.97791, accuracy: 180 })
  await page.getByRole('button', { name: '현재 위치 확인' }).click()
  await expect(rowOf(page, '시청역 사무실')).toContainText('반경 내')
  await page.getByRole('button', { name: '근무 장소 추가' }).click()
  await dialogOf(page).getByRole('button', { name: '현재 위치 사용' }).click()
  await expect(dialogOf(page).getByLabel('위도')).toHaveValue('37.56631')
  await expect(dialogOf(page).getByRole('status')).toContainText('오차가 약 180 m')
})

test('networks: kept in one spelling, refused twice at their field, the own one told as it is', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page, 'wifi')
  await expect(page.getByText('서버와 같은 컴퓨터에서 접속했습니다')).toBeVisible()
  const add = async (name: string, address: string) => {
    await page.getByRole('button', { name: '와이파이 추가' }).click()
    await dialogOf(page).getByLabel('이름', { exact: false }).first().fill(name)
    await dialogOf(page).getByRole('textbox', { name: '주소' }).fill(address)
    await submit(page, '추가')
  }
  await add('시험 공유기', '0A-1B-2C-3D-4E-5')
  await expect(dialogOf(page).getByText('두 자리씩 여섯 묶음')).toBeVisible()
  await dialogOf(page).getByRole('textbox', { name: '주소' }).fill('0A-1B-2C-3D-4E-50')
  await expect(dialogOf(page).getByText('0a:1b:2c:3d:4e:50 주소로 저장됩니다.')).toBeVisible()
  await submit(page, '추가')
  await expect(rowOf(page, '시험 공유기')).toContainText('0a:1b:2c:3d:4e:50')
  await add('또 공유기', '0a1b.2c3d.4e50')
  await expect(dialogOf(page).getByRole('alert')).toContainText('같은 주소의 와이파이가 이미 있습니다')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '저장하지 않고 닫기' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await removeRecord(page, rowOf(page, '시험 공유기'))
})

test('gate codes: given to a person found by name, found by code, taken once, taken away', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page, 'gate-users')
  const first = await page.getByRole('row').nth(1).getByRole('cell').first().textContent()
  await page.getByRole('button', { name: '출입 코드 추가' }).click()
  await dialogOf(page).getByPlaceholder('이름 또는 초성 검색').fill(first!.slice(0, 3))
  await page.getByRole('option').filter({ hasText: first! }).click()
  await dialogOf(page).getByLabel('출입 코드', { exact: false }).fill('gy-1001')
  await submit(page, '추가')
  await expect(dialogOf(page).getByRole('alert')).toContainText('다른 구성원이 사용 중인 출입 코드입니다')
  await dialogOf(page).getByLabel('출입 코드', { exact: false }).fill('e2e-9')
  await submit(page, '추가')
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('searchbox', { name: /코드 검색/ }).fill('E2E')
  await expect(page).toHaveURL(/q=E2E/)
  await expect(rowOf(page, 'E2E-9')).toContainText(first!)
  await page.reload()
  await removeRecord(page, rowOf(page, 'E2E-9'))
  await expect(page.getByText('검색 결과가 없습니다')).toBeVisible()
})

test('the plan in force changes, and stays until another one is', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, 'pay-plan')
  const plan = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await page.getByRole('button', { name: '요금제 추가' }).click()
  await dialogOf(page).getByLabel('요금제 코드').fill('e2e-plan')
  await submit(page, '추가')
  await page.getByRole('button', { name: 'E2E-PLAN: 요금제 변경' }).click()
  await dialogOf(page).getByRole('button', { name: '요금제 변경' }).click()
  await expect(plan('E2E-PLAN')).toContainText('사용 중')
  await plan('E2E-PLAN').getByRole('button').click()
  await expect(page.getByRole('menuitem', { name: /삭제.*다른 요금제로 먼저/ })).toBeVisible()
  await pressEscapeIn(page.getByRole('menu'))
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'FREE: 요금제 변경' }).click()
  await dialogOf(page).getByRole('button', { name: '요금제 변경' }).click()
  await expect(plan('FREE')).toContainText('사용 중')
  await removeRecord(page, plan('E2E-PLAN'))
})

test('integrations without keys pretend nothing, and a consent that is none ends in words', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page, 'integrations')
  await expect(page.getByText('서버 관리자가 연동 키를 등록하면 연결할 수 있습니다.')).toHaveCount(4)
  await expect(page.getByRole('button', { name: /: 연결/ })).toHaveCount(0)
  await expect(rowOf(page, 'web-squad@group.calendar.google.com')).toContainText('웹팀')
  await page.getByRole('searchbox', { name: /ID 검색/ }).fill('U0GYEOL10')
  await expect(page.getByRole('row').filter({ hasText: 'U0GYEOL' })).toHaveCount(1)
  await page.goto('/main/settings/integrations?error=access_denied&state=v1.x')
  await expect(page.getByText('동의가 완료되지 않아 연결하지 않았습니다.')).toBeVisible()
  await page.goto('/main/settings/integrations?code=abc&state=v1.somebody.else')
  await expect(page.getByRole('alert')).toContainText('다시 연결해 주십시오')
  await expect(page).toHaveURL(/integrations$/)
  await expectAccessible(page)
})

test('a limited admin keeps the codes of the own people, and hears whom to ask for the rest', async ({
  page,
}) => {
  await signInAs(page, 'middle')
  await open(page, 'gate-users')
  await expect(page.getByRole('button', { name: '출입 코드 추가' })).toBeVisible()
  const rows = await countOf(page.getByRole('row'))
  expect(rows).toBeGreaterThan(1)
  expect(rows).toBeLessThan(30)
  for (const area of ['branches', 'locations', 'wifi', 'pay-plan']) {
    await page.goto(`/main/settings/${area}`)
    await expect(page.getByText('전체 관리자에게 권한을 요청해 주십시오.')).toBeVisible()
  }
})

test('all of it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  for (const area of [
    'branches',
    'locations?at=37.5,127',
    'wifi',
    'gate-users',
    'pay-plan',
    'integrations',
  ]) {
    await open(page, area)
    await settled(page)
    await test.step(area, () => expectNoSidewaysScroll(page))
  }
  await open(page, 'locations')
  await page.getByRole('button', { name: '근무 장소 추가' }).click()
  await expect(dialogOf(page).getByRole('img', { name: /반경/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
