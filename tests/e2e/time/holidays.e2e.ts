import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, signInAs, test } from '../browser.ts'
import { lastWorkDay } from '../clock.ts'

/** As a field says it once it is left: 2026년 11월 23일(월). */
const longDay = ({ year, month, day }: Temporal.PlainDate) => new RegExp(`^${year}년 ${month}월 ${day}일`)

test('a public holiday is swapped and a day of the company’s own set; both are told in the list and taken back', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/holidays?year=2027')
  const table = page.getByRole('table', { name: '2027년 휴일' })
  const hangul = table.getByRole('row').filter({ hasText: '개천절' }).first()
  await expect(hangul).toContainText('공휴일')
  await expectAccessible(page)

  await page.getByRole('button', { name: '휴일 변경' }).click()
  const dialog = page.getByRole('dialog', { name: '휴일 변경' })
  await dialog.getByRole('textbox', { name: '날짜' }).fill('2027-07-07')
  await dialog.getByRole('textbox', { name: '날짜' }).press('Enter')
  await dialog.getByLabel('이름').fill('창립기념일')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '휴일을 변경했습니다')
  await expect(dialog).toBeHidden()
  const own = table.getByRole('row').filter({ hasText: '창립기념일' })
  await expect(own).toContainText('회사 휴일')

  await own.getByRole('button').click()
  await page.getByRole('menuitem', { name: '변경 해제' }).click()
  const sure = page.getByRole('dialog', { name: /창립기념일/ })
  await sure.getByRole('button', { name: '변경 해제' }).click()
  await expectNotice(page, '휴일 변경을 해제했습니다')
  await expect(own).toHaveCount(0)

  const swapped = table.getByRole('row').filter({ hasText: '어린이날' })
  await swapped.getByRole('button').click()
  await page.getByRole('menuitem', { name: '다른 날로 대체' }).click()
  const [free, agreed] = ['대체 휴일', '서면 합의일'].map((name) => dialog.getByRole('textbox', { name }))
  const [freeOn, agreedOn] = [lastWorkDay(), lastWorkDay().subtract({ days: 7 })]
  await free!.fill(freeOn.toString())
  await free!.press('Enter')
  await agreed!.fill(agreedOn.toString())
  await agreed!.press('Enter')
  await dialog.getByRole('button', { name: '저장' }).click()
  // People have worked on the day already. Who thinks better of it goes on where they were.
  const effects = page.getByRole('dialog', { name: '변경 내용을 확인해 주십시오' })
  await effects.getByRole('button', { name: '취소' }).click()
  await expect(effects).toBeHidden()
  await expect(free!).toHaveValue(longDay(freeOn))
  await expect(agreed!).toHaveValue(longDay(agreedOn))
  await dialog.getByRole('button', { name: '저장' }).click()
  await effects.getByRole('button', { name: '적용' }).click()
  await expectNotice(page, '휴일을 변경했습니다')
  await expect(dialog).toBeHidden()
  await expect(swapped).toContainText('근무일로 대체')

  await swapped.getByRole('button').click()
  await page.getByRole('menuitem', { name: '변경 해제' }).click()
  const back = page.getByRole('dialog', { name: /어린이날/ })
  await back.getByRole('button', { name: '변경 해제' }).click()
  await effects.getByRole('button', { name: '적용' }).click()
  await expectNotice(page, '휴일 변경을 해제했습니다')
  await expect(swapped).toContainText('공휴일')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
