import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'

const choose = async (page: Page, setting: string, option: string) => {
  await page.getByRole('combobox', { name: setting }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click()
const preview = (page: Page) => page.getByRole('dialog', { name: '적용 결과 미리보기' })

/** Whose days a rounding of check-ins would still change. */
async function changedBy(page: Page, adjust: string): Promise<number> {
  const answer = await page.request.get(`/work/work_time/preview_settings/?enter_adjust=${adjust}`)
  const { results } = (await answer.json()) as { results: unknown[] }
  return results.length
}

test('a changed way of counting shows first what it would change, person by person and day by day', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings/checking')
  await choose(page, '출근 시각 조정', '30분 단위 올림')
  await save(page)
  const dialog = preview(page)
  await expect(dialog.getByText(/저장하면 .+ 근무 중 [\d,]+명의 [\d,]+일이 변경됩니다\./)).toBeVisible()
  await expectAccessible(page)

  const people = dialog.getByRole('table', { name: '변경되는 구성원' })
  const first = people.getByRole('row').nth(1)
  const name = await first.getByRole('cell').first().innerText()
  await first.click()
  const days = dialog.getByRole('region', { name: `${name} 님의 변경되는 근무` }).getByRole('table')
  await expect(days.getByRole('row').nth(1)).toContainText('→')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /구성원 목록/ }).click()
  await expect(people).toBeVisible()

  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('combobox', { name: '출근 시각 조정' })).toHaveValue('30분 단위 올림')
  expect(await changedBy(page, 'UP_30MIN')).toBeGreaterThan(0)
})

test('saved from today past days stay, saved for open days they are counted anew', async ({ page }) => {
  await signInAs(page, 'admin', '/main/settings/checking')
  await choose(page, '출근 시각 조정', '10분 단위 올림')
  await save(page)
  await expect(preview(page).getByRole('radio', { name: '오늘부터' })).toBeChecked()
  await preview(page).getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '저장했습니다')
  await expect(preview(page)).toBeHidden()

  await choose(page, '출근 시각 조정', '60분 단위 올림')
  const before = await changedBy(page, 'UP_60MIN')
  expect(before).toBeGreaterThan(0)
  await save(page)
  await preview(page).getByRole('radio', { name: '확정되지 않은 지난 근무도 다시 계산' }).check()
  await preview(page).getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '저장했습니다')
  // The settings that hold change nothing any more, and those of before would change what was counted anew.
  await expect.poll(() => changedBy(page, 'ON_TIME')).toBeGreaterThan(0)
})

test('on a phone the same is told in cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin', '/main/settings/work-hours')
  await page.getByLabel('근무 시작').fill('0830')
  await page.getByLabel('근무 시작').blur()
  await save(page)
  await expect(preview(page).getByText(/저장(하면|해도)/)).toBeVisible()
  await expectAccessible(page)
})

test('dinner needs both its ends, shows first what it would change, and may hold only for who goes on', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings/work-hours')
  const [start, end] = [page.getByLabel('저녁 휴게 시작'), page.getByLabel('저녁 휴게 종료')]
  const onlyIfContinued = page.getByRole('switch', { name: /저녁 휴게 후에도 계속 근무/ })
  await expect(onlyIfContinued).toBeDisabled()
  await start.fill('1800')
  await start.blur()
  await save(page)
  await expect(page.getByText('시작과 종료를 서로 다른 시각으로')).toBeVisible()
  await end.fill('1900')
  await end.blur()
  await onlyIfContinued.click()
  await save(page)
  await expect(preview(page).getByText(/저장(하면|해도)/)).toBeVisible()
  await preview(page).getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '저장했습니다')
  await page.reload()
  await expect(start).toHaveValue('18:00')
  await expect(end).toHaveValue('19:00')
  await expect(onlyIfContinued).toBeChecked()
  await expectAccessible(page)
})
