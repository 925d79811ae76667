import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from '../browser.ts'

test('an admin compares weeks and months by team, reads a chart as a table and takes them along', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main')
  await page.getByRole('navigation').getByRole('link', { name: '분석', exact: true }).click()
  await expect(page.getByRole('heading', { name: '근무 분석', level: 1 })).toBeVisible()
  // On the first day of a week nothing of it is over: the one before is there to look at.
  await expect(page.getByText(/· 비교 기간 /)).toBeVisible()
  const now = page.getByRole('button', { name: '오늘' })
  for (let week = 0; week < 2; week += 1) await page.getByRole('button', { name: '다음 기간' }).click()
  await expect(page.getByText('선택한 기간에 종료된 날이 없습니다.')).toBeVisible()
  await now.click()
  await expect(now).toBeDisabled()
  await page.getByRole('button', { name: '이전 기간' }).click()
  await expect(page.getByText(/· 비교 기간 /)).toBeVisible()
  // Figures of many people say that they are averages, and which of them is none.
  const average = page.getByRole('region', { name: '1인 평균', exact: true })
  await expect(average).toContainText(/구성원 \d+명의 평균입니다\./)
  await expect(average).toContainText('지각 (전체)')
  const teams = page.getByRole('table', { name: '팀별 비교' })
  await expect(teams.getByRole('row', { name: /웹팀/ })).toContainText('시간')
  await page.getByRole('radiogroup', { name: '출근 시각 분포' }).getByText('표', { exact: true }).click()
  await expect(page.getByRole('table', { name: '출근 시각 분포' })).toContainText('09:00')
  await expectAccessible(page)

  await page.getByRole('radiogroup', { name: '기간 단위' }).getByText('월', { exact: true }).click()
  await expect(page).toHaveURL(/view=month/)
  const arrived = page.waitForEvent('download')
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  expect((await arrived).suggestedFilename()).toMatch(/^근무 분석 .*\.xlsx$/)
})

test('a member sees only the own figures, on the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member', '/main/analytics?view=month')
  await expect(page.getByRole('region', { name: '내 합계' })).toContainText('평균 출근')
  await expect(page.getByRole('table', { name: '팀별 비교' })).toBeHidden()
  await expect(page.getByRole('button', { name: '엑셀 다운로드' })).toBeHidden()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
