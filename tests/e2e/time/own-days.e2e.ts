import {
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  signInAs,
  test,
} from '../browser.ts'
import { lastWorkDay, today } from '../clock.ts'

test('what is planned to happen to a person and to everybody stands on their own sheet and on home', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member', '/main')
  const { id: user_id } = await (await page.request.get('/user/users/get_profile/')).json()
  const admin = await browser.newPage()
  await signInAs(admin, 'admin', '/main')
  const add = async (title: string, date: Temporal.PlainDate, whose: object) => {
    const data = { title, date: `${date}`, ...whose }
    const answer = await admin.request.post('/work/sch_event/', { data, headers: await csrfOf(admin) })
    expect(answer.ok()).toBe(true)
  }
  await add('안전 교육', today().add({ days: 1 }), { user_id })
  await add('창립 기념 행사', today().add({ days: 3 }), {})
  await admin.close()

  await page.goto('/main')
  const coming = page.getByRole('list', { name: '예정된 행사' })
  await expect(coming.getByRole('listitem')).toHaveCount(2)
  await expect(coming.getByRole('listitem').nth(1)).toContainText('창립 기념 행사')
  await expectAccessible(page)

  await page.goto(`/main/work/me?date=${today()}`)
  const events = page.getByRole('region', { name: '행사', exact: true })
  await expect(events.getByRole('listitem').filter({ hasText: '안전 교육' })).toBeVisible()
  await expect(events.getByRole('listitem').filter({ hasText: '창립 기념 행사' })).toContainText(
    '전체 구성원',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.goto(`/main/work/me?date=${today().subtract({ days: 14 })}`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(events).toHaveCount(0)
})

test('home tells of a check-out that was forgotten and leads to its correction at once, until it is asked for', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member', '/main')
  const { id: user_id } = await (await page.request.get('/user/users/get_profile/')).json()
  const admin = await browser.newPage()
  await signInAs(admin, 'admin', '/main')
  const day = lastWorkDay()
  const edited = await admin.request.post('/work/work_time/', {
    data: {
      user_id,
      wk_date: `${day}`,
      wk_start_time: '09:00',
      wk_end_time: null,
      work_except: [],
      reason: '퇴근 시각 확인',
    },
    headers: await csrfOf(admin),
  })
  expect(edited.ok()).toBe(true)
  await admin.close()
  await page.goto('/main')
  await expect(
    page.getByText(`${day.month}월 ${day.day}일`).filter({ hasText: '퇴근 기록이 없습니다.' }),
  ).toBeVisible()
  await page.getByRole('link', { name: '출퇴근 정정' }).click()
  const dialog = page.getByRole('dialog', { name: /출퇴근 정정 신청/ })
  await expect(dialog.getByLabel('퇴근')).toHaveValue('18:00')
  await dialog.getByLabel('사유').fill('퇴근할 때 누르지 못했습니다.')
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expectNotice(page, '정정을 신청했습니다.')
  await page.goto('/main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('안녕하십니까')
  await expect(page.getByRole('link', { name: '출퇴근 정정' })).toHaveCount(0)
})

test('on a phone the days to come show what is planned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member', `/main/work/me?date=${today().add({ days: 14 })}`)
  const row = page.getByRole('row').filter({ hasText: '09:00 ~ 18:00' }).first()
  await expect(row.getByText('09:00 ~ 18:00', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a month that is confirmed says so before a day is opened', async ({ page }) => {
  await signInAs(page, 'member', '/main/work/me?view=month&date=2026-09-15')
  await expect(page.getByText('근무 확정: 9월 1일(화) ~ 9월 30일(수)')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /확정/ })).toHaveCount(30)
  await expectAccessible(page)
  await page.goto(`/main/work/me?date=${today()}`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('근무 확정:')).toHaveCount(0)
})

test('the request for work leads to no leave of absence, that for leave does', async ({ page }) => {
  await signInAs(page, 'member', '/main/work/me')
  await page.getByRole('button', { name: '근태 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '근태 신청' })
  await expect(dialog.getByLabel('사유 (선택)')).toBeVisible()
  await expect(dialog.getByText('장기간의 휴직은')).toHaveCount(0)
  await page.goto('/main/leave')
  await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
  await expect(page.getByText('장기간의 휴직은')).toBeVisible()
})
