import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, signInAs, test } from '../browser.ts'

test('somebody asks for a leave of absence on the own page; approved it is planned, and the trail tells of it', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member', '/main/me')
  await page.getByRole('button', { name: '휴직 신청' }).click()
  const dialog = page.getByRole('dialog', { name: '휴직 신청' })
  await dialog.getByLabel('휴직 시작일').fill('2027-01-04')
  await dialog.getByLabel('휴직 종료일').fill('2027-03-31')
  await dialog.getByLabel('사유').fill('육아')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expectNotice(page, '휴직을 신청했습니다. 승인되면 일정이 등록됩니다.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  const leader = await (await browser.newContext()).newPage()
  await signInAs(leader, 'leader', '/main/approval/inbox')
  const waiting = leader.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '휴직 · 2027년' })
  await waiting.first().getByRole('link').click()
  const pane = leader.getByRole('region', { name: '문서', exact: true })
  await expect(pane.getByText('2027년 3월 31일(수)').first()).toBeVisible()
  await expectAccessible(leader)
  await pane.getByRole('button', { name: '승인 A', exact: true }).click()
  await expectNotice(leader, '승인했습니다.')
  await leader.context().close()

  const admin = await (await browser.newContext()).newPage()
  await signInAs(admin, 'admin', '/main/settings/audit?action=member.toggle_absence')
  const told = admin.getByRole('listitem').filter({ hasText: '휴직 변경' }).first()
  await expect(told).toBeVisible()
  await told.getByText(/변경 내용/).click()
  await expect(told.getByText('육아', { exact: true })).toBeVisible()
  await expectAccessible(admin)
  await admin.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(admin)
  await admin.context().close()
})
