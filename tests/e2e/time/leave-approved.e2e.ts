import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'

test('a day that was taken is given back once the line agrees to cancel it', async ({ page, browser }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const used = page.locator('[data-figure=used_vac_days] strong')
  await expect(used).toHaveText(/일$/)
  const before = await used.innerText()
  // What has begun is not cancelled alone any more.
  const ask = page.getByRole('button', { name: /취소 신청$/ })
  const href = await page
    .getByRole('table', { name: '신청 내역' })
    .getByRole('row')
    .filter({ has: ask })
    .first()
    .getByRole('link')
    .getAttribute('href')
  const asked = /document=(\d+)/.exec(href!)![1]
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="document=${asked}"]`) })
  await expect(row).toContainText('승인')
  await row.getByRole('button', { name: /취소 신청$/ }).click()
  const cancel = page.getByRole('dialog', { name: '승인된 신청 취소' })
  await expect(cancel).toContainText('승인되면 사용한 일수가 복원됩니다')
  await cancel.getByLabel('사유 (선택)').fill('당일 출근하였습니다')
  await expectAccessible(page)
  await cancel.getByRole('button', { name: '신청', exact: true }).click()
  await expect(cancel).toBeHidden()
  await expectNotice(page, '취소를 신청했습니다')
  // It stays taken until the line agrees, and is not asked for twice.
  await expect(row.getByRole('button', { name: /취소 신청$/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(used).toHaveText(before)

  const list = await page.request.get(
    `/work/work_event/?org_range=personal&start_date=${today().subtract({ days: 300 })}&end_date=${today()}`,
  )
  const { results } = (await list.json()) as { results: { drf_id: number; cancel_drf_id: number | null }[] }
  const id = results.find(({ drf_id }) => `${drf_id}` === asked)!.cancel_drf_id
  const leader = await browser.newPage()
  await signInAs(leader, 'leader')
  await leader.goto(`/main/approval/${id}`)
  const pane = leader.getByRole('region', { name: '문서', exact: true })
  await expect(pane).toContainText('당일 출근하였습니다')
  await pane.getByRole('button', { name: '승인 A', exact: true }).click()
  await expectNotice(leader, '승인했습니다.')
  await leader.close()
  await page.reload()
  await expect(row).toContainText('취소')
  await expect(used).toHaveText(/일$/)
  await expect(used).not.toHaveText(before)
})

test('a kind for one team is offered to its people and to nobody else', async ({ page, browser }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/event-codes')
  await page.getByRole('button', { name: '항목 추가' }).first().click()
  const dialog = page.getByRole('dialog', { name: '항목 추가' })
  await dialog.getByRole('textbox', { name: '이름', exact: true }).fill('배포 다음 날 휴식')
  await dialog.getByRole('radio', { name: '일부 구성원만' }).check()
  await dialog.getByRole('combobox', { name: '팀' }).click()
  await page.getByRole('option', { name: /웹팀/ }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: '배포 다음 날 휴식' })).toContainText('팀 1개')

  const offered = async (who: 'member' | 'payroll', is: boolean) => {
    const own = await browser.newPage()
    await signInAs(own, who)
    await own.goto('/main/leave')
    await own.getByRole('button', { name: '휴가 신청', exact: true }).click()
    const asking = own.getByRole('dialog', { name: '휴가 신청' })
    await asking.getByRole('combobox', { name: '신청 항목' }).click()
    await expect(own.getByRole('option', { name: '배우자 출산휴가', exact: true })).toBeVisible()
    await expect(own.getByRole('option', { name: '배포 다음 날 휴식' })).toHaveCount(is ? 1 : 0)
    await own.close()
  }
  await offered('member', true)
  await offered('payroll', false)
})
