import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNotice, signInAs, test } from '../browser.ts'

const headings = (page: Page) => page.getByRole('textbox', { name: '분류 이름' })
const handleOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `${name} 순서 변경` })

/** Some of the headings, in the order in which they stand. */
async function orderOf(page: Page, names: readonly string[]): Promise<string[]> {
  const all = await headings(page).evaluateAll((fields) =>
    fields.map((one) => (one as HTMLInputElement).value),
  )
  return all.filter((name) => names.includes(name))
}

test('headings of forms are put into an order by keyboard and by hand, and stay there', async ({ page }) => {
  await signInAs(page, 'admin', '/main/settings/forms')
  for (const name of ['보안', '시설']) {
    await headings(page).last().fill(name)
    await page.getByRole('button', { name: '추가', exact: true }).click()
    await expect(handleOf(page, name)).toBeVisible()
  }
  await expect.poll(() => orderOf(page, ['보안', '시설'])).toEqual(['보안', '시설'])
  await handleOf(page, '시설').press('ArrowUp')
  await expect.poll(() => orderOf(page, ['보안', '시설'])).toEqual(['시설', '보안'])
  await page.reload()
  await expect.poll(() => orderOf(page, ['보안', '시설'])).toEqual(['시설', '보안'])
  await expectAccessible(page)

  await handleOf(page, '시설').scrollIntoViewIfNeeded()
  await handleOf(page, '보안').scrollIntoViewIfNeeded()
  const [from, to] = [await handleOf(page, '보안').boundingBox(), await handleOf(page, '시설').boundingBox()]
  await page.mouse.move(from!.x + 8, from!.y + 8)
  await page.mouse.down()
  await page.mouse.move(to!.x + 8, to!.y - 4, { steps: 12 })
  await page.mouse.up()
  await expect.poll(() => orderOf(page, ['보안', '시설'])).toEqual(['보안', '시설'])
  await page.reload()
  await expect.poll(() => orderOf(page, ['보안', '시설'])).toEqual(['보안', '시설'])
})

test('who leads a division shares a form with the team and keeps its documents for three years; others are not offered it', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin', '/main/settings/forms')
  await page.getByRole('button', { name: '양식 추가' }).first().click()
  const dialog = page.getByRole('dialog', { name: /양식 (추가|수정)/ })
  await dialog.getByRole('textbox', { name: '양식 이름' }).fill('팀 점검표')
  await dialog.getByRole('combobox', { name: '공개 범위' }).click()
  await page.getByRole('option', { name: '내 팀과 하위 팀' }).click()
  await dialog.getByRole('combobox', { name: '보존 기간' }).click()
  await expect(page.getByRole('option')).toHaveText(['1년', '3년', '5년', '10년', '영구'])
  await page.getByRole('option', { name: '3년' }).click()
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await expectNotice(page, '‘팀 점검표’ 양식을 추가했습니다.')
  const row = page.getByRole('row').filter({ hasText: '팀 점검표' })
  await expect(row).toContainText('내 팀과 하위 팀')
  await row.getByRole('button', { name: /팀 점검표/ }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await expect(dialog.getByRole('combobox', { name: '보존 기간' })).toHaveValue('3년')
  await expectAccessible(page)

  for (const [role, offered] of [
    ['middle', 1],
    ['member', 0],
  ] as const) {
    const desk = await (await browser.newContext()).newPage()
    await signInAs(desk, role, '/main/approval/write')
    await expect(desk.getByRole('heading', { level: 1, name: '기안' })).toBeVisible()
    await expect(desk.getByRole('link', { name: /자유|일반/ }).first()).toBeVisible()
    await expect(desk.getByRole('link', { name: '팀 점검표' })).toHaveCount(offered)
    await desk.context().close()
  }
})
