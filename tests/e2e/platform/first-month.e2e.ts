import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, test, travelTo } from '../browser.ts'
import { signUp } from '../sign-up.ts'
import { today } from '../clock.ts'
import { chooseDay } from '../time/leave-days.ts'

const PASSWORD = 'Saebyeok-bada-77'
const RUN = Date.now().toString(36)
const FOUNDER = `bada-${RUN}@ieum.gyeol.test`
const COLLEAGUE = `narae-${RUN}@ieum.gyeol.test`

// A month of the company's own begins and ends within a few presses: it is founded on the last working day of one.
const MONTH = today().add({ months: 1 }).toPlainYearMonth()
const END = MONTH.toPlainDate({ day: MONTH.daysInMonth })
const FOUNDED = END.subtract({ days: Math.max(0, END.dayOfWeek - 5) })
const AFTERWARDS = END.add({ days: 1 })

const listOf = (page: Page) => page.getByRole('region', { name: '시작 안내' })

/** Follows a step of the list to where it is done, and sees it done when it is back. */
async function follow(page: Page, step: string, act: () => Promise<void>, done = [step]): Promise<void> {
  await page.goto('/main')
  const list = listOf(page)
  await list.getByRole('link', { name: step }).click()
  await act()
  await page.goto('/main')
  await list.getByText(/^완료한 단계 \d+개$/).click()
  for (const one of done) {
    const link = list.locator('details').getByRole('link', { name: one })
    await expect(link).toBeVisible()
  }
}

async function add(page: Page, open: string, fill: () => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: open, exact: true }).first().click()
  await fill()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a founder follows the list from an empty company to its first closed month, and sees each step done', async ({
  page,
}) => {
  test.slow()
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  await page.goto('/icons/mark.svg')
  await travelTo(page, FOUNDED.toPlainDateTime('09:05'))
  await signUp(page, FOUNDER, PASSWORD)
  await page.getByLabel('회사 이름').fill('이음상사')
  await page.getByLabel('내 이름').fill('한바다')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(listOf(page).getByText('13단계 중 0단계 완료')).toBeVisible()

  await follow(page, '팀 추가', () => add(page, '팀 추가', () => dialog.getByLabel('팀 이름').fill('운영팀')))
  await follow(page, '직급 추가', async () => {
    await page.getByRole('button', { name: '기본 직급 추가(사원~이사)' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '이사' })).toBeVisible()
  })
  await follow(page, '구성원 초대', async () => {
    const sheet = [
      ['이름', '이메일', '팀', '직급', '입사일'],
      ['김나래', COLLEAGUE, '운영팀', '대리', `${FOUNDED.subtract({ years: 2 })}`],
    ]
    await page
      .getByRole('textbox', { name: '이메일 목록' })
      .fill(sheet.map((row) => row.join('\t')).join('\n'))
    await page.getByRole('button', { name: '확인', exact: true }).click()
    await page.getByRole('button', { name: '1명 초대' }).click()
    await dialog.getByRole('button', { name: '1명 초대' }).click()
    await expect(page.getByText('완료되었습니다. 1명을 초대했습니다.')).toBeVisible()
  })
  await follow(page, '출근 장소·네트워크 등록', () =>
    add(page, '근무 장소 추가', async () => {
      await dialog.getByLabel('장소 이름').fill('본사')
      await dialog.getByLabel('위도').fill('37.4979, 127.0276')
    }),
  )
  await follow(page, '회사 휴가·근무 종류 추가', () =>
    add(page, '항목 추가', () => dialog.getByRole('textbox', { name: '이름' }).fill('창립 휴가')),
  )
  await follow(page, '도입 전 연차 사용 등록', async () => {
    await page.getByRole('button', { name: '엑셀로 조정' }).click()
    const rows = ['이메일,구분,일수,시작일,사유', `${COLLEAGUE},기사용,3,${FOUNDED},도입 전 사용`]
    const buffer = Buffer.from(rows.join('\n'))
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '도입 전 연차.csv', mimeType: 'text/csv', buffer })
    await dialog.getByRole('button', { name: /등록$/ }).click()
    await expectNotice(page, '등록했습니다')
  })
  await follow(page, '결재선 저장', async () => {
    await page.getByRole('button', { name: /^연차: / }).click()
    await page.getByRole('menuitem', { name: '수정' }).click()
    await dialog.getByRole('button', { name: '저장', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
  await follow(page, '근무 확정 설정', async () => {
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await expectNotice(page, '확정 설정을 저장했습니다.')
  })
  await follow(page, '회의실 추가', async () => {
    await add(page, '추가', () => dialog.getByRole('textbox').first().fill('본관'))
    await add(page, '회의실 추가', () => dialog.getByLabel('이름').fill('한라'))
  })
  const press = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  await follow(
    page,
    '첫 출근 기록',
    async () => {
      await press('출근')
      await expect(main.getByRole('row').filter({ hasText: '한바다' })).toContainText('09:')
    },
    ['첫 출근 기록', '근무 시간 확인'],
  )
  await follow(page, '첫 휴가 승인', async () => {
    await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
    await dialog.getByRole('combobox', { name: '신청 항목' }).click()
    await page.getByRole('option', { name: '창립 휴가' }).click()
    // A Monday of the month that follows.
    await chooseDay(dialog, AFTERWARDS.add({ days: 15 - AFTERWARDS.dayOfWeek }))
    await expect(dialog).toContainText('결재자가 없으므로 신청 즉시 승인됩니다.')
    await dialog.getByRole('button', { name: '신청', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
  await expect(listOf(page).getByText('13단계 중 12단계 완료')).toBeVisible()

  await travelTo(page, FOUNDED.toPlainDateTime('18:10'))
  await page.goto('/main')
  await press('퇴근')
  await expect(page.getByRole('banner')).toContainText('18:1')

  await travelTo(page, AFTERWARDS.toPlainDateTime('10:00'))
  await page.goto('/main')
  await listOf(page).getByRole('link', { name: '첫 달 근무 확정' }).click()
  // Who was invited and has not come yet holds nothing up, and days before the company began are asked of nobody.
  const rows = page.getByRole('table', { name: '구성원별 근무 확정 현황' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('한바다')
  await expect(rows).toContainText('미확정')
  await expectAccessible(page)
  await rows.getByRole('checkbox').check()
  await page.getByRole('button', { name: '확정', exact: true }).click()
  // It is asked first whose period that is.
  await page.getByRole('dialog').getByRole('button', { name: /확정$/ }).click()
  await expectNotice(page, '1명의 근무를 확정했습니다.')
  await expect(rows).toContainText('확정 해제')

  // The last step is done: the list goes by itself, on every device.
  await page.goto('/main')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(listOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: '홈 구성' }).click()
  await expect(page.getByRole('dialog', { name: '홈 구성' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^시작 안내 다시 표시/ })).toHaveCount(0)
})
