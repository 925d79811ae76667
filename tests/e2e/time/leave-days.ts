import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser.ts'

interface Preview {
  counted_days: { date: string }[]
  skipped_days: { date: string; reason: string; name: string }[]
  conflict_date: string | null
  is_enough: boolean
}

const long = (day: Temporal.PlainDate) => `${day.year}년 ${day.month}월 ${day.day}일`

/** What the server says of annual leave on these days, of whom the page is. */
export async function preview(
  page: Page,
  unit: string,
  from: Temporal.PlainDate,
  to = from,
): Promise<Preview> {
  const query = new URLSearchParams({
    code: `VACATION:ANNUAL:${unit}`,
    wk_start_date: `${from}`,
    wk_end_date: `${to}`,
  })
  return (await page.request.get(`/work/work_event/get_vacation_days/?${query}`)).json() as Promise<Preview>
}

/** The first working day from this one on that a half day still fits into, whatever the company holds. */
export async function freeDay(page: Page, from: Temporal.PlainDate): Promise<Temporal.PlainDate> {
  for (let day = from; ; day = day.add({ days: 1 })) {
    const { counted_days, conflict_date, is_enough } = await preview(page, 'PM', day)
    if (counted_days.length === 1 && !conflict_date && is_enough) return day
  }
}

/** Turns the calendar of the dialog by months until it shows a day; each is there before the next one is asked for. */
export async function turnTo(
  dialog: Locator,
  day: Temporal.PlainDate,
  next: () => Promise<void>,
): Promise<void> {
  const shown = dialog.getByRole('button', { name: /^\d+년 \d+월$/ })
  const [, year, month] = /(\d+)년 (\d+)월/.exec(await shown.innerText())!
  let at = Temporal.PlainYearMonth.from({ year: Number(year), month: Number(month) })
  while (Temporal.PlainYearMonth.compare(at, day.toPlainYearMonth()) < 0) {
    await next()
    at = at.add({ months: 1 })
    await expect(shown).toHaveText(`${at.year}년 ${at.month}월`)
  }
}

/** The button of a day that the calendar of the dialog shows. */
export const buttonOf = (dialog: Locator, day: Temporal.PlainDate): Locator =>
  dialog.getByRole('button', { name: new RegExp(`^${long(day)}\\(`) })

/** Chooses a day in the calendar of the dialog. */
export async function chooseDay(dialog: Locator, day: Temporal.PlainDate): Promise<void> {
  await turnTo(dialog, day, () => dialog.getByRole('button', { name: '다음', exact: true }).click())
  await buttonOf(dialog, day).click()
}
