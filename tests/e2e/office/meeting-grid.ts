import type { Locator, Page } from '@playwright/test'
import { expect, settled } from '../browser.ts'
import { today } from '../clock.ts'

/** Far enough ahead that no demo booking is near. */
export const day = today().add({ days: 40 })
export const DAY = day.toString()
const HOURS = 15

export const lane = (page: Page, room: string) =>
  page.getByRole('row').filter({ hasText: room }).locator('[data-lane]')
export const block = (page: Page, title: string) => page.locator('[data-booking]').filter({ hasText: title })

export async function openDay(page: Page, date = DAY): Promise<void> {
  await page.goto(`/main/meeting?date=${date}`)
  await expect(page.locator('[data-lane]').first()).toBeVisible()
  // What arrives later may move the rooms, whose places are measured.
  await settled(page)
}

/** The place of an hour in a lane of the day grid, which begins at seven. */
export async function placeOf(track: Locator, hour: number): Promise<{ x: number; y: number }> {
  await track.scrollIntoViewIfNeeded()
  const box = (await track.boundingBox())!
  return { x: box.x + ((hour - 7) / HOURS) * box.width + 2, y: box.y + box.height / 2 }
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

export async function book(page: Page, title: string): Promise<void> {
  await page.getByLabel('회의 제목').fill(title)
  await page.getByRole('dialog').getByRole('button', { name: '예약', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
