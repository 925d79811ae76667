import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'
import { freeDay } from '../time/leave-days.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const input = (page: Page): Locator => page.getByRole('dialog', { name: '빠른 실행' }).getByRole('combobox')
const options = (page: Page): Locator => page.getByRole('dialog', { name: '빠른 실행' }).getByRole('option')

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '검색 또는 바로가기' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

/** A day of next week, as it is typed: a Tuesday is due work for everybody of the demo. */
const nextTuesday = () => today().add({ days: 9 - today().dayOfWeek })

test('what is typed as a sentence opens the request filled in, which is sent and stands in the own list', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main')
  const day = await freeDay(page, today().add({ days: 1 }))
  await open(page)
  await input(page).fill(`반차 ${day.month}/${day.day} 오후`)
  await expect(options(page).first()).toContainText(
    new RegExp(`${day.month}월 ${day.day}일\\(.\\) 오후 반차 신청`),
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await expect(dialog.getByRole('radio', { name: /오후 반차/ })).toBeChecked()
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expectNotice(page, '휴가를 신청했습니다')
  await expect(dialog).toBeHidden()
  await page.goto('/main/leave')
  const row = page.getByRole('table', { name: '신청 내역' }).getByRole('row')
  await expect(
    row.filter({ hasText: `${day.month}월 ${day.day}일` }).filter({ hasText: '오후' }),
  ).toHaveCount(1)
})

test('acts are found by what people call them: the mood, the menu, a free document, dark colours', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main')
  await open(page)
  await input(page).fill('기분')
  await options(page).filter({ hasText: '오늘의 기분' }).click()
  await expect(page).toHaveURL(/\/main\/mood/)
  await open(page)
  await input(page).fill('점심')
  await options(page).filter({ hasText: '주간 식단' }).click()
  const menu = page.getByRole('dialog', { name: '주간 식단' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await open(page)
  await input(page).fill('자유 양식')
  await options(page).filter({ hasText: '기안: 자유 양식' }).click()
  await expect(page.getByRole('textbox', { name: '제목' })).toBeVisible()
  await open(page)
  await input(page).fill('다크')
  await options(page).filter({ hasText: '다크 모드' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('Enter opens nothing that left a number out of what was typed, until it is chosen; a length of overtime goes on from the planned end', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main')
  await open(page)
  await input(page).fill('연차 다섯쯤 3층')
  await expect(options(page).first()).toContainText('다섯쯤, 3층')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '휴가 신청' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page)
  const day = nextTuesday()
  await input(page).fill(`${day.month}/${day.day} 두 시간 연장`)
  await expect(options(page).first()).toContainText('18:00 ~ 20:00')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('시작 시각')).toHaveValue('18:00')
  await expect(dialog.getByLabel('종료 시각')).toHaveValue('20:00')
})

test('where a sentence may mean several things all of them are offered, with what was left out', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main')
  await open(page)
  await input(page).fill('반차 다음 주 화요일')
  await expect(options(page).filter({ hasText: '오전 반차 신청' })).toHaveCount(1)
  await expect(options(page).filter({ hasText: '오후 반차 신청' })).toHaveCount(1)
  await input(page).fill('연차 2/30')
  await expect(options(page).filter({ hasText: '없는 날짜: 2/30' })).toHaveCount(1)
  await input(page).fill('어제 연차')
  await expect(options(page).filter({ hasText: '지난 날짜' })).toHaveCount(1)
  // Half of a day on which nobody works is offered as what it is.
  await input(page).fill('오후 반차 다음 주 일요일')
  await expect(options(page).filter({ hasText: '오후 반차 신청' })).toContainText('휴무일')
  await input(page).fill('오후 반차 다음 주 화요일')
  await expect(options(page).filter({ hasText: '오후 반차 신청' })).not.toContainText('휴무일')
})

test('a room is booked from a sentence at its day and time', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await open(page)
  await input(page).fill('회의실 다음 주 화요일 19시~20시')
  await options(page).filter({ hasText: '19:00 ~ 20:00' }).first().click()
  const dialog = page.getByRole('dialog', { name: '회의실 예약' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`date=${nextTuesday()}`))
  await expect(dialog.getByText('19:00').or(dialog.locator('input[value="19:00"]')).first()).toBeVisible()
})

test('people are found by initial consonants, documents by title, and signs mean themselves', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main')
  const list = await (await page.request.get('/v1/approvals/documents?page_size=1')).json()
  const title = (list as { results: { drf_title: string }[] }).results[0]!.drf_title
  await open(page)
  await input(page).fill('ㄱ')
  await expect(options(page).first()).toBeVisible()
  await input(page).fill(title)
  await expect(options(page).filter({ hasText: title }).first()).toBeVisible()
  for (const strange of ['_', '🙂🙂', '\\']) {
    await input(page).fill(strange)
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible()
  }
  await input(page).fill('%')
  await expect(options(page).filter({ hasText: '신청' })).toHaveCount(0)
})

test('an empty palette teaches by examples, which are typed by choosing them, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member', '/main')
  await page.getByRole('button', { name: '검색 또는 바로가기' }).first().click()
  await expect(input(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await options(page).filter({ hasText: '반차 내일 오후' }).click()
  await expect(input(page)).toHaveValue('반차 내일 오후')
  await expect(options(page).first()).toContainText('오후 반차 신청')
})
