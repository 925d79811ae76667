import { expect, expectNotice, settled, signInAs, test } from '../browser.ts'
import { block, book, drag, lane, openDay, placeOf } from './meeting-grid.ts'

// Rooms of the demo company.
const ROOM = '남산'
const OTHER = '북악'

test('a drag is given up by Escape, and a press on what is somebody else’s moves nothing', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  await openDay(page)
  await drag(page, await placeOf(lane(page, ROOM), 13), await placeOf(lane(page, ROOM), 15.5))
  await book(page, '그대로 있는 회의')
  const booking = block(page, '그대로 있는 회의')
  // The list is asked for anew once the booking is made.
  await settled(page)
  const from = await placeOf(lane(page, ROOM), 13.25)
  const to = await placeOf(lane(page, OTHER), 10)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.locator('[data-dragging="move"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  await page.mouse.up()
  await expect(booking).toHaveAccessibleName(/13:00 ~ 15:30/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'leader')
  await openDay(other)
  await drag(other, await placeOf(lane(other, ROOM), 13.25), await placeOf(lane(other, ROOM), 9))
  await expectNotice(other, '종료된 예약이거나 다른 구성원의 예약이므로 변경할 수 없습니다.')
  await expect(block(other, '그대로 있는 회의')).toHaveAccessibleName(/13:00 ~ 15:30/)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await other.context().close()
})

test('a finger books after a long press, and scrolls before', async ({ page }) => {
  await signInAs(page, 'member')
  await openDay(page)
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const from = await placeOf(lane(page, OTHER), 19)
  const to = await placeOf(lane(page, OTHER), 20)
  // In one go: a finger that rests for a moment before it moves takes hold.
  await Promise.all([finger('touchStart', from), finger('touchMove', to), finger('touchEnd')])
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await finger('touchStart', from)
  await expect(page.locator('[data-dragging="create"]')).toBeVisible()
  await finger('touchMove', to)
  await finger('touchEnd')
  await expect(page.getByLabel('시작')).toHaveValue('19:00')
  await expect(page.getByLabel('종료')).toHaveValue('20:00')
})
