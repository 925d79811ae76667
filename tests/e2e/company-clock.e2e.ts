import type { Locator } from '@playwright/test'
import { shiftClock } from '../../scripts/shift-clock.ts'
import { expect, signInAs, test } from './browser.ts'
import { now, today } from './clock.ts'

// Somebody on a journey, or with a wrong clock, reads and chooses the days of the company.
const DAY = 24 * 3_600_000
const DEVICES = [
  { name: 'in Los Angeles', timezoneId: 'America/Los_Angeles', wrongBy: 0 },
  {
    name: 'in Los Angeles with a clock that is a day slow',
    timezoneId: 'America/Los_Angeles',
    wrongBy: -DAY,
  },
  { name: 'in Kiritimati with a clock that is a day fast', timezoneId: 'Pacific/Kiritimati', wrongBy: DAY },
]

/** 2026년 11월 23일 */
const written = () => `${today().year}년 ${today().month}월 ${today().day}일`
const todayIn = (calendar: Locator) => calendar.locator('button[data-now]')

for (const { name, timezoneId, wrongBy } of DEVICES) {
  test.describe(`a device ${name}`, () => {
    // With a worker: a browser of its own, which is where its zone says.
    test.use({ timezoneId, serviceWorkers: 'allow' })

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(shiftClock(wrongBy))
    })

    test('marks and proposes the day of the company', async ({ page }) => {
      await signInAs(page, 'member', '/main/meeting?book=now')
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId)
      const booking = page.getByRole('dialog')
      await booking.getByLabel('날짜').click()
      await expect(todayIn(page.locator('body'))).toHaveAccessibleName(new RegExp(written()))
      // Typed without a year, a day is one of the company's year.
      const typed = `${String(today().month).padStart(2, '0')}${String(today().day).padStart(2, '0')}`
      await booking.getByLabel('날짜').fill(typed)
      await booking.getByLabel('날짜').blur()
      await expect(booking.getByLabel('날짜')).toHaveValue(new RegExp(written()))

      await page.goto('/main/leave')
      await page.getByRole('button', { name: '휴가 신청', exact: true }).click()
      await expect(todayIn(page.getByRole('dialog'))).toHaveAccessibleName(new RegExp(written()))
    })

    test('tells moments in the zone of the company', async ({ page }) => {
      const begun = now().toZonedDateTimeISO('Asia/Seoul')
      await signInAs(page, 'leader', '/main/me?tab=devices')
      const hour = String(begun.hour).padStart(2, '0')
      const moment = new RegExp(`${begun.month}월 ${begun.day}일\\(.\\) ${hour}:`)
      await expect(page.getByText(moment).first()).toBeVisible()
    })
  })
}
