import { csrfOf, expect, settled, signInAs, test } from '../browser.ts'
import { lastWorkDay, today } from '../clock.ts'
import { initialsOf, mainPress, ownName } from './presses.ts'

test('the board of a leader changes by itself when somebody presses elsewhere', async ({ page, browser }) => {
  const other = await browser.newPage()
  await signInAs(other, 'payroll', '/main')
  await expect(mainPress(other)).toBeVisible()
  const name = await ownName(other)
  await signInAs(page, 'admin')
  // A day of the address is not asked for again by the clock: what changes it comes by the stream.
  await page.goto(`/main/work/today?find=${initialsOf(name)}&date=${today()}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()
  // One tab of a browser listens for all: it does by now, or the press would be told to nobody.
  await settled(page)
  const before = await row.textContent()
  const asked = new Set<string>()
  // Each in a period of which the day is part: what is over is not asked for again.
  const closing = `/main/work/confirm/admin?date=${today()}&`
  const sheets = ['/main/work/month?', closing, '/main/work/records?list=late&']
  for (const sheet of sheets) {
    const beside = await page.context().newPage()
    await beside.goto(`${sheet}find=${initialsOf(name)}`)
    await settled(beside)
    beside.on('request', (request) => asked.add(new URL(request.url()).pathname))
  }
  await mainPress(other).click()
  await expect(row).not.toHaveText(before!)
  await expect
    .poll(() => [...asked])
    .toEqual(
      expect.arrayContaining([
        '/work/work_time_month/',
        '/work/work_time_month/summary/',
        '/contract/worktimeconfirm/get_work_time_confirm/',
        '/work/work_time/late_list/',
      ]),
    )
  await other.close()
})

test('the week of a person and that of their team say what was excluded of a day', async ({ page }) => {
  await signInAs(page, 'admin', '/main')
  const { user_id } = await (await page.request.get('/user/users/get_profile/')).json()
  const day = lastWorkDay().toString()
  const except = { wk_except_start_time: '15:00', wk_except_end_time: '15:45', wk_except_title: '병원' }
  const entered = await page.request.post('/work/work_time/', {
    data: {
      user_id,
      wk_date: day,
      wk_start_time: '09:00',
      wk_end_time: '18:00',
      work_except: [except],
      reason: '병원',
    },
    headers: await csrfOf(page),
  })
  expect(entered.ok()).toBe(true)
  await page.goto(`/main/work/me?date=${day}`)
  await expect(page.getByText('제외 45분')).toBeVisible()
  await page.goto(`/main/work/team?view=week&date=${day}&find=${initialsOf(await ownName(page))}`)
  await expect(page.getByText('제외 45분')).toBeVisible()
})

test('the hours above the bars of a month stay apart beside the sidebar of a tablet', async ({ page }) => {
  await signInAs(page, 'member')
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/main/work/me?view=month')
  const hours = page.locator('th [aria-hidden] > span')
  await expect(hours.first()).toBeAttached()
  // A day that ends after midnight takes room from the bars.
  await page
    .locator('tbody td')
    .nth(1)
    .evaluate((cell) => {
      cell.textContent = '03:57 the next day, written as it may be'
    })
  const overlaps = () =>
    hours.evaluateAll((all) => {
      const shown = all.filter((one) => getComputedStyle(one).visibility === 'visible')
      const at = shown.map((one) => one.getBoundingClientRect())
      return [shown.length > 1, at.some((box, n) => n > 0 && box.left < at[n - 1]!.right)]
    })
  expect(await overlaps()).toEqual([true, false])
})

test('a page whose file is still being made asks before it is loaded anew, and the file comes to who stays', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/work/month')
  const held = Promise.withResolvers<void>()
  await page.route('**/work_time_download/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  const file = page.waitForEvent('download')
  held.resolve()
  expect((await file).suggestedFilename()).toMatch(/^근무 기록/)
})

test('on a phone a row of the team week opens the days of its person', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  const day = Temporal.PlainDate.from(today())
  const monday = day.subtract({ days: day.dayOfWeek + 6 }).toString()
  await page.goto(`/main/work/team?view=week&date=${monday}`)
  await page.getByRole('row').nth(1).click()
  const sheet = page.getByRole('dialog', { name: /님의 주간 근무/ })
  await expect(sheet.getByRole('listitem')).toHaveCount(7)
  await expect(sheet.getByRole('listitem').filter({ hasText: '시간' }).first()).toBeVisible()
  await sheet.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/main/work/me\\?.*record=${monday}`))
})

test('work is asked for from the own sheet, whose notes tell what still waits', async ({ page }) => {
  await signInAs(page, 'member', '/main/work/me?date=2026-12-01')
  await expect(page.getByRole('row', { name: /12월 1일/ })).toContainText('연차 (결재 중)')
  await page.getByRole('button', { name: '근태 신청', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '근태 신청' })).toBeVisible()
})
