import type { Locator, Page } from '@playwright/test'
import {
  answerNow,
  beAtWork,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  expectReadableInDark,
  settled,
  signInAs,
  speak,
  test,
  textsOf,
  forgetPerson,
} from '../browser.ts'
import { isWorkDay } from '../clock.ts'

const titles = (page: Page) => textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))

async function openArrange(page: Page) {
  await page.getByRole('button', { name: '홈 구성' }).click()
  const sheet = page.getByRole('dialog', { name: '홈 구성' })
  await expect(sheet).toBeVisible()
  return sheet
}

/** Adds up what has moved without anybody having asked for it (web.dev/cls), from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

test('the page is arranged by keys and by dragging, stays so on a reload, and comes back', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await beAtWork(page)
  await page.goto('/main')
  // Parts come one after the other, each once its own code is there.
  const names = ['내 휴가', '오늘의 기분', '알림', ...(isWorkDay() ? ['오늘의 식단', '이번 주 기념일'] : [])]
  for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const usual = await titles(page)
  const sheet = await openArrange(page)
  await expectAccessible(page)

  // By the arrow keys: the day before the room bookings, which are two places below.
  const bookings = sheet.getByRole('button', { name: /^회의실 예약 순서/ })
  await bookings.press('ArrowUp')
  await bookings.press('ArrowUp')
  const left = sheet.getByRole('list', { name: '왼쪽' }).getByRole('listitem')
  await expect(left.first()).toContainText('회의실 예약')

  // By dragging: the leave below the menu.
  const right = sheet.getByRole('list', { name: '오른쪽' }).getByRole('listitem')
  await expect(right.first()).toContainText('내 휴가')
  const from = (await right.first().getByRole('button').first().boundingBox())!
  const to = (await right.nth(2).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12, { steps: 3 })
  await page.mouse.move(from.x + from.width / 2, to.y + to.height * 0.75, { steps: 8 })
  await page.mouse.up()
  await expect(right.first()).not.toContainText('내 휴가')

  await sheet.getByRole('button', { name: '오늘의 기분 이동: 오른쪽' }).click()
  await expect(right.last()).toContainText('오늘의 기분')
  await sheet.getByRole('switch', { name: '알림 표시' }).click({ force: true })
  await settled(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const arranged = await titles(page)
  expect(arranged[0]).toBe('예정된 회의실 예약')
  expect(arranged).not.toContain('알림')

  await page.reload()
  await expect(page.getByRole('heading', { name: '내 휴가' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '오늘의 기분' })).toBeVisible()
  // Parts come one after the other.
  await expect.poll(() => titles(page)).toEqual(arranged)

  const again = await openArrange(page)
  await again.getByRole('button', { name: '기본 구성으로 초기화' }).click()
  await expect(again.getByRole('button', { name: '기본 구성으로 초기화' })).toBeDisabled()
  await settled(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('heading', { name: '알림' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(usual)
})

test('an arrangement that cannot be kept goes back and says so', async ({ page }) => {
  await signInAs(page, 'payroll', '/main')
  const sheet = await openArrange(page)
  const rows = sheet.getByRole('list', { name: '오른쪽' }).getByRole('listitem')
  const usual = await textsOf(rows)
  await answerNow(page, '**/home/home/layout/', (asked) =>
    asked.fulfill({
      status: 403,
      json: { error_code: 'FORBIDDEN', message: '이 작업을 할 권한이 없습니다.' },
    }),
  )
  await rows.first().getByRole('button').first().press('ArrowDown')
  await expectNotice(page, '이 작업을 할 권한이 없습니다')
  await expect(rows).toHaveText(usual)
  await expect(sheet.getByRole('button', { name: '기본 구성으로 초기화' })).toBeDisabled()
})

test('general affairs enter the menu of a week, and everybody reads it', async ({ page }) => {
  await signInAs(page, 'admin', '/main')
  const card = page.getByRole('region', { name: '오늘의 식단' })
  await card.getByRole('link', { name: '식단 등록' }).click()
  const dialog = page.getByRole('dialog', { name: '주간 식단' })
  const today = dialog.getByRole('textbox', { name: /오늘/ })
  await today.fill('육개장\n깻잎전')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expectNotice(page, '저장했습니다')
  await expect(dialog.getByRole('button', { name: '저장' })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toContainText('육개장')

  await forgetPerson(page)
  await signInAs(page, 'member', '/main')
  await expect(card).toContainText('깻잎전')
  await card.getByRole('link', { name: '주간 식단' }).click()
  await expect(dialog).toContainText('육개장')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

for (const [width, role] of [
  [1440, 'admin'],
  [1440, 'leader'],
  [390, 'member'],
] as const)
  test(`nothing jumps while the page of ${role} comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifted = await watchShifts(page)
    await signInAs(page, role, '/main')
    await expect(page.getByRole('main').getByRole('heading', { name: '알림' })).toBeVisible()
    await settled(page)
    expect(await shifted()).toBeLessThan(0.02)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await expectReadableInDark(page)
  })

test('the frame is drawn before there are scripts, and goes when the screen is there', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const frame = page.locator('#first-sight')
  await expect(frame).toBeVisible()
  letGo.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame).toHaveCount(0)
})

test('the first of the page is read before its scripts are there, and asked for once', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const letGo = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await letGo.promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'commit' })
  const frame = page.locator('#first-sight')
  await expect(frame.locator('h1')).toContainText('님, 안녕하십니까')
  await expect(frame.locator('h2', { hasText: '전자결재' })).toBeVisible()
  const placeOf = async (heading: Locator) => (await heading.boundingBox())!.y
  const before = [await placeOf(frame.locator('h1')), await placeOf(frame.locator('h2').first())]
  letGo.resolve()
  await expect(page.getByRole('main').getByRole('heading', { name: '전자결재' })).toBeVisible()
  await expect(frame).toHaveCount(0)
  const headings = page.getByRole('main').getByRole('heading')
  expect([await placeOf(headings.first()), await placeOf(headings.nth(1))]).toEqual(before)
  await settled(page)
  for (const path of ['/user/users/get_profile/', '/home/home/summary/'])
    expect(asked.filter((one) => one === path)).toHaveLength(1)
})

test('a page whose scripts cannot come says so instead of promising more', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scripts = /\/assets\/.*\.js$/
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('화면을 불러오지 못했습니다.')
  await page.unroute(scripts)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a device that does not know the reader yet gets the start page in the own language', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'payroll', '/main')
  await speak(page, 'en')
  const context = await browser.newContext({ baseURL: baseURL! })
  try {
    const elsewhere = await context.newPage()
    const asked: (string | undefined)[] = []
    elsewhere.on('request', (request) => {
      if (request.url().includes('/home/home/summary/')) asked.push(request.headers()['accept-language'])
    })
    await signInAs(elsewhere, 'payroll', '/main')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
    await expect(elsewhere.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    // What was asked for before anybody knew better (docs/decisions/0083) is not what is shown.
    await expect.poll(() => asked.at(-1)).toBe('en')
    expect(asked.filter((language) => language === 'en')).toHaveLength(1)
  } finally {
    await context.close()
    await speak(page, 'ko')
  }
})

test('nothing jumps where first steps that were brought back stand above the page', async ({ page }) => {
  const shifted = await watchShifts(page)
  await signInAs(page, 'admin', '/main')
  const sheet = await openArrange(page)
  await sheet.getByRole('button', { name: /^시작 안내 다시 표시/ }).click()
  const list = page.getByRole('region', { name: '시작 안내', includeHidden: true })
  await expect(list).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { name: '알림' })).toBeVisible()
  await expect(list.getByRole('progressbar')).toBeVisible()
  await settled(page)
  expect(await shifted()).toBeLessThan(0.02)
  await expectAccessible(page)
  await list.getByRole('button', { name: '모두 숨기기' }).click()
  await expect(list).toBeHidden()
})
