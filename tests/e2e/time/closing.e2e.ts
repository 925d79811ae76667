import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, signInAs, test } from '../browser.ts'

test('an admin sets how the company closes, closes the last month for one person and opens it again with a reason', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings/confirm')
  await page.getByLabel('확정 기한').fill('5')
  await expect(page.getByRole('status').filter({ hasText: '다음 확정' })).toContainText('까지 확정합니다.')
  await expectAccessible(page)
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expectNotice(page, '확정 설정을 저장했습니다.')

  await page.goto('/main/work/confirm/admin')
  const table = page.getByRole('table', { name: '구성원별 근무 확정 현황' })
  const row = table.getByRole('row').filter({ hasText: '미확정' }).filter({ hasNotText: '누락' }).first()
  const name = (await row.getByRole('cell').nth(1).innerText()).split('\n').find((line) => line.length > 1)!
  await expectAccessible(page)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '확정', exact: true }).click()
  const sure = page.getByRole('dialog', { name: /^1명의 .+ 근무를 확정하시겠습니까\?$/ })
  await sure.getByRole('button', { name: '확정', exact: true }).click()
  await expectNotice(page, '1명의 근무를 확정했습니다.')

  await page.goto('/main/work/confirm/admin?state=confirmed')
  const closed = table.getByRole('row').filter({ hasText: name })
  await closed.getByRole('button', { name: '확정 해제' }).click()
  const dialog = page.getByRole('dialog', { name: `${name} 님의 확정 해제` })
  await dialog.getByLabel('사유').fill('휴가 누락')
  await dialog.getByRole('button', { name: '확정 해제' }).click()
  await expectNotice(page, '확정을 해제했습니다.')
  await page.goto('/main/work/confirm/admin')
  await expect(table.getByRole('row').filter({ hasText: name })).toContainText('1회 해제됨: 휴가 누락')
})

test('a member sees the own period on the phone, and why a running one cannot be confirmed yet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member', '/main/work/confirm')
  await expect(page.getByRole('heading', { name: '근무 확정' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: '다음 기간' }).click()
  await expect(page.getByRole('button', { name: '확정', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page)
})

test('a confirmed day says so and offers no correction that would be refused; nor is a late confirmation taken back', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main/work/me?date=2026-09-15&record=2026-09-15')
  const record = page.getByRole('dialog')
  await expect(record.getByText('근무 확정', { exact: true })).toBeVisible()
  const ask = record.getByRole('button', { name: '정정 신청' })
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await expect(ask).toHaveAccessibleDescription(/확정된 날/)
  await page.goto('/main/work/confirm?date=2026-10-15')
  await expect(page.getByText(/^11월 \d일\(.\) \(경과\)$/)).toBeVisible()
  await page.getByRole('button', { name: '확정', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('직접 취소할 수 없습니다')
})

test('the form of closing stays as it is when it is saved for the first time, with the focus where it was', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings/confirm')
  const remove = page.getByRole('button', { name: '설정 삭제' })
  const save = page.getByRole('button', { name: '저장', exact: true })
  await expect(save).toBeVisible()
  if (await remove.isVisible()) {
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: '설정 삭제' }).click()
    await expectNotice(page, '확정 설정을 삭제했습니다.')
  }
  await expect(page.getByText('저장된 설정이 없어 매월 말일 기준으로 확정합니다.')).toBeVisible()
  const deadline = page.getByLabel('확정 기한')
  await expect(deadline).toHaveValue(/^3/)
  await deadline.fill('7')
  const form = await page.locator('form:has(#confirm_deadline)').elementHandle()
  await deadline.press('Enter')
  await expectNotice(page, '확정 설정을 저장했습니다.')
  await expect(remove).toBeVisible()
  await expect(deadline).toBeFocused()
  await expect(deadline).toHaveValue(/^7/)
  expect(await form!.evaluate((element) => element.isConnected)).toBe(true)
})

test('what keeps people open is counted by what it is; one press shows those people, the next leads to where it is mended', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/work/confirm/admin')
  const chips = page.getByRole('group', { name: '확인이 필요한 날' }).getByRole('button')
  await expect(chips.nth(1)).toBeVisible()
  const [kind, count] = (await chips.nth(1).innerText()).split(/\s+(?=\d+$)/)
  await chips.nth(1).click()
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/problem=/)
  const rows = page.getByRole('table', { name: '구성원별 근무 확정 현황' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(Math.min(Number(count), 50))
  const links = rows.first().getByRole('link', { name: new RegExp(kind!) })
  await expectAccessible(page)
  await links.first().click()
  await expect(page).toHaveURL(/\/main\/(work\/me\?.*record=|approval\/)/)
})

test('of chosen people those are named who will be confirmed, with how many are left out; where all are confirmed it says so', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/work/confirm/admin')
  const table = page.getByRole('table', { name: '구성원별 근무 확정 현황' })
  const read = await page.request.get('/contract/worktimeconfirm/get_work_time_confirm/?page_size=50')
  const { count, results } = (await read.json()) as {
    count: number
    results: { is_confirmed: boolean; problems: { kind: string }[] }[]
  }
  const open = results.filter((row) => !row.is_confirmed)
  const ready = open.filter(({ problems }) => problems.every(({ kind }) => kind === 'DAY'))
  expect(count).toBeGreaterThan(results.length)
  expect(open.length).toBeGreaterThan(ready.length)
  await table.getByRole('checkbox').first().check()
  await expect(page.getByText(`전체 ${count}명 중 이 페이지의 구성원만 선택했습니다.`)).toBeVisible()
  await page.getByRole('button', { name: '확정', exact: true }).click()
  const sure = page.getByRole('dialog', { name: new RegExp(`^${ready.length}명의 .+ 확정하시겠습니까`) })
  await expect(sure).toContainText(`해결해야 하는 ${open.length - ready.length}명은 제외됩니다.`)
  await expectAccessible(page)
  await sure.getByRole('button', { name: '취소' }).click()

  await page.goto('/main/work/confirm/admin?date=2026-09-30&state=confirmed')
  await table.getByRole('checkbox').nth(1).check()
  const confirm = page.getByRole('button', { name: '확정', exact: true })
  await expect(confirm).toHaveAttribute('aria-description', '선택한 구성원의 근무는 모두 확정되었습니다.')
  await expect(page.getByRole('button', { name: '확정 요청' })).toHaveAttribute('aria-disabled', 'true')
})

test('periods by hand begin after what was closed, change together across years, and a wrong end is told at its own date', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings/confirm')
  await page.getByRole('radiogroup').getByText('직접 설정', { exact: true }).click()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expectNotice(page, '확정 설정을 저장했습니다.')

  // The demo company has closed months of this year: what is left of it comes first.
  await page.goto('/main/settings/confirm/manual')
  await page.getByRole('button', { name: '2026년 기간 추가' }).click()
  await expectNotice(page, '개를 추가했습니다.')
  await page.getByRole('button', { name: '2027년 기간 추가' }).click()
  await expectNotice(page, '2027년 확정 기간 12개를 추가했습니다.')

  await page.getByRole('button', { name: '2027년 기간 수정' }).click()
  const dialog = page.getByRole('dialog', { name: '2027년 기간 수정' })
  const second = dialog.getByRole('textbox', { name: '2번째 기간의 종료일', exact: true })
  await second.fill('2027-01-31')
  await second.press('Enter')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(second).toHaveAccessibleDescription(/종료일은 시작일보다 늦어야/)
  await expect(dialog.getByRole('textbox', { name: '3번째 기간의 종료일' })).not.toHaveAccessibleDescription(
    /늦어야/,
  )
  await second.fill('2027-02-25')
  await second.press('Enter')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '확정 기간을 저장했습니다.')
})
