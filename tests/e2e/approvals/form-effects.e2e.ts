import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'
import { chooseDay, freeDay } from '../time/leave-days.ts'

test('an admin takes the standard leave form; what somebody writes with it becomes leave once it is approved', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/forms')
  await page.getByRole('button', { name: '표준 양식' }).first().click()
  const gallery = page.getByRole('dialog', { name: '표준 양식' })
  await gallery.getByRole('button', { name: '휴가신청서 추가' }).click()
  await expect(gallery.getByRole('button', { name: '휴가신청서 추가' })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await page.getByRole('button', { name: /휴가신청서/ }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const dialog = page.getByRole('dialog', { name: '양식 수정' })
  await expect(dialog.getByRole('combobox', { name: '처리할 신청' })).toHaveValue('휴가·근무 신청')
  await expect(dialog.getByRole('combobox', { name: '오전 반차' })).toHaveValue('연차 · 오전')
  await expectAccessible(page)
  // A period that need not be answered cannot fill what must be known.
  await dialog.getByRole('checkbox', { name: '필수' }).nth(1).uncheck()
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(dialog.getByText(/자동 처리에 필요한 항목을 모두 지정해/)).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await desk.setViewportSize({ width: 390, height: 844 })
  await signInAs(desk, 'member')
  const day = await freeDay(desk, today().add({ days: 7 }))
  await desk.goto('/main/approval/write')
  await desk.getByRole('link', { name: '휴가신청서' }).click()
  await desk.getByRole('combobox', { name: '휴가 종류' }).click()
  await desk.getByRole('option', { name: '연차', exact: true }).click()
  await desk.getByRole('button', { name: '기간', exact: true }).click()
  const body = desk.locator('body')
  await chooseDay(body, day)
  await chooseDay(body, day)
  await desk.getByRole('textbox', { name: '사유' }).fill('가족 행사')
  await expectNoSidewaysScroll(desk)
  await desk.getByRole('button', { name: '상신' }).click()
  await expect(desk).toHaveURL(/document=\d+/)
  const id = /document=(\d+)/.exec(desk.url())![1]
  const follows = desk.getByRole('region', { name: '승인 시 처리되는 신청' })
  await expect(follows).toContainText('1일')

  const leader = await (await browser.newContext()).newPage()
  await signInAs(leader, 'leader')
  await leader.goto(`/main/approval/${id}`)
  const pane = leader.getByRole('region', { name: '문서', exact: true })
  await expect(pane.getByRole('region', { name: '승인 시 처리되는 신청' })).toContainText('1일')
  await expectAccessible(leader)
  await pane.getByRole('button', { name: '승인 A', exact: true }).click()
  await expectNotice(leader, '승인했습니다.')
  await leader.context().close()

  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto('/main/leave')
  const row = desk
    .getByRole('table', { name: '신청 내역' })
    .getByRole('row')
    .filter({ has: desk.locator(`a[href$="document=${id}"]`) })
  await expect(row).toContainText('승인')
  await desk.context().close()
})

test('a form that asks for an absence, or for a correction of times, shows what would come of it', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin', '/main/settings/forms')
  await page.getByRole('button', { name: '표준 양식' }).first().click()
  const gallery = page.getByRole('dialog', { name: '표준 양식' })
  for (const name of ['휴직신청서', '출퇴근 정정 신청서']) {
    const add = gallery.getByRole('button', { name: `${name} 추가` })
    if (await add.isEnabled()) await add.click()
    await expect(add).toBeDisabled()
  }

  const desk = await (await browser.newContext()).newPage()
  await desk.setViewportSize({ width: 390, height: 844 })
  await signInAs(desk, 'member', '/main/approval/write')
  await desk.getByRole('link', { name: '휴직신청서' }).first().click()
  const shown = desk.getByRole('region', { name: '신청 내용 확인' })
  await expect(desk.getByRole('combobox', { name: '휴직 구분' })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await desk.getByRole('combobox', { name: '휴직 구분' }).click()
  await desk.getByRole('option', { name: '육아휴직' }).click()
  await desk.getByRole('button', { name: '휴직 기간', exact: true }).click()
  const day = today().add({ days: 3 })
  await chooseDay(desk.locator('body'), day)
  await chooseDay(desk.locator('body'), day.add({ days: 1 }))
  await expect(shown).toContainText('육아휴직')
  await expect(shown).toContainText('총 일수2일')
  await expectNoSidewaysScroll(desk)

  await desk.goto('/main/approval/write')
  await desk.getByRole('link', { name: '출퇴근 정정 신청서' }).first().click()
  const date = desk.getByRole('textbox', { name: '날짜' })
  await date.fill(today().subtract({ days: 3 }).toString())
  await date.press('Enter')
  await desk.getByRole('textbox', { name: /퇴근/ }).fill('20:31')
  await desk.getByRole('textbox', { name: /퇴근/ }).press('Tab')
  await expect(shown).toContainText('→ 20:31')
  await desk.context().close()
})
