import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'
import { today } from '../clock.ts'
import { chooseDay, freeDay, preview } from './leave-days.ts'

const inDays = (days: number) => today().add({ days })
const rowOf = (page: Page, reason: string) =>
  page.getByRole('table', { name: '신청 내역' }).getByRole('row').filter({ hasText: reason })

const PDF = {
  name: '진단서.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

test('a request that nobody has opened is changed from the list and from its document, with what is attached', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const day = await freeDay(page, inDays(78))
  const reason = `진료 ${day}`
  await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
  const asking = page.getByRole('dialog', { name: '휴가 신청' })
  await asking.getByRole('radio', { name: /오전 반차/ }).click()
  await chooseDay(asking, day)
  await asking.getByLabel('사유 (선택)').fill(reason)
  await asking.getByLabel('증빙 파일 (선택)').setInputFiles(PDF)
  await expect(asking.getByText('진단서.pdf')).toBeVisible()
  await asking.getByRole('button', { name: '신청', exact: true }).click()
  await expect(asking).toBeHidden()

  // What the request itself holds does not stand in its way.
  const row = rowOf(page, reason)
  await row.getByRole('button', { name: /신청 변경/ }).click()
  const changing = page.getByRole('dialog', { name: '신청 변경' })
  await expect(changing.getByRole('radio', { name: /오전 반차/ })).toBeChecked()
  await expect(changing.getByLabel('사유 (선택)')).toHaveValue(reason)
  await expect(changing.getByRole('link', { name: '진단서.pdf' })).toBeVisible()
  await expectAccessible(page)
  await changing.getByRole('radio', { name: /오후 반차/ }).click()
  await expect(changing.getByRole('region', { name: '미리보기' })).toContainText('14:00 ~ 18:00')
  await changing.getByRole('button', { name: '변경', exact: true }).click()
  await expect(changing).toBeHidden()
  await expectNotice(page, '신청 내용을 변경했습니다')
  await expect(row).toContainText('오후 반차')

  await row.getByRole('link').click()
  const document = page.getByRole('region', { name: /휴가/ })
  await expect(document.getByRole('link', { name: '진단서.pdf' })).toBeVisible()
  await page.getByRole('button', { name: /신청 변경/ }).click()
  await expect(changing.getByRole('radio', { name: /오후 반차/ })).toBeChecked()
  await changing.getByRole('button', { name: '진단서.pdf 제외' }).click()
  await changing.getByLabel('사유 (선택)').fill(`${reason} 재진`)
  await changing.getByRole('button', { name: '변경', exact: true }).click()
  await expect(changing).toBeHidden()
  await expect(document).toContainText(`${reason} 재진`)
  await expect(document.getByText('진단서.pdf')).toHaveCount(0)
})

test('one day of a request is cancelled alone, and its document says which', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const [from, last] = await twoFreeDays(page, inDays(85))
  const reason = `가족 여행 ${from}`
  await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
  const asking = page.getByRole('dialog', { name: '휴가 신청' })
  await chooseDay(asking, from)
  await chooseDay(asking, last)
  await expect(asking.getByTestId('applied-days')).toHaveText('2일')
  await asking.getByLabel('사유 (선택)').fill(reason)
  await asking.getByRole('button', { name: '신청', exact: true }).click()
  await expect(asking).toBeHidden()

  const row = rowOf(page, reason)
  await row.getByRole('button', { name: /신청 취소/ }).click()
  const cancel = page.getByRole('dialog', { name: '휴가를 취소하시겠습니까?' })
  await cancel.getByRole('combobox', { name: '취소할 날짜' }).click()
  await page.getByRole('option', { name: new RegExp(`${last.month}월 ${last.day}일`) }).click()
  await expect(cancel).toContainText('1일이 잔여 연차로 복원됩니다')
  await expectAccessible(page)
  await cancel.getByRole('button', { name: '휴가 취소' }).click()
  await expect(cancel).toBeHidden()
  await expectNotice(page, '하루를 취소했습니다')
  await expect(row.getByRole('cell', { name: '1일', exact: true })).toBeVisible()
  await expect(row).toContainText('결재 중')
  await row.getByRole('link').click()
  const document = page.getByRole('region', { name: /휴가/ })
  await expect(document).toContainText('취소된 날')
})

/** Two working days in one request, the second of which is its last. */
async function twoFreeDays(
  page: Page,
  start: Temporal.PlainDate,
): Promise<[Temporal.PlainDate, Temporal.PlainDate]> {
  for (let day = start; ; day = day.add({ days: 1 })) {
    const from = await freeDay(page, day)
    const { counted_days, conflict_date, is_enough } = await preview(
      page,
      'FULL',
      from,
      from.add({ days: 1 }),
    )
    if (counted_days.length === 2 && !conflict_date && is_enough) return [from, from.add({ days: 1 })]
  }
}

test('what can be changed no more says why', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/leave')
  const approved = page
    .getByRole('table', { name: '신청 내역' })
    .getByRole('row')
    .filter({ hasText: '승인' })
    .first()
  const button = approved.getByRole('button', { name: /신청 변경/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await expect(page.getByRole('tooltip')).toContainText('승인된 신청은 변경할 수 없습니다')
})
