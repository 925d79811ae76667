import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'
import { now, today } from '../clock.ts'

const recordOf = (page: Page) => page.getByRole('dialog', { name: /\d+월 \d+일/ })
const openDay = async (page: Page) => {
  await page.goto(`/main/work/me?record=${today().toString()}`)
  await expect(recordOf(page).getByRole('heading', { name: '출퇴근 기록' })).toBeVisible()
}

test('a press that arrived late is told apart, asked for from the own day with a proof, approved, and its history stays', async ({
  page,
  browser,
}) => {
  // As a device says that waited forty minutes for a network.
  const pressed = now().subtract({ minutes: 40 })
  await page.route('**/work/work_web/checkinout/', (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), loc_time: pressed.toString() }),
    }),
  )
  await signInAs(page, 'member', '/main')
  await page.getByRole('banner').getByRole('button', { name: '출근', exact: true }).click()
  await expect(page.getByText(/출근을 기록했습니다/)).toBeAttached()

  await openDay(page)
  const told = pressed.toZonedDateTimeISO('Asia/Seoul').toPlainTime().toString({ smallestUnit: 'minute' })
  await expect(recordOf(page).getByText(`기기에서 ${told}에 누름`)).toBeVisible()
  await expectAccessible(page)
  await recordOf(page).getByRole('button', { name: '누른 시각으로 정정 신청' }).click()
  const dialog = page.getByRole('dialog', { name: /출퇴근 정정 신청/ })
  await expect(dialog.getByLabel('출근')).toHaveValue(told)
  await dialog.getByLabel('사유').fill('지하 주차장에서 네트워크가 연결되지 않았습니다.')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'parking.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(dialog.getByText('parking.pdf')).toBeVisible()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/checkinout_apv/')),
    dialog.getByRole('button', { name: '신청', exact: true }).click(),
  ])
  expect(answer.status()).toBe(201)
  const { drf_id: id } = await answer.json()
  await expect(dialog).toBeHidden()

  const other = await browser.newPage()
  await signInAs(other, 'leader', `/main/approval/${id}`)
  await expect(other.getByRole('link', { name: 'parking.pdf' })).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: /^승인/ }).first().click()
  await expectNotice(other, '승인했습니다.')
  await other.close()

  await openDay(page)
  const record = recordOf(page)
  await expect(record.getByRole('heading', { name: '정정 이력' })).toBeVisible()
  await expect(record.getByText('지하 주차장에서 네트워크가 연결되지 않았습니다.')).toBeVisible()
  await expect(record.getByText(new RegExp(`정정 후 ${told}`))).toBeVisible()
})

test('where the company asks for a position, it is asked for with consent, kept with the press, and consent is taken back', async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage()
  await signInAs(admin, 'admin', '/main/settings/checking')
  await admin.getByRole('switch', { name: '출퇴근할 때 기기 위치 필수' }).click({ force: true })
  await admin.getByRole('button', { name: '저장', exact: true }).click()
  await expectNotice(admin, '저장했습니다.')
  await admin.close()

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 37.4979, longitude: 127.0276, accuracy: 12 })
  await signInAs(page, 'payroll', '/main')
  await page.getByRole('banner').getByRole('button', { name: '출근', exact: true }).click()
  const consent = page.getByRole('dialog', { name: '위치정보 이용 동의' })
  await expect(consent.getByText(/180일이 지나면 삭제/)).toBeVisible()
  await expectAccessible(page)
  await consent.getByRole('button', { name: '동의', exact: true }).click()
  await expect(page.getByText(/출근을 기록했습니다/)).toBeAttached()
  await openDay(page)
  await expect(recordOf(page).getByText('기기에서 전송한 위치 37.49790, 127.02760 (오차 12 m)')).toBeVisible()

  await page.goto('/main/me?tab=security')
  const agreed = page.getByRole('switch', { name: '위치정보 이용 동의' })
  await expect(agreed).toBeChecked()
  await agreed.click({ force: true })
  await expect(agreed).not.toBeChecked()
})
