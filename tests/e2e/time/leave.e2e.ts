import type { Locator, Page } from '@playwright/test'
import {
  answerNow,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  pressEscapeIn,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'
import { today } from '../clock.ts'
import { buttonOf, chooseDay, freeDay, preview, turnTo } from './leave-days.ts'

const inDays = (days: number) => today().add({ days })

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await expect(dialog).toBeVisible()
  return dialog
}

const rowOf = (page: Page, reason: string) =>
  page.getByRole('table', { name: '신청 내역' }).getByRole('row').filter({ hasText: reason })

test('an afternoon off is asked for with the balance in sight, and cancelled again', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const day = await freeDay(page, inDays(50))
  const left = page.locator('[data-figure=available_days] strong')
  await expect(left).toHaveText(/일$/)
  const before = await left.innerText()
  const reason = `치과 예약 ${day}`

  const dialog = await openDialog(page)
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeDisabled()
  await dialog.getByRole('radio', { name: /오후 반차/ }).click()
  await chooseDay(dialog, day)
  const shown = dialog.getByRole('region', { name: '미리보기' })
  await expect(shown.getByTestId('applied-days')).toHaveText('0.5일')
  await expect(shown).toContainText('14:00 ~ 18:00')
  await expect(shown.getByRole('heading', { name: '결재자' })).toBeVisible()
  await shown.getByRole('button', { name: /계산 근거 보기/ }).click()
  await expect(page.getByText('계산 근거')).toBeVisible()
  await expect(page.getByText('차감 일수')).toBeVisible()
  await pressEscapeIn(page.getByRole('dialog', { name: '계산 근거' }))
  await expect(page.getByText('계산 근거')).toBeHidden()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('사유 (선택)').fill(reason)
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectNotice(page, '휴가를 신청했습니다')

  const row = rowOf(page, reason)
  await expect(row).toContainText('결재 중')
  await expect(row).toContainText('0.5일')
  await expect(row.getByRole('link')).toHaveAttribute('href', /\/main\/approval\/outbox\?.*document=\d+/)
  await row.getByRole('button', { name: /신청 취소/ }).click()
  const question = page.getByRole('dialog', { name: '휴가를 취소하시겠습니까?' })
  await expect(question).toContainText('0.5일이 잔여 연차로 복원됩니다')
  await question.getByRole('button', { name: '휴가 취소' }).click()
  await expect(question).toBeHidden()
  await expect(row.getByRole('button', { name: /신청 취소/ })).toHaveCount(0)
  await expect(left).toHaveText(before)
})

test('a day at home is asked for in the same dialog and takes nothing from the balance', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const day = await freeDay(page, inDays(64))
  const left = page.locator('[data-figure=available_days] strong')
  await expect(left).toHaveText(/일$/)
  const before = await left.innerText()
  await page.getByRole('button', { name: '근태 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '근태 신청' })
  await expect(dialog.getByLabel('신청 항목').first()).toHaveValue('재택')
  await dialog.getByRole('radio', { name: /오후/ }).click()
  await chooseDay(dialog, day)
  await expect(dialog.getByTestId('applied-days')).toHaveText('0.5일')
  await dialog.getByLabel('사유 (선택)').fill(`집중 작업 ${day}`)
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expect(dialog).toBeHidden()
  const row = rowOf(page, `집중 작업 ${day}`)
  await expect(row).toContainText('재택 (오후)')
  await expect(left).toHaveText(before)
  await row.getByRole('button', { name: /신청 취소/ }).click()
  const question = page.getByRole('dialog', { name: '신청을 취소하시겠습니까?' })
  await question.getByRole('button', { name: '신청 취소' }).click()
  await expect(question).toBeHidden()
  await expect(row).toContainText('취소')
})

test('holidays are named and not counted; too many days are refused before they are sent', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const { skipped_days } = await preview(page, 'FULL', today().add({ days: 7 }), today().add({ days: 300 }))
  const holiday = skipped_days.find(({ reason }) => reason === 'HOLIDAY')!
  const day = Temporal.PlainDate.from(holiday.date)
  const dialog = await openDialog(page)
  await chooseDay(dialog, day.subtract({ days: 1 }))
  await chooseDay(dialog, day)
  const line = dialog.getByRole('listitem').filter({ hasText: holiday.name })
  await expect(line).toContainText('0일')

  const from = today().add({ days: 100 })
  await chooseDay(dialog, from)
  await chooseDay(dialog, from.add({ days: 90 }))
  await expect(dialog.getByRole('alert')).toContainText('부족합니다')
  await expect(dialog.getByRole('alert')).toContainText('필요한 연차는')
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeDisabled()
})

test('everything works by keyboard, from the palette on any screen', async ({ page }) => {
  await signInAs(page, 'member')
  const day = await freeDay(page, inDays(60))
  await page.goto('/main')
  await expect(page.getByRole('button', { name: '검색 또는 바로가기' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('ㅎㄱㅅㅊ')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/휴가 신청/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await expect(dialog.getByRole('radio', { name: /종일/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: /오후 반차/ })).toBeChecked()

  const next = dialog.getByRole('button', { name: '다음', exact: true })
  while (!(await next.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await turnTo(dialog, day, () => page.keyboard.press('Enter'))
  await page.keyboard.press('Tab')
  const target = buttonOf(dialog, day)
  for (let tries = 0; tries < 31; tries += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByTestId('applied-days')).toHaveText('0.5일')
  // The answer is drawn before the form knows that it may be sent.
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expectNotice(page, '휴가를 신청했습니다')
})

test('a request that a reload cut off is offered again', async ({ page }) => {
  page.on('dialog', (question) => void question.accept())
  await signInAs(page, 'member')
  await page.goto('/main/leave?new=1')
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await dialog.getByRole('radio', { name: /시간 지정/ }).click()
  await dialog.getByLabel('사유 (선택)').fill('관공서 방문')
  await page.reload()
  await page.getByRole('button', { name: '이어서 작성' }).click()
  await expect(dialog.getByLabel('사유 (선택)')).toHaveValue('관공서 방문')
  await expect(dialog.getByRole('radio', { name: /시간 지정/ })).toBeChecked()
  await dialog.getByRole('button', { name: '새로 작성' }).click()
  await expect(dialog.getByLabel('사유 (선택)')).toHaveValue('')
})

test('on a phone the dialog fills the screen and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  await expect(page.locator('[data-figure=available_days]')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: /반반차/ }).click()
  await chooseDay(dialog, await freeDay(page, inDays(50)))
  await dialog.getByLabel('시작 시각').fill('1600')
  await dialog.getByLabel('사유 (선택)').click()
  await expect(dialog.getByTestId('applied-days')).toHaveText('0.25일')
  expect((await dialog.boundingBox())?.width).toBe(390)
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeInViewport()
  await expectAccessible(page)
})

test('leaders see who of the team is away; colleagues do not', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave/team')
  await expect(page).toHaveURL(/\/main\/leave$/)
  await expect(page.getByRole('tab', { name: '팀 휴가' })).toHaveCount(0)

  await forgetPerson(page)
  await signInAs(page, 'leader')
  await page.goto('/main/leave')
  await page.getByRole('tab', { name: '팀 휴가' }).click()
  await expect(page).toHaveURL(/\/main\/leave\/team/)
  await expect(page.getByRole('table', { name: /팀 휴가표/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // One kind alone, which is work and no leave; whether there is any depends on the day, too.
  await page.getByRole('tab', { name: '재택' }).click()
  await expect(page).toHaveURL(/kind=HOME/)
  await expect(page.getByRole('heading', { name: /항목별 휴가/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('tab', { name: '전체' }).click()
  await expect(page.getByRole('heading', { name: /항목별 휴가/ })).toBeVisible()
  // Whether anybody is away in the month after depends on the day on which the demo was made.
  await page.getByRole('button', { name: '다음 기간' }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)

  // There the table of grants is wider than its room: the keyboard must reach it.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/main/leave')
  await expect(page.getByRole('table', { name: '발생 내역' })).toBeVisible()
  await expectAccessible(page)
})

test('what a request meets is told in words: a conflict, any failure, a second press, a refused cancellation', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const day = await freeDay(page, inDays(54))
  const dialog = await openDialog(page)
  await chooseDay(dialog, day)
  const reason = `상담 ${day}`
  await dialog.getByLabel('사유 (선택)').fill(reason)
  const send = dialog.getByRole('button', { name: '신청', exact: true })
  const saving = (url: URL) => url.pathname === '/work/work_event/'
  const answers = [
    { status: 409, body: '' },
    { status: 418, body: '<html></html>' },
  ]
  await answerNow(page, saving, (route) =>
    route.request().method() === 'POST' ? route.fulfill(answers.shift()!) : route.continue(),
  )
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('같은 시간에 다른 일정이 있어 신청하지 않았습니다.')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('신청하지 못했습니다.')
  await page.unroute(saving)

  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await answerNow(page, saving, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await send.click()
  await expectNotice(page, '신청을 처리하고 있습니다.')
  letGo()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, reason)).toHaveCount(1)
  await page.unroute(saving)

  const one = (url: URL) => /^\/work\/work_event\/\d+\/$/.test(url.pathname)
  await answerNow(page, one, (route) =>
    route.fulfill({
      status: 403,
      json: { error_code: 'NO_PERMISSION', message: '이 기록을 변경할 권한이 없습니다.' },
    }),
  )
  await rowOf(page, reason)
    .getByRole('button', { name: /신청 취소/ })
    .click()
  await page
    .getByRole('dialog', { name: '휴가를 취소하시겠습니까?' })
    .getByRole('button', { name: '휴가 취소' })
    .click()
  await expectNotice(page, '이 기록을 변경할 권한이 없습니다.')
  await expect(rowOf(page, reason)).toContainText('결재 중')
})
