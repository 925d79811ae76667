import { beAtWork, expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from '../browser.ts'
import { now, today } from '../clock.ts'

const MORNING = { asked: /출근할 때 기분은 어떠/, told: '출근 기분' }
const EVENING = { asked: /퇴근할 때 기분은 어떠/, told: '퇴근 기분' }
const FROM_EVENING = 15
const FROM_MORNING = 6

test('the question of the day is answered on the start page by one press, and again on its own page', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await beAtWork(page)
  await page.goto('/main')
  const { hour } = now().toZonedDateTimeISO('Asia/Seoul')
  const isEvening = hour >= FROM_EVENING
  const [half, other] = isEvening ? [EVENING, MORNING] : [MORNING, EVENING]
  const card = page.getByRole('group', { name: half.asked })
  await expect(page.getByRole('group', { name: other.asked })).toHaveCount(0)
  await card.getByText('좋음', { exact: true }).click()
  await expect(card.getByRole('radio', { name: '좋음', exact: true })).toBeChecked()
  await page.getByRole('link', { name: '내 기록' }).click()
  await expect(page).toHaveURL('/main/mood')
  const day = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${today()}"]`) })
  await expect(day.getByRole('img', { name: `${half.told}: 좋음` })).toBeVisible()
  // In the morning nobody is asked about going home: the answer itself is changed.
  const unasked = page.getByRole('group', { name: EVENING.asked })
  // After midnight the working day is still at its end.
  await expect(unasked).toHaveCount(isEvening || hour < FROM_MORNING ? 1 : 0)
  const asked = page.getByRole('group', { name: half.asked })
  await asked.getByRole('radio', { name: '보통' }).focus()
  await page.keyboard.press('Space')
  await expect(day.getByRole('img', { name: `${half.told}: 보통` })).toBeVisible()
  await expect(day.getByRole('img')).toHaveCount(1)
  await page.getByLabel('한마디').fill('회의가 많았습니다.')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(day.getByText('회의가 많았습니다.')).toBeVisible()
  await expect(page.getByRole('tab', { name: '통계' })).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('who is off is not asked, and may say it all the same', async ({ page }) => {
  await signInAs(page, 'leader')
  await page.route('**/onduty_status/**', async (route) => {
    const answer = await route.fetch()
    const check = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...check, onduty_status: 'DAY_OFF' } })
  })
  await page.goto('/main/mood')
  await expect(page.getByText('근무일이 아니어서 오늘은 기분을 묻지 않습니다.')).toBeVisible()
  await expect(page.getByRole('group', { name: /기분은 어떠/ })).toHaveCount(0)
  await page.getByRole('button', { name: '기록', exact: true }).click()
  await page
    .getByRole('group', { name: /기분은 어떠/ })
    .first()
    .getByText('보통', { exact: true })
    .click()
  await expect(page.getByLabel('한마디')).toBeEnabled()
})

test('full admins see what all say together, and nothing of few', async ({ page }) => {
  await signInAs(page, 'admin', '/main/mood')
  await page.getByRole('tab', { name: '통계' }).click()
  await expect(page.getByRole('figure', { name: '일별 평균' })).toBeVisible()
  await page.getByText('팀별', { exact: true }).click()
  const table = page.getByRole('table', { name: '팀별' })
  await expect(table.getByText('5명 미만').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})
