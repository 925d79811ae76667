import type { Locator, Page } from '@playwright/test'
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
import { now } from '../clock.ts'

const MONTH = '2026-12'

const grid = (page: Page) => page.getByRole('grid', { name: '2026년 12월 구성원별 근무 일정' })
/** A cell by its row and its day; two columns stand before the days. */
const cell = (page: Page, row: number, day: number) =>
  grid(page).locator(`[role=row][aria-rowindex="${row + 1}"] [aria-colindex="${day + 2}"]`)

/** What days are painted with. */
const shift = (page: Page, name: string) =>
  page.getByRole('group', { name: '지정할 근무조' }).locator('[aria-pressed]').filter({ hasText: name })

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/main/work/schedule?month=${MONTH}${search}`)
  await expect(page.getByRole('heading', { level: 1, name: '근무 일정' })).toBeVisible()
}

async function teamOf(page: Page, name: string): Promise<number> {
  const teams = (await (await page.request.get('/user/teams/')).json()) as {
    team_id: number
    team_name: string
  }[]
  return teams.find(({ team_name }) => team_name === name)!.team_id
}

async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await cell(page, ...from).hover()
  await page.mouse.down()
  await cell(page, ...to).hover()
  await page.mouse.up()
}

test('a month of several people: painted by drag, cleared by another press, pasted, copied, warned of, saved', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  // A team that nobody has planned yet: a copied week is that of everybody who is planned.
  await open(page, `&team=${await teamOf(page, '웹팀')}`)
  const heads = grid(page).getByRole('columnheader')
  await expect(heads.locator('[data-day=saturday]', { hasText: '5 토' })).toBeVisible()
  await expect(heads.locator('[data-day=holiday]', { hasText: '6 일' })).toBeVisible()
  await shift(page, '주간').click()
  await shift(page, '야간').click()
  await drag(page, [1, 1], [2, 2])
  await expect(cell(page, 2, 2)).toHaveText('야간')
  await expect(page.getByText('2명의 일정이 아직 저장되지 않았습니다.')).toBeVisible()
  // Who had no schedule keeps the other days of the company at a press.
  await expect(page.getByText(/지정하지 않은 근무일 \d+일이 휴무가 됩니다/)).toBeVisible()
  await page.getByRole('button', { name: '나머지 기본으로 채우기' }).click()
  await expect(page.getByText(/근무일 \d+일이 휴무가 됩니다/)).toBeHidden()
  await page.getByRole('button', { name: '실행 취소' }).click()
  await expect(page.getByRole('button', { name: '나머지 기본으로 채우기' })).toBeVisible()
  // The same shift again clears the day; one undo takes a whole drag back.
  await cell(page, 2, 2).click()
  await expect(cell(page, 2, 2)).toHaveText('')
  await drag(page, [1, 3], [2, 4])
  await page.getByRole('button', { name: '실행 취소' }).click()
  await expect(cell(page, 1, 3)).toHaveText('')
  await expect(cell(page, 2, 4)).toHaveText('')

  // After a night until seven, a day from nine on leaves two hours of rest.
  await shift(page, '주간').click()
  await cell(page, 1, 3).click()
  await expect(page.getByRole('listitem').filter({ hasText: /휴식 2시간, 11시간 미만/ })).toBeVisible()
  // The cell that one stands on says it as well.
  await expect(page.getByText(/휴식 2시간, 11시간 미만/).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '주 복사' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /12월 7일/ }).check()
  await dialog.getByRole('button', { name: '복사', exact: true }).click()
  await expect(cell(page, 1, 8)).toHaveText('야간')

  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expectNotice(page, '2명의 근무 일정을 저장했습니다.')
  await page.reload()
  await expect(cell(page, 1, 3)).toHaveText('주간')
  await expect(cell(page, 2, 1)).toHaveText('야간')
})

test('a shift that is pressed again stays chosen; while days are typed a drag paints nothing, marks no text and says why', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page, `&team=${await teamOf(page, '웹팀')}`)
  await shift(page, '주간').click()
  await shift(page, '주간').click()
  await expect(shift(page, '주간')).toHaveAttribute('aria-pressed', 'true')
  await shift(page, '직접 입력').click()
  await drag(page, [1, 1], [2, 3])
  await expect(page.getByText('지정할 근무조를 먼저 선택해 주십시오.').first()).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toBe('')
  await expect(page.getByText(/일정이 아직 저장되지 않았습니다/)).toBeHidden()
  await shift(page, '주간').click()
  await cell(page, 1, 1).click()
  await expect(page.getByText('지정할 근무조를 먼저 선택해 주십시오.')).toHaveCount(0)
  await page.getByRole('button', { name: '변경 취소' }).click()
})

test('the month that runs opens a week ahead of today, which may lie beyond the edge', async ({ page }) => {
  await signInAs(page, 'admin')
  const day = now().toZonedDateTimeISO('Asia/Seoul').toPlainDate()
  const ahead = day.add({ days: 7 })
  const shown = ahead.month === day.month ? ahead : day.with({ day: day.daysInMonth })
  await page.goto(`/main/work/schedule?month=${day.toString().slice(0, 7)}`)
  const head = page.getByRole('grid').getByRole('columnheader', { name: new RegExp(`^${shown.day} `) })
  await expect(head).toBeInViewport({ ratio: 1 })
  const runs = page.getByRole('grid').locator('[aria-current=date]')
  await expect(runs).toHaveText(new RegExp(`^${day.day} `))
})

test('what was typed and cannot be read is marked, and is not saved', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page)
  await cell(page, 3, 1).click()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '다음 확인할 칸' })).toBeVisible()
  const save = page.getByRole('button', { name: '저장', exact: true })
  await expect(save).toHaveAttribute('aria-description', /인식할 수 없는 칸/)
  await page.getByRole('button', { name: '변경 취소' }).click()
  await expect(save).toBeHidden()
})

test('a shift is added where it is needed, with 09:00 to 17:00 and an hour of rest to begin with', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await open(page)
  await page.getByRole('button', { name: '근무조 추가' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('시작 시각')).toHaveValue('09:00')
  await expect(dialog.getByLabel('종료 시각')).toHaveValue('17:00')
  await expect(dialog.getByLabel('휴게 시간')).toHaveValue('1시간')
  await dialog.getByLabel('근무조 이름').fill('단축')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(shift(page, '단축')).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone one person is planned as a calendar, pressed again it is clear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await open(page)
  // Whose month it is stands above it, although nobody was chosen.
  const chosen = page.getByRole('combobox', { name: '구성원 선택' })
  await expect(chosen).not.toHaveValue('')
  const name = (await chosen.inputValue()).replace(/ \(.*/, '')
  await expect(page.locator('strong', { hasText: name })).toBeVisible()
  await expect(page.getByText('엑셀')).toBeHidden()
  await shift(page, '야간').click()
  const day = page.getByRole('button', { name: /^2026년 12월 22일/ })
  await day.click()
  await expect(day).toContainText('야간')
  await day.click()
  await expect(day).not.toContainText('야간')
  await page.getByRole('button', { name: '실행 취소' }).click()
  await expect(day).toContainText('야간')
  await page.getByRole('button', { name: '다시 실행' }).click()
  await expect(day).not.toContainText('야간')
  await day.press('Control+z')
  await expect(day).toContainText('야간')
  await settled(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

interface Point {
  x: number
  y: number
}

async function middleOf(one: Locator): Promise<Point> {
  const { x, y, width, height } = (await one.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger that goes over the glass. */
async function fingerOn(page: Page): Promise<(from: Point, to: Point) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove', at: Point) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
  return async (from, to) => {
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 8,
        y: from.y + ((to.y - from.y) * step) / 8,
      })
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

test('on a phone a finger that goes sideways paints the days on its way, up and down it scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await open(page)
  await shift(page, '야간').click()
  const day = (n: number) => page.getByRole('button', { name: new RegExp(`^2026년 12월 ${n}일`) })
  // Out from under the bar at the bottom.
  await day(14).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const swipe = await fingerOn(page)
  await swipe(await middleOf(day(14)), await middleOf(day(17)))
  for (const painted of [14, 15, 16, 17]) await expect(day(painted)).toContainText('야간')
  await expect(day(18)).not.toContainText('야간')
  // A whole stroke is one step.
  await page.getByRole('button', { name: '실행 취소' }).click()
  for (const cleared of [14, 15, 16, 17]) await expect(day(cleared)).not.toContainText('야간')
  const at = await middleOf(day(16))
  await swipe(at, { x: at.x, y: at.y - 200 })
  for (const untouched of [16, 9]) await expect(day(untouched)).not.toContainText('야간')
  await expect(page.getByRole('button', { name: '실행 취소' })).toBeDisabled()
})

test('on a tablet a finger paints days of several people sideways, and scrolls on their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signInAs(page, 'admin')
  await open(page, `&team=${await teamOf(page, '웹팀')}`)
  await shift(page, '주간').click()
  const swipe = await fingerOn(page)
  await swipe(await middleOf(cell(page, 2, 2)), await middleOf(cell(page, 2, 5)))
  for (const painted of [2, 3, 4, 5]) await expect(cell(page, 2, painted)).toHaveText('주간')
  await expect(cell(page, 2, 6)).not.toHaveText('주간')
  await page.getByRole('button', { name: '실행 취소' }).click()
  await expect(cell(page, 2, 2)).not.toHaveText('주간')
  const at = await middleOf(cell(page, 2, 3))
  await swipe(at, { x: at.x, y: at.y - 30 })
  await expect(page.getByRole('button', { name: '실행 취소' })).toBeDisabled()
  // The name stands on the second column before the first day.
  const name = await middleOf(cell(page, 2, 0))
  await swipe(name, { x: name.x - 80, y: name.y })
  await expect.poll(() => grid(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: '실행 취소' })).toBeDisabled()
})

test('more events of a month than a page holds are turned through, none is left out', async ({ page }) => {
  await signInAs(page, 'admin', '/main')
  const headers = await csrfOf(page)
  for (let n = 1; n <= 101; n += 1) {
    const data = { user_id: null, date: '2027-02-10', title: `행사 ${n}` }
    expect((await page.request.post('/work/sch_event/', { data, headers })).ok()).toBe(true)
  }
  await page.goto('/main/work/schedule?month=2027-02')
  const events = page.getByRole('region', { name: '행사', exact: true })
  await expect(events.getByRole('listitem').filter({ hasText: '행사' })).toHaveCount(100)
  await events.getByRole('button', { name: '2페이지' }).click()
  await expect(events.getByText('행사 101', { exact: true })).toBeVisible()
})
