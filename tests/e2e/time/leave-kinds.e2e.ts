import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'
import { chooseDay, freeDay } from './leave-days.ts'

test('leave for a birth is asked for with its day, and says what of it is paid', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const day = await freeDay(page, today().add({ days: 30 }))
  await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await dialog.getByRole('combobox', { name: '신청 항목' }).click()
  await page.getByRole('option', { name: '배우자 출산휴가', exact: true }).click()
  await chooseDay(dialog, day)
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeDisabled()
  const birth = dialog.getByRole('textbox', { name: '배우자 출산 예정일 또는 출산일' })
  await birth.fill(`${day.subtract({ days: 150 })}`)
  await birth.press('Enter')
  await expect(dialog.getByText(/까지 사용할 수 있는 휴가입니다/).first()).toBeVisible()
  await birth.fill(`${day.subtract({ days: 1 })}`)
  await birth.press('Enter')
  await expect(dialog.getByText('이 중 1일이 유급입니다.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('사유 (선택)').fill('둘째 출산')
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expectNotice(page, '신청했습니다')
  await expect(dialog).toBeHidden()
})

test('a team that needs all its people: the company says so, and who asks for leave is told', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const day = await freeDay(page, today().add({ days: 60 }))

  const feeds = await page.request.get('/work/calendar_feed/')
  const [team] = ((await feeds.json()) as { team_name: string | null }[]).flatMap(
    (feed) => feed.team_name ?? [],
  )

  const office = await browser.newPage()
  await signInAs(office, 'admin')
  await office.goto('/main/settings/leave')
  const rows = office.locator('[data-setting=team_coverage]').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await expectAccessible(office)
  const row = rows.filter({ has: office.getByText(team!, { exact: true }) })
  const need = async (people: string, told: string) => {
    await row.getByRole('button').click()
    const dialog = office.getByRole('dialog', { name: `${team} 필요 인원` })
    await dialog.getByLabel('필요 인원(명)').fill(people)
    await dialog.getByRole('button', { name: '저장' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(told)
  }
  await need('1000', '필요 인원 1000명')

  await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await chooseDay(dialog, day)
  await expect(dialog.getByTestId('coverage')).toContainText('필요 인원 1000명보다 부족합니다')
  await expect(dialog.getByRole('button', { name: '신청', exact: true })).toBeEnabled()
  await expectAccessible(page)
  await need('', '필요 인원 미설정')
  await office.close()
})

test('a calendar is given an address that programs read, until it is ended', async ({ page, request }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  await page.getByRole('button', { name: '캘린더 구독' }).click()
  const dialog = page.getByRole('dialog', { name: '캘린더 구독' })
  const own = dialog.getByRole('listitem', { name: '내 휴가·근태' })
  await own.getByRole('button', { name: '주소 발급' }).click()
  const address = await own.getByRole('textbox', { name: '구독 주소' }).inputValue()
  await expectAccessible(page)
  const read = await request.get(address)
  expect(read.headers()['content-type']).toContain('text/calendar')
  expect(await read.text()).toContain('BEGIN:VCALENDAR')
  await own.getByRole('button', { name: '주소 폐기' }).click()
  await page
    .getByRole('dialog', { name: '주소를 폐기하시겠습니까?' })
    .getByRole('button', { name: '주소 폐기' })
    .click()
  await expectNotice(page, '주소를 폐기했습니다')
  expect((await request.get(address)).status()).toBe(404)
})

test('colleagues see in the calendar who is away, and not why', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  await page.getByRole('tab', { name: '휴가 캘린더' }).click()
  await expect(page).toHaveURL(/\/main\/leave\/calendar/)
  await expect(page.getByRole('heading', { name: '휴가 캘린더' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다음 기간' }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  const answer = await page.request.get('/work/leave_calendar/')
  expect(await answer.text()).not.toMatch(/wk_comment|event_name|wk_event/)
})
