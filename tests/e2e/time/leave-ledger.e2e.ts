import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'

test('HR finds somebody in the ledger, gives days with a reason, and sees the line on the person’s page', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/leave')
  await page.getByRole('tab', { name: '연차 대장' }).click()
  await expect(page.getByRole('heading', { name: '연차 대장', level: 1 })).toBeVisible()
  const table = page.getByRole('table', { name: '연차 대장' })
  const first = (await (await page.request.get('/work/work_event/yearly_leave/?page_size=1')).json()) as {
    results: { username: string }[]
  }
  const name = first.results[0]!.username
  await page.getByPlaceholder('이름 또는 이메일').fill(name)
  await expect(page).toHaveURL(/search=/)
  await expect(table.getByRole('link')).toContainText([name])
  // Of the person: until the search is answered, others stand below.
  await table
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name }) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: '연차 조정' }).click()
  const form = page.getByRole('dialog', { name: '1명 연차 조정' })
  await form.getByRole('textbox', { name: '일수' }).fill('1.5')
  await form.getByRole('textbox', { name: '사유' }).fill('누락분 정정')
  await expectAccessible(page)
  await form.getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '1명의 연차를 조정했습니다.')

  await table.getByRole('link', { name }).click()
  await expect(page.getByRole('tab', { name: '연차', exact: true })).toHaveAttribute('aria-selected', 'true')
  const lines = page.getByRole('table', { name: '연차 내역' })
  const line = lines.getByRole('row').filter({ hasText: '누락분 정정' })
  await expect(line).toContainText('+1.5일')
  await line.getByRole('button', { name: /조정/ }).click()
  await expect(page.getByRole('dialog')).toContainText('조정(관리자)')
  await expect(page.getByRole('dialog')).toContainText('누락분 정정')
  await page.keyboard.press('Escape')
  await lines
    .getByRole('row')
    .filter({ hasText: '발생' })
    .first()
    .getByRole('button', { name: /발생/ })
    .click()
  await expect(page.getByText('근로기준법 제60조').first()).toBeVisible()
})

test('a member sees no ledger of others', async ({ page }) => {
  await signInAs(page, 'member', '/main/leave/ledger')
  await expect(page).toHaveURL(/\/main\/leave$/)
})
