import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'

const RUN = Date.now().toString(36)
const address = (name: string) => `${name}-${RUN}@import.gyeol.test`

/** A sheet as Korean personnel departments keep them, with one unknown team and one address that is none. */
function sheet(...more: string[]): { name: string; mimeType: string; buffer: Buffer } {
  const lines = ['성명,메일,부서,입사일', ...more]
  return { name: '입사자.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

async function upload(page: Page, ...lines: string[]): Promise<void> {
  await page.goto('/main/members/import')
  await page.locator('input[type=file]').setInputFiles(sheet(...lines))
  await expect(page).toHaveURL(/import=\d+/)
}

test('a sheet is uploaded, mended in its place, started, and everybody is invited', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members')
  await page.getByRole('button', { name: '구성원 초대' }).click()
  await page.getByRole('menuitem', { name: '엑셀로 초대' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '구성원 일괄 등록' })).toBeVisible()
  await expectAccessible(page)
  await upload(
    page,
    `서하늘,${address('haneul')},서버팀,2027-01-04`,
    `강도윤,${address('doyun')},없는팀,어제`,
  )

  await expect(page.getByRole('button', { name: '1명 초대' })).toBeVisible()
  await expect(page.getByText('회사에 없는 팀입니다.')).toBeVisible()
  await expectAccessible(page)
  const team = page.getByLabel('3행 팀')
  await team.fill('웹팀')
  await team.press('Enter')
  const day = page.getByLabel('3행 입사일')
  await expect(day).toBeVisible()
  await day.fill('2027-01-11')
  await day.press('Enter')
  await page.getByRole('button', { name: '2명 초대' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '2명 초대' }).click()
  await expect(page.getByText('완료되었습니다. 2명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })
  await mailTo(page, address('haneul'), /\/auth\/invite\?/)

  await page.getByRole('link', { name: '초대한 구성원 보기' }).click()
  await expect(page.getByRole('row').filter({ hasText: address('doyun') })).toBeVisible()
})

test('a field that is written in stands beside what takes its line away, not below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'admin')
  await page.goto('/main/members/import')
  const titles = '이메일,이름,팀,직책,직급,입사일,전화번호,생년월일'
  const line = `${address('wide')},서하늘,없는팀,팀원,없는직급,어제,12345,내일`
  const file = { name: '넓은 명단.csv', mimeType: 'text/csv', buffer: Buffer.from(`${titles}\r\n${line}`) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('전화번호를 확인해 주십시오')).toBeVisible()
  const removal = page.getByRole('cell').filter({ has: page.getByRole('button', { name: '2행 제외' }) })
  for (const name of ['입사일', '전화번호', '생년월일', '직급']) {
    const field = page.getByLabel(`2행 ${name}`)
    await field.focus()
    const box = (await field.boundingBox())!
    expect(box.x + box.width).toBeLessThan((await removal.boundingBox())!.x)
  }
  await page.getByRole('button', { name: '폐기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '폐기' }).click()
})

test('own fields are read by kind, a new rank is made on the way, and what stands in the sheet is shown', async ({
  page,
}) => {
  const rank = `책임 ${RUN}`
  await signInAs(page, 'admin')
  await page.goto('/main/members/import')
  const file = {
    name: '입사자.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        '이메일,이름,직급,입사일,단체복 치수,운전면허',
        `${address('jiho')},유지호,${rank},2027.1.4,m,O`,
        `${address('sora')},임소라,${rank},20270111,XXL,X`,
      ].join('\r\n'),
    ),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/import=\d+/)
  const first = page.getByRole('row').filter({ hasText: address('jiho') })
  await expect(first).toContainText('2027년 1월 4일(월)')
  await expect(first).toContainText('입력된 값: 2027.1.4')
  await expect(page.getByText('선택지에 없는 값입니다: XXL.')).toBeVisible()
  await page.getByRole('switch', { name: '새 직급 1개 추가' }).click()
  await expect(page.getByRole('button', { name: '1명 초대' })).toBeVisible()
  await expectAccessible(page)
  const size = page.getByLabel('3행 단체복 치수')
  await size.fill('XL')
  await size.press('Enter')
  await page.getByRole('button', { name: '2명 초대' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '2명 초대' }).click()
  await expect(page.getByText('완료되었습니다. 2명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })

  await page.getByRole('link', { name: '초대한 구성원 보기' }).click()
  await page.getByRole('link', { name: '임소라' }).first().click()
  const card = page.getByRole('main')
  await expect(card).toContainText(rank)
  await expect(card).toContainText('XL')
})

test('the template has a column for every own field', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members/import')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '서식 다운로드' }).click()
  const stream = await (await saved).createReadStream()
  const { readXlsx } = await import('hucre/xlsx')
  const [sheet, options] = (await readXlsx(await buffer(stream))).sheets
  expect(sheet!.rows[0]).toEqual(expect.arrayContaining(['단체복 치수', '운전면허', '인사 메모']))
  expect(options!.rows.map(([size]) => size)).toEqual(expect.arrayContaining(['단체복 치수', 'S', 'XL']))
})

test('what is left out says why, can be taken out as a file, and the import is found again', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await upload(page, `오유나,${address('yuna')},,`, '누구,이상한 주소,,', '관리자,admin@demo.gyeol.test,,')
  await page.getByRole('switch', { name: '오류만 표시' }).click()
  await expect(page).toHaveURL(/only=problems/)
  await expect(page.getByText('이미 재직 중인 구성원입니다.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: address('yuna') })).toHaveCount(0)
  await page.getByRole('button', { name: '1명 초대' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('오류가 있는 1행은 초대하지 않으며')
  await dialog.getByRole('button', { name: '1명 초대' }).click()
  await expect(page.getByText('완료되었습니다. 1명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '미초대 행 다운로드' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^미초대 행 .*\.xlsx$/)

  await page.goto('/main/members/import')
  const row = page.getByRole('row').filter({ hasText: '입사자.csv' }).first()
  await expect(row).toContainText('완료')
  await row.getByRole('link').click()
  await expect(page.getByText('이메일 형식이 아닙니다.')).toBeVisible()
  const email = page.getByLabel('3행 이메일')
  await email.fill(address('mended'))
  await email.press('Enter')
  await expect(page.getByText('3행을 수정했습니다.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다시 초대' }).click()
  await expect(page.getByText('완료되었습니다. 2명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: '다시 초대' })).toBeHidden()
  await mailTo(page, address('mended'), /\/auth\/invite\?/)
})

test('a team that was unknown at the start is made for the rows that are invited again', async ({ page }) => {
  await signInAs(page, 'admin')
  await upload(page, `하나린,${address('narin')},,`, `도하준,${address('hajun')},신사업팀 ${RUN},`)
  await page.getByRole('button', { name: '1명 초대' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '1명 초대' }).click()
  await expect(page.getByText('완료되었습니다. 1명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })
  // Nothing is right yet: what is offered says so.
  await expect(page.getByRole('button', { name: '다시 확인 후 초대' })).toBeVisible()
  await page.getByRole('switch', { name: '없는 팀 추가' }).click()
  await expect(page.getByText(`추가할 팀: 신사업팀 ${RUN}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다시 초대' }).click()
  await expect(page.getByText('완료되었습니다. 2명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('switch', { name: '없는 팀 추가' })).toHaveCount(0)
})

test('addresses are pasted on a phone, survive a reload, and can be thrown away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await page.goto('/main/members/import?by=paste')
  const list = page.getByRole('textbox', { name: '이메일 목록' })
  await list.fill(`홍길동 <${address('hong')}>; ${address('kim')}\n엉뚱한 줄`)
  await expect(page.getByText('이메일 2건을 확인했습니다.')).toBeVisible()
  await page.reload()
  await expect(list).toHaveValue(/홍길동/)
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByRole('button', { name: '2명 초대' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '3행 제외' }).click()
  await expect(page.getByText('이메일 형식이 아닙니다.')).toBeHidden()
  await page.getByRole('button', { name: '폐기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '폐기' }).click()
  await expect(page).toHaveURL(/\/main\/members\/import$/)
})

test('what is no sheet is refused in its place, and who is no admin is sent away', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members/import')
  const file = { name: '명단.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no sheet') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('엑셀 또는 CSV 파일이 아닙니다.')
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...sheet('가,나'), name: 'b.csv', buffer: Buffer.from('이름\n가') })
  await expect(page.getByRole('alert')).toContainText('열 이름이 없습니다: 이메일')
  await forgetPerson(page)
  await signInAs(page, 'member')
  await page.goto('/main/members/import')
  await expect(page).toHaveURL(/\/main\/members$/)
})

test('the list is downloaded as it is filtered', async ({ page }) => {
  await signInAs(page, 'leader')
  await page.goto('/main/members?state=WORKING')
  await expect(page.getByRole('button', { name: '구성원 초대' })).toHaveCount(0)
  const asked = page.waitForRequest((request) => request.url().includes('/com_members/download/'))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  expect((await asked).url()).toContain('cmem_status=WORKING')
  expect((await saved).suggestedFilename()).toMatch(/^구성원 .*\.xlsx$/)
})
