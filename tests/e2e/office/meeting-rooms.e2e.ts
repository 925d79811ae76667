import type { Page } from '@playwright/test'
import {
  answerNow,
  countOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  pressEscapeIn,
  settled,
  signInAs,
  test,
} from '../browser.ts'
import { addRecord, chooseFromMenu } from '../records.ts'
import { block, book, day, DAY, drag, lane, openDay, placeOf } from './meeting-grid.ts'

// One story: an admin opens two rooms, members book them.
test.describe.configure({ mode: 'serial' })

const AREA = '시험동'

test('an admin adds a category and two rooms, and cannot delete a category in use', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/meeting/rooms')
  const add = page.getByRole('region', { name: '구분' }).getByRole('button', { name: '추가' })
  await addRecord(page, add, { 이름: AREA })
  const row = page.getByRole('listitem').filter({ hasText: AREA })
  await expect(row).toBeVisible()

  for (const name of ['가람', '나래']) {
    await page.getByRole('button', { name: '회의실 추가' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('이름').fill(name)
    await dialog.getByLabel('정원').fill('-3')
    await dialog.getByRole('button', { name: '추가' }).click()
    await expect(dialog.getByText('1부터 1000 사이의 정수를 입력해 주십시오.')).toBeVisible()
    await dialog.getByLabel('정원').fill('6')
    await dialog.getByRole('combobox', { name: '구분' }).click()
    await page.getByRole('option', { name: AREA }).click()
    await dialog.getByRole('button', { name: '추가' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  }
  await row.getByRole('button', { name: `${AREA}: 더보기` }).click()
  const remove = page.getByRole('menuitem', { name: /삭제/ })
  await expect(remove).toContainText('회의실이 있는 구분은 삭제할 수 없습니다.')
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(row).toBeVisible()
  await expectAccessible(page)
})

test('a category moves in the order by the arrow keys on its grip', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/meeting/rooms')
  const first = page.getByRole('region', { name: '구분' }).getByRole('listitem').first()
  await expect(first).not.toContainText(AREA)
  const grip = page.getByRole('button', { name: new RegExp(`^${AREA} 순서`) })
  const rows = await countOf(page.getByRole('region', { name: '구분' }).getByRole('listitem'))
  for (let step = 1; step < rows; step += 1) {
    const saved = page.waitForResponse(/mt_room_category\/set_order/)
    await grip.press('ArrowUp')
    await saved
    await settled(page)
  }
  await expect(first).toContainText(AREA)
  await settled(page)
  await page.reload()
  await expect(first).toContainText(AREA)
})

test('rooms are put into an order, which shows at once and goes back when it is refused', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/meeting/rooms')
  await chooseFromMenu(page, page.getByRole('listitem').filter({ hasText: AREA }), '회의실 순서')
  const dialog = page.getByRole('dialog', { name: `${AREA} 회의실 순서` })
  await expect(dialog.getByRole('listitem')).toHaveText(['가람', '나래'])
  await expectAccessible(page)
  const refuse = Promise.withResolvers<void>()
  await answerNow(page, /mt_room\/set_order/, async (route) => {
    await refuse.promise
    await route.fulfill({ status: 404, json: { error_code: 'NOT_FOUND', message: '찾을 수 없습니다.' } })
  })
  const grip = dialog.getByRole('button', { name: /^나래 순서/ })
  await grip.press('ArrowUp')
  await expect(dialog.getByRole('listitem')).toHaveText(['나래', '가람'])
  refuse.resolve()
  await expect(dialog.getByRole('listitem')).toHaveText(['가람', '나래'])
  await page.unrouteAll({ behavior: 'wait' })

  const saved = page.waitForResponse(/mt_room\/set_order/)
  await grip.press('ArrowUp')
  await saved
  await page.reload()
  const names = page.getByRole('row').filter({ hasText: AREA }).getByRole('strong')
  await expect(names).toHaveText(['나래', '가람'])
})

test('a member books by dragging, moves to another room and pulls at the end', async ({ page }) => {
  await signInAs(page, 'member')
  await openDay(page)
  await drag(page, await placeOf(lane(page, '가람'), 9), await placeOf(lane(page, '가람'), 10.5))
  await expect(page.getByLabel('시작')).toHaveValue('09:00')
  await expect(page.getByLabel('종료')).toHaveValue('10:30')
  await book(page, '끌어서 만든 회의')
  await expect(block(page, '끌어서 만든 회의')).toBeVisible()

  const moved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await drag(page, await placeOf(lane(page, '가람'), 9.25), await placeOf(lane(page, '나래'), 13.25))
  await moved
  await expect(lane(page, '나래').locator('[data-booking]')).toHaveAccessibleName(
    /끌어서 만든 회의, 13:00 ~ 14:30/,
  )

  const resized = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  const end = (await block(page, '끌어서 만든 회의').boundingBox())!
  await drag(
    page,
    { x: end.x + end.width - 3, y: end.y + end.height / 2 },
    await placeOf(lane(page, '나래'), 15.5),
  )
  await resized
  await page.reload()
  await expect(block(page, '끌어서 만든 회의')).toHaveAccessibleName(/13:00 ~ 15:30/)
  await expectAccessible(page)
})

test('somebody else sees why the booking cannot be changed and is told of the conflict', async ({ page }) => {
  await signInAs(page, 'leader')
  await openDay(page)
  await block(page, '끌어서 만든 회의').click()
  await expect(page.getByRole('dialog')).toContainText('다른 구성원의 예약이므로 변경할 수 없습니다')
  await pressEscapeIn(page.getByRole('dialog'))
  await expect(page.getByRole('dialog')).toBeHidden()

  // The form may still ask for a taken time; the server refuses with the booking that is in the way.
  await drag(page, await placeOf(lane(page, '나래'), 11), await placeOf(lane(page, '나래'), 12))
  await page.getByLabel('회의 제목').fill('겹치는 회의')
  await page.getByLabel('종료').fill('1400')
  await page.getByRole('dialog').getByRole('button', { name: '예약', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('이미 예약된 시간입니다')
  await expect(page.getByLabel('회의 제목')).toHaveValue('겹치는 회의')
})

test('what somebody else booked meanwhile puts a moved booking back, with the sentence of the server', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  await openDay(page)
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'leader')
  await openDay(other)
  await drag(other, await placeOf(lane(other, '가람'), 17), await placeOf(lane(other, '가람'), 18))
  await book(other, '방금 잡은 회의')
  await other.context().close()

  await drag(page, await placeOf(lane(page, '나래'), 13.25), await placeOf(lane(page, '가람'), 17.25))
  await expect(page.getByRole('alert')).toContainText('이미 예약된 시간입니다')
  await expect(lane(page, '나래').locator('[data-booking]')).toHaveAccessibleName(
    /끌어서 만든 회의, 13:00 ~ 15:30/,
  )
  await expect(lane(page, '가람').locator('[data-booking]')).toHaveAccessibleName(/방금 잡은 회의/)
})

test('the keyboard alone books, changes and cancels', async ({ page }) => {
  await signInAs(page, 'member')
  await openDay(page)
  await page.locator('[data-cell]').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[data-cell]')).toHaveAccessibleName(/09:00 ~ 10:00, 예약 가능/)
  await page.keyboard.press('Enter')
  await page.getByLabel('회의 제목').pressSequentially('자판으로 만든 회의')
  await page.keyboard.press('Control+Enter')
  await expect(block(page, '자판으로 만든 회의')).toBeVisible()

  await page.locator('[data-cell]').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '수정' }).press('Enter')
  await page.getByLabel('회의 제목').fill('자판으로 고친 회의')
  await page.keyboard.press('Control+Enter')
  await expect(block(page, '자판으로 고친 회의')).toBeVisible()

  await block(page, '자판으로 고친 회의').click()
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소' }).click()
  await page
    .getByRole('dialog', { name: '예약을 취소하시겠습니까?' })
    .getByRole('button', { name: '예약 취소' })
    .click()
  await expect(block(page, '자판으로 고친 회의')).toHaveCount(0)
})

test('a repeated booking shows its conflicts, leaves taken days out, and is cancelled from one day on', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await openDay(page)
  // The second day of the series is taken by another booking.
  await openDay(page, `${day.add({ days: 1 })}`)
  await drag(page, await placeOf(lane(page, '가람'), 16), await placeOf(lane(page, '가람'), 17))
  await book(page, '먼저 잡은 회의')

  await openDay(page)
  await drag(page, await placeOf(lane(page, '가람'), 16), await placeOf(lane(page, '가람'), 17))
  await page.getByLabel('회의 제목').fill('매일 회의')
  await page.getByText('매일', { exact: true }).click()
  await page.getByLabel('반복 종료일').fill(day.add({ days: 3 }).toString())
  await page.getByLabel('반복 종료일').blur()
  const dialog = page.getByRole('dialog', { name: '회의실 예약' })
  await expect(dialog).toContainText('4회 예약합니다.')
  await expect(dialog).toContainText('1회는 이미 예약되어 있습니다.')
  await page.getByLabel('이미 예약된 날짜 제외').check()
  await dialog.getByRole('button', { name: '예약', exact: true }).click()
  await expectNotice(page, '3회 예약했습니다. 이미 예약된 1회는 제외했습니다.')

  await page.goto(`/main/meeting?date=${day.add({ days: 2 })}`)
  await block(page, '매일 회의').click()
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소' }).click()
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('이 예약과 이후 예약') })
  await question.getByLabel('이 예약과 이후 예약').check()
  await question.getByRole('button', { name: '예약 취소' }).click()
  await expect(block(page, '매일 회의')).toHaveCount(0)
  await openDay(page)
  await expect(block(page, '매일 회의')).toBeVisible()
})

test('a week shows one room by days, and T leads back to today', async ({ page }) => {
  await signInAs(page, 'member')
  await openDay(page)
  await page.getByText('주', { exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  await expect(page.locator('[data-lane]')).toHaveCount(7)
  await expectAccessible(page)
  await page.locator('main').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('t')
  await expect(page).not.toHaveURL(new RegExp(DAY))
})

test('the button and the palette open the form once, and closing leaves nothing in the address', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await openDay(page)
  await page.getByRole('button', { name: '예약', exact: true }).click()
  await pressEscapeIn(page.getByRole('dialog', { name: '회의실 예약' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/book=/)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('회의실 예약')
  await expect(page.getByRole('option', { name: '회의실 예약', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '회의실 예약' })).toBeVisible()
})

test('on a phone a room is chosen from the list and booked in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member')
  await page.goto(`/main/meeting?date=${DAY}`)
  await page.getByRole('button', { name: /나래/ }).click()
  const sheet = page.getByRole('dialog', { name: '나래' })
  await expect(sheet).toContainText('끌어서 만든 회의')
  await expectAccessible(page)
  await sheet
    .getByRole('button', { name: /예약 가능/ })
    .first()
    .click()
  await book(page, '전화로 잡은 회의')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /나래/ }).click()
  await sheet.getByRole('button', { name: /전화로 잡은 회의/ }).click()
  await expect(page.getByRole('dialog', { name: '예약 내용' })).toContainText('07:00 ~ 08:00')
})

test.describe('a list that is not answered with 200', () => {
  const answer = (page: Page, url: RegExp, status: number) =>
    page.route(url, (route) =>
      route.fulfill({ status, json: { error_code: 'FORBIDDEN', message: '권한이 없습니다.' } }),
    )
  const hint = (page: Page) => page.getByText('목록을 불러오지 못하여 비어 있습니다.')

  test('says so while it is asked for again', async ({ browser }) => {
    // A page of its own: the console of the other one may name no broken request.
    const page = await browser.newPage()
    await signInAs(page, 'admin')
    let asked = 0
    // The second try gets no answer before the test is over.
    await page.route(/\/meeting\/mt_room_reserve\//, (route) =>
      asked++ === 0 ? route.fulfill({ status: 500, json: {} }) : undefined,
    )
    await page.goto('/main/meeting')
    await expect(hint(page)).toBeVisible()
    await expect(page.locator('[data-lane]').first()).toBeVisible()
    await page.close()
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`is shown empty, with a quiet hint, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await signInAs(page, 'admin')
      await answer(page, /\/meeting\/mt_room_reserve\//, 403)
      await page.goto('/main/meeting')
      await expect(hint(page)).toBeVisible()
      await expect(page.getByText('권한이 없습니다.')).toBeHidden()
      await expect(page.getByRole('alert')).toHaveCount(0)
      // Nothing stands in the rooms, which are there all the same.
      await expect(
        width > 1000 ? lane(page, '가람') : page.getByRole('button', { name: /가람/ }),
      ).toBeVisible()
      await expect(page.locator('[data-booking]')).toHaveCount(0)
      await expectAccessible(page)
      await answer(page, /\/meeting\/mt_room\//, 404)
      await answer(page, /\/meeting\/mt_room_category\//, 406)
      await page.reload()
      await expect(hint(page)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.goto('/main/meeting/rooms')
      await expect(hint(page)).toHaveCount(2)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await page.unrouteAll()
      await page.getByRole('button', { name: '다시 시도' }).first().click()
      // The other list stands until it is asked for, too.
      await expect(hint(page)).toHaveCount(1)
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect(hint(page)).toHaveCount(0)
      await expect(page.getByText('가람', { exact: true })).toBeVisible()
    })
})
