import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'

interface Preview {
  counted_days: unknown[]
  conflict_date: string | null
}

/** The first working day from `ahead` days on whose evening and hours are free. */
async function freeDay(page: Page, ahead: number): Promise<Temporal.PlainDate> {
  for (let day = today().add({ days: ahead }); ; day = day.add({ days: 1 })) {
    const query = new URLSearchParams({ code: 'VACATION:ANNUAL:FULL', wk_start_date: `${day}` })
    const answer = await page.request.get(`/work/work_event/get_vacation_days/?${query}`)
    const { counted_days, conflict_date } = (await answer.json()) as Preview
    if (counted_days.length === 1 && !conflict_date) return day
  }
}

test('overtime is asked for with the week in sight, which the leader sees too, and stands on the day once it is approved', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  await expect(page.getByRole('table', { name: '신청 내역' })).toBeVisible()
  const day = await freeDay(page, 40)
  const reason = `정기 배포 ${day}`
  await page.getByRole('button', { name: '근태 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '근태 신청' })
  await dialog.getByRole('combobox', { name: '신청 항목' }).click()
  await page.getByRole('option', { name: '연장 근로', exact: true }).click()
  await expect(dialog.getByText('날짜를 선택하면 신청 시간과 결재자가 표시됩니다.')).toBeVisible()
  const month = dialog.getByRole('button', { name: `${day.year}년 ${day.month}월`, exact: true })
  const next = dialog.getByRole('button', { name: '다음', exact: true })
  for (let tries = 0; tries < 14 && !(await month.isVisible()); tries += 1) await next.click()
  await dialog
    .getByRole('button', { name: new RegExp(`^${day.year}년 ${day.month}월 ${day.day}일\\(`) })
    .click()
  await dialog.getByLabel('시작 시각').fill('22:00')
  await dialog.getByLabel('종료 시각').fill('25:30')
  await dialog.getByLabel('사유 (선택)').fill(reason)
  await expect(dialog.getByTestId('applied-days')).toHaveText('3시간 30분')
  await expect(dialog.getByTestId('week-ahead')).toContainText('이 신청 3시간 30분')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('table', { name: '신청 내역' }).getByRole('row').filter({ hasText: reason })
  await expect(row).toContainText('결재 중')
  const list = await page.request.get(
    `/work/work_event/?org_range=personal&start_date=${day}&end_date=${day}`,
  )
  const { results } = (await list.json()) as { results: { drf_id: number; wk_comment: string }[] }
  const id = results.find(({ wk_comment }) => wk_comment === reason)!.drf_id

  const other = await browser.newPage()
  await signInAs(other, 'leader')
  await other.goto(`/main/approval/${id}`)
  const pane = other.getByRole('region', { name: '문서', exact: true })
  await expect(pane.getByTestId('week-ahead')).toContainText('이 신청 3시간 30분')
  await pane.getByRole('button', { name: '승인 A', exact: true }).click()
  await expectNotice(other, '승인했습니다.')
  await other.close()

  await expect
    .poll(async () => (await page.request.get(`/work/work_event/get_day_info/?date=${day}`)).text())
    .toContain('WORK:EXTENDED')
  await page.goto('/main/leave')
  await expect(row).toContainText('승인')
})

test('a sheet of requests is checked row by row, mended, and entered as a whole', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin')
  const day = await freeDay(page, 70)
  const sheet = (...lines: string[]) => ({
    name: '근태.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['이메일,항목,시작일,사유', ...lines].join('\r\n')),
  })
  const right = `member@demo.gyeol.test,재택,${day},일괄 등록 ${day}`
  await page.goto(`/main/leave/team?month=${day.toPlainYearMonth()}`)
  await page.getByRole('button', { name: '일괄 등록', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '근태 일괄 등록' })
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(sheet(right, `nobody@demo.gyeol.test,재택,${day},`))
  await expect(dialog.getByRole('status')).toContainText('2개 행 중 1개 행에 오류가 있습니다.')
  const rows = dialog.getByRole('table', { name: '확인 결과' }).getByRole('row')
  await expect(rows.filter({ hasText: 'nobody@demo.gyeol.test' })).toContainText('구성원을 찾을 수 없습니다.')
  const enter = dialog.getByRole('button', { name: '등록', exact: true })
  await expect(enter).toBeDisabled()
  await expectAccessible(page)
  await input.setInputFiles(sheet(right))
  await expect(dialog.getByRole('status')).toContainText('1개 행을 모두 등록할 수 있습니다.')
  await expect(enter).toBeEnabled()
  await expect(dialog.getByRole('status')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  const member = await browser.newPage()
  await signInAs(member, 'member')
  await member.goto('/main/leave')
  const row = member.getByRole('table', { name: '신청 내역' }).getByRole('row')
  await expect(row.filter({ hasText: `일괄 등록 ${day}` })).toContainText('승인')
  await member.close()
})

test('weekend work is asked for together with the day off that it earns, and one approval gives both', async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage()
  await signInAs(admin, 'admin')
  await admin.goto('/main/settings/leave')
  await admin.getByRole('switch', { name: '휴일 근로를 보상휴가로 부여' }).check()
  await admin.getByRole('button', { name: '저장', exact: true }).click()
  await expect(admin.getByRole('button', { name: '저장', exact: true })).toBeHidden()
  await admin.close()

  await signInAs(page, 'member')
  await page.goto('/main/leave')
  await expect(page.getByRole('table', { name: '신청 내역' })).toBeVisible()
  const off = await freeDay(page, 60)
  const saturday = off.subtract({ days: off.dayOfWeek + 1 })
  const reason = `재고 조사 ${saturday}`
  await page.getByRole('button', { name: '근태 신청', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '근태 신청' })
  await dialog.getByRole('combobox', { name: '신청 항목' }).click()
  await page.getByRole('option', { name: '휴일 근로', exact: true }).click()
  const month = dialog.getByRole('button', { name: `${saturday.year}년 ${saturday.month}월`, exact: true })
  const next = dialog.getByRole('button', { name: '다음', exact: true })
  for (let tries = 0; tries < 14 && !(await month.isVisible()); tries += 1) await next.click()
  const shown = new RegExp(`^${saturday.year}년 ${saturday.month}월 ${saturday.day}일\\(`)
  await dialog.getByRole('button', { name: shown }).click()
  await dialog.getByLabel('사유 (선택)').fill(reason)
  await dialog.getByLabel('보상휴가 사용일 (선택)').fill(`${off}`)
  await dialog.getByLabel('보상휴가 사용일 (선택)').press('Enter')
  await dialog.getByText('오전', { exact: true }).last().click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expect(dialog).toBeHidden()
  const listed = async () => {
    const days = `start_date=${saturday}&end_date=${off}`
    const answer = await page.request.get(`/work/work_event/?org_range=personal&${days}`)
    const { results } = (await answer.json()) as {
      results: { drf_id: number | null; wk_event: string; wk_comment: string; drf_status: string }[]
    }
    return results.filter(({ wk_comment }) => wk_comment === reason)
  }
  const [asked] = await listed()

  const other = await browser.newPage()
  await signInAs(other, 'leader')
  await other.goto(`/main/approval/${asked!.drf_id}`)
  const pane = other.getByRole('region', { name: '문서', exact: true })
  await expect(pane.getByText(`${off.month}월 ${off.day}일`).last()).toBeVisible()
  await expect(pane.getByText('보상휴가', { exact: true })).toBeVisible()
  await pane.getByRole('button', { name: '승인 A', exact: true }).click()
  await expectNotice(other, '승인했습니다.')
  await other.close()

  const states = async () => (await listed()).map(({ wk_event, drf_status }) => `${wk_event} ${drf_status}`)
  await expect.poll(states).toEqual(['SP:COMPTIME:AM APPROVED', 'WORK:WEEKEND:FULL APPROVED'])
})

test('on a day off the panel leads to the request for work on it, with the day chosen; on a working day it does not', async ({
  page,
}) => {
  // Whatever day it is outside, the answer says which one it is.
  let due: string | null = '09:00:00'
  await page.route('**/work/work_status/onduty_status/', async (route) => {
    const response = await route.fetch()
    const check = { ...(await response.json()), sch_start_time: due, events: [], is_absent: false }
    await route.fulfill({ response, json: check })
  })
  await signInAs(page, 'payroll', '/main/work/check')
  const hint = page.getByRole('main').getByText('오늘은 근무일이 아닙니다.')
  const ask = page.getByRole('main').getByRole('link', { name: '휴일 근로 신청' })
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /출근|퇴근/ })
      .first(),
  ).toBeVisible()
  await expect(hint).toHaveCount(0)
  due = null
  await page.reload()
  await expect(hint).toBeVisible()
  await expectAccessible(page)
  await ask.click()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: '신청 항목' })).toHaveValue('휴일 근로')
})
