import {
  expect,
  expectAccessible,
  expectNotice,
  forgetPerson,
  pressEscapeIn,
  signInAs,
  stretchTime,
  test,
} from '../browser.ts'

test('who is in charge fixes the days of somebody who has not answered, and moves one of them', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/leave')
  await page.getByRole('tab', { name: '연차 촉진' }).click()
  await expect(page.getByRole('heading', { name: '연차 촉진', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: '단계' }).click()
  await page.getByRole('option', { name: /^지정 필요/ }).click()
  await expect(page).toHaveURL(/step=NOTICE/)
  await page
    .getByRole('button', { name: /연차 촉진 열기$/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog').filter({ hasText: '요청서 전달' })
  await expect(sheet.getByText('사용 시기가 정해지지 않았습니다.')).toBeVisible()
  await sheet.getByRole('button', { name: '사용일 지정' }).click()

  const form = page.getByRole('dialog', { name: /연차 사용일 지정$/ })
  const days = form
    .getByRole('group', { name: '연차를 사용할 날' })
    .getByRole('button', { name: /월 \d+일/, disabled: false })
  await days.first().click()
  await expect(form.getByRole('status')).toHaveText(/일 중 1일 선택$/)
  await form.getByRole('button', { name: '사용일 지정' }).click()
  await expect(form.getByRole('alert')).toHaveText(/모두 계획해 주십시오/)
  const isWhole = /^([\d.]+)일 중 \1일 선택$/
  for (let at = 1; !isWhole.test((await form.getByRole('status').textContent())!); at += 1) {
    const before = (await form.getByRole('status').textContent())!
    await days.nth(at).click()
    await expect(form.getByRole('status')).not.toHaveText(before)
  }
  await expectAccessible(page)
  await form.getByRole('button', { name: '사용일 지정' }).click()
  await expectNotice(page, '사용일을 지정했습니다.')
  await expect(sheet.getByText('회신 기한이 지난 뒤 기한 안에 회사가 지정했습니다.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: '지정 통보서' })).toBeVisible()

  await sheet.getByRole('button', { name: /변경$/ }).last().click()
  const move = page.getByRole('dialog', { name: /사용일 변경$/ })
  await expect(move.getByRole('textbox', { name: '변경할 날' })).toBeVisible()
  await pressEscapeIn(move)
  await expect(move).toBeHidden()
  await expect(sheet).toBeVisible()
  await pressEscapeIn(sheet)
  await expect(sheet).toBeHidden()
})

test('somebody who was asked sees it on the own leave, on a phone too; others are told that it is not for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member', '/main/leave')
  await page.getByRole('tab', { name: '사용 계획' }).click()
  await expect(page.getByRole('heading', { name: '연차 사용 계획', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^잔여 연차 / }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '요청서' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/요청서.*\.pdf$/)
  await page.goto('/main/leave/promotion')
  await expect(page.getByText('연차 촉진 담당자만 열람할 수 있습니다.')).toBeVisible()
})

test('what is told while a sheet is open leaves its close button free, however wide the window is', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/leave/promotion?step=READY')
  await page
    .getByRole('button', { name: /연차 촉진 열기$/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await stretchTime(page, 20)
  await sheet.getByRole('button', { name: '일수 다시 계산' }).click()
  await expectNotice(page, '잔여 일수를 다시 계산했습니다.')
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // A click that another box would take waits, and fails: it is tried, not done.
    await sheet.getByRole('button', { name: '닫기' }).click({ trial: true })
    await expect(page.locator('.mantine-Notification-root')).toBeVisible()
  }
})

test('who has not answered in time reads that the company sets the days, and the company two figures by their names', async ({
  page,
}) => {
  await signInAs(page, 'member', '/main/leave/plan')
  await expect(
    page.getByText(/^회신 기한이 지났습니다\. 회사가 .+까지 사용일을 지정해 통보합니다\.$/),
  ).toBeVisible()
  await expect(page.getByText('회사 지정 대기')).toBeVisible()
  await expect(page.getByText('지정 필요')).toHaveCount(0)

  await forgetPerson(page)
  await signInAs(page, 'admin', '/main/leave/promotion?step=NOTICE')
  const row = page
    .getByRole('row')
    .filter({ hasText: /잔여 [\d.]+일/ })
    .first()
  const [, target, left] = /([\d.]+)일잔여 ([\d.]+)일/.exec((await row.textContent())!)!
  await row.getByRole('button', { name: /연차 촉진 열기$/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('definition').filter({ hasText: `${target}일` })).toBeVisible()
  await expect(sheet.getByRole('definition').filter({ hasText: new RegExp(`^${left}일$`) })).toBeVisible()
  await sheet.getByRole('button', { name: '사용일 지정' }).click()
  const form = page.getByRole('dialog', { name: /연차 사용일 지정$/ })
  await expect(form).toContainText(`촉진 대상 연차 ${target}일 중 잔여 연차 ${left}일의 사용일을 지정합니다.`)
})
