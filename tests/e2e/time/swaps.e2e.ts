import type { Page } from '@playwright/test'
import {
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  signInAs,
  test,
} from '../browser.ts'
import { today } from '../clock.ts'

/** The first working day from weeks ahead on of which nothing is asked. */
async function freeDay(page: Page): Promise<Temporal.PlainDate> {
  for (let day = today().add({ days: 42 }); ; day = day.add({ days: 1 })) {
    const query = new URLSearchParams({ code: 'VACATION:ANNUAL:FULL', wk_start_date: `${day}` })
    const answer = await page.request.get(`/work/work_event/get_vacation_days/?${query}`)
    const { counted_days, conflict_date } = (await answer.json()) as {
      counted_days: unknown[]
      conflict_date: string | null
    }
    if (counted_days.length === 1 && !conflict_date) return day
  }
}

test('a weekly holiday is worked for a work day: seen before it is asked for, approved, and the plan of both days', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  const free = await freeDay(page)
  const worked = free.add({ days: 7 - free.dayOfWeek })
  await page.goto(`/main/work/me?view=month&date=${free}`)

  const admin = await browser.newPage()
  await signInAs(admin, 'admin')
  const headers = await csrfOf(admin)
  const saved = await admin.request.patch('/user/companies/update_company/', {
    headers,
    data: { use_vac_alter: true, alter_one_day: true },
  })
  expect(saved.status()).toBe(200)
  await admin.close()

  await page.reload()
  await page.getByRole('button', { name: '휴일 대체' }).click()
  const dialog = page.getByRole('dialog', { name: '휴일 대체' })
  const pick = async (name: string, day: Temporal.PlainDate) => {
    await dialog.getByRole('textbox', { name }).fill(day.toString())
    await dialog.getByRole('textbox', { name }).press('Enter')
  }
  await pick('근무하는 휴일', free)
  await pick('대체 휴일', free)
  await dialog.getByRole('button', { name: '신청' }).click()
  await expect(dialog.getByText('근무하려는 날은 유급휴일이어야 합니다')).toBeVisible()
  await pick('근무하는 휴일', worked)
  await dialog.getByLabel('사유').fill('매장 행사')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '신청' }).click()
  const preview = page.getByRole('dialog', { name: '변경될 예정 근무를 확인해 주십시오' })
  await expect(preview).toContainText('근무일 09:00~18:00')
  await expect(preview).toContainText('휴일대체(주휴일)')
  const sent = page.waitForResponse(
    (one) => one.url().includes('/work/holiday_swap/') && one.request().method() === 'POST',
  )
  await preview.getByRole('button', { name: '신청' }).click()
  const { drf_id } = (await (await sent).json()) as { drf_id: number }
  await expectNotice(page, '휴일 대체를 신청했습니다')

  const leader = await browser.newPage()
  await signInAs(leader, 'leader')
  await leader.goto(`/main/approval/${drf_id}`)
  const pane = leader.getByRole('region', { name: '문서', exact: true })
  await expect(pane).toContainText('근무하는 휴일')
  await pane.getByRole('button', { name: '승인 A', exact: true }).click()
  await expectNotice(leader, '승인했습니다.')
  await leader.close()

  await page.goto(`/main/work/me?date=${free}`)
  await expect(page.getByText('휴일대체(주휴일)').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '휴일 대체' }).click()
  await expect(dialog.getByText('휴일대체(주휴일)')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('who plans the days of a person enters a swap in the editor of schedules, which shows both days, and takes it back', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  const saved = await page.request.patch('/user/companies/update_company/', {
    headers: await csrfOf(page),
    data: { use_vac_alter: true, alter_one_day: true },
  })
  expect(saved.status()).toBe(200)
  const list = await page.request.get('/work/sch_month/?date=2027-03-01&page_size=1000')
  const { results } = (await list.json()) as { results: { user_id: number }[] }
  await page.goto(`/main/work/schedule?month=2027-03&user=${results.at(-1)!.user_id}`)
  await page.getByRole('button', { name: '휴일 대체' }).click()
  const dialog = page.getByRole('dialog', { name: '휴일 대체' })
  for (const [name, day] of [
    ['근무하는 휴일', '2027-03-14'],
    ['대체 휴일', '2027-03-10'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(day)
    await dialog.getByRole('textbox', { name }).press('Enter')
  }
  await dialog.getByRole('button', { name: '저장' }).click()
  await page.getByRole('dialog', { name: '변경될 예정 근무' }).getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '휴일을 대체했습니다')
  const free = page.getByRole('button', { name: /^2027년 3월 10일\(수\)/ })
  const worked = page.getByRole('button', { name: /^2027년 3월 14일\(일\)/ })
  await expect(free).toContainText('휴일대체(주휴일)')
  await expect(worked).toContainText('휴일 대체')
  await expect(worked).toContainText('기본')
  await expectAccessible(page)
  await page.getByRole('button', { name: '휴일 대체', exact: true }).click()
  await dialog.getByRole('button', { name: '대체 해제' }).click()
  await expectNotice(page, '휴일 대체를 해제했습니다')
  await expect(free).not.toContainText('휴일대체')
})
