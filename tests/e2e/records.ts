import type { Locator, Page } from '@playwright/test'
import { expect, stretchTime } from './browser.ts'

// What a company keeps one by one: a list, the menu of each row, and one dialog to add and to change.

export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })
export const dialogOf = (page: Page): Locator => page.getByRole('dialog')

export async function openArea(page: Page, area: string): Promise<void> {
  await page.goto(`/main/${area}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function submit(page: Page, name: '추가' | '저장'): Promise<void> {
  await dialogOf(page).getByRole('button', { name, exact: true }).click()
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await dialogOf(page).getByRole('textbox', { name: label }).fill(value)
  }
}

/** Adds one by the button and its dialog, whose inputs are named by their labels; is refused in words before the first is filled in. */
export async function addRecord(
  page: Page,
  button: Locator,
  values: Readonly<Record<string, string>>,
  refusal?: string,
): Promise<void> {
  await button.click()
  if (refusal) {
    await submit(page, '추가')
    await expect(dialogOf(page).getByText(refusal)).toBeVisible()
  }
  await fill(page, values)
  await submit(page, '추가')
  await expect(dialogOf(page)).toHaveCount(0)
}

export async function changeRecord(
  page: Page,
  row: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await chooseFromMenu(page, row, '수정')
  await fill(page, values)
  await submit(page, '저장')
  await expect(dialogOf(page)).toHaveCount(0)
}

/** An entry of the menu of a row. */
export async function chooseFromMenu(page: Page, row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Removes what is asked about before. */
export async function removeRecord(page: Page, row: Locator): Promise<void> {
  await chooseFromMenu(page, row, '삭제')
  await dialogOf(page).getByRole('button', { name: '삭제' }).click()
  await expect(row).toBeHidden()
}

/** Removes what goes at once, calls it back, and removes it for good. */
export async function removeAndCallBack(page: Page, row: Locator): Promise<void> {
  await stretchTime(page, 20)
  await chooseFromMenu(page, row, '삭제')
  await expect(row).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: '실행 취소' }).click()
  await expect(row).toBeVisible()
  await chooseFromMenu(page, row, '삭제')
  await expect(row).toBeHidden()
}
