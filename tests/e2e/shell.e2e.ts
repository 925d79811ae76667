import {
  answerNow,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  pressEscapeIn,
  settled,
  signInAs,
  speak,
  test,
} from './browser.ts'

// Colours are judged at rest, not half-way through a transition.
// As people have it, with the worker that keeps the shell's files.
test.use({ serviceWorkers: 'allow' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the palette opens by keyboard, finds a screen by its initial consonants and goes there', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main')
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: /신청 검색/ })
  await expect(input).toBeFocused()
  await expectAccessible(page)
  await input.fill('ㅎ')
  await expect(page.getByRole('option', { name: '홈' })).toBeVisible()
  await input.fill('ㅌㅎㄱ')
  await expect(page.getByRole('option', { name: '팀 휴가' })).toBeVisible()
  await pressEscapeIn(page.getByRole('dialog'))
  await expect(input).toBeHidden()
})

test('the palette acts, and what was chosen last comes first', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  const palette = page.getByRole('dialog').getByRole('listbox')
  const open = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /신청 검색/ }).fill(typed)
  }
  await expect(page.getByRole('button', { name: /출퇴근 상태/ })).toBeVisible()
  await open('다크')
  await palette.getByRole('option', { name: '화면 모드: 다크 모드' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await open('출근')
  await palette.getByRole('option', { name: '출근', exact: true }).click()
  await expect(page.getByText(/을 기록했습니다/)).toBeAttached()
  await open('')
  await expect(palette.getByText('최근 사용')).toBeVisible()
  await expect(palette.getByRole('option').first()).toHaveText('화면 모드: 다크 모드')
  // Where nothing was typed, Enter means nothing yet.
  await expect(palette.getByRole('option', { selected: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: /신청 검색/ }).fill('로그아웃')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/signout|auth/)
})

test('the sidebar folds to icons and stays folded', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await page.getByRole('button', { name: '메뉴 접기' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '메뉴 펼치기' })).toBeVisible()
  await expect(page.getByRole('link', { name: '홈', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('language and brightness change at once and stay, the language on every device', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member', '/main')
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  await page.getByRole('menuitemradio', { name: '다크 모드' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(page)
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  const answered = page.waitForRequest((request) => request.headers()['accept-language'] === 'ja')
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.reload()
  await answered
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('link', { name: 'ホーム', exact: true })).toBeVisible()
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signInAs(elsewhere, 'member', '/main')
  await expect(elsewhere.getByRole('link', { name: 'ホーム', exact: true })).toBeVisible()
  await elsewhere.context().close()
  await speak(page, 'ko')
})

test('another language is there at once for the screen that is open, and for those that follow', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/main/settings/permissions')
  // The screen's own words, and those that the server has said.
  await expect(page.getByRole('heading', { level: 1, name: '역할별 권한' })).toBeVisible()
  await expect(page.getByText('출퇴근 기록', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '役割別の権限' })).toBeVisible()
  await expect(page.getByText('出退勤の記録', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '休暇', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '休暇' })).toBeVisible()
  // Commands bring their own words, of screens that nobody opened.
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('会議室')
  await expect(page.getByRole('option', { name: '会議室を予約' })).toBeVisible()
  await speak(page, 'ko')
})

test('on a phone the bottom bar leads everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member', '/main/leave')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: '더보기' }).click()
  const places = page.getByRole('dialog')
  await expect(places.getByRole('link', { name: '휴가' })).toHaveAttribute('aria-current', 'page')
  await expect(places.getByRole('link', { name: '홈' })).not.toHaveAttribute('aria-current')
  await expectAccessible(page)
})

test('a lost network is a banner, not a lost screen', async ({ page }) => {
  await signInAs(page, 'member', '/main')
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
  // Not setOffline: calls that happen to be under way would be logged by the browser as errors.
  const setOnline = (isOnline: boolean) =>
    page.evaluate((online) => {
      Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true })
      dispatchEvent(new Event(online ? 'online' : 'offline'))
    }, isOnline)
  await setOnline(false)
  await expect(page.getByText('네트워크 연결이 끊겼습니다.')).toBeVisible()
  await setOnline(true)
  await expect(page.getByText('네트워크 연결이 끊겼습니다.')).toBeHidden()
})

test('an unknown screen says so', async ({ page }) => {
  await signInAs(page, 'member')
  for (const address of ['/main/nowhere', '/settings']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: '화면을 찾을 수 없습니다' })).toBeVisible()
  }
  // A program that asks for what is not there gets an error it can read.
  expect(await (await page.request.get('/settings')).json()).toMatchObject({ error_code: 'NOT_FOUND' })
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/(auth\/email|main)/)
})

test('a file that waits for its turn says its place until it comes', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members')
  const gate = Promise.withResolvers<void>()
  await answerNow(page, '**/user/com_members/download/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  // The line of a busy server, as it gets shorter.
  let place = 3
  await answerNow(page, '**/home/home/file_work/', (route) =>
    route.fulfill({ json: [{ place, of: 7, since: '2026-11-23T09:00:00Z', done: place === 0 ? 60 : null }] }),
  )
  await page.getByRole('button', { name: '엑셀 다운로드' }).click()
  await expect(page.getByText('대기 7건 중 3번째')).toBeVisible()
  place = 2
  await expect(page.getByText('대기 7건 중 2번째')).toBeVisible()
  place = 0
  await expect(page.getByText('파일을 처리하는 중입니다 (60%).')).toBeVisible()
  const arrived = page.waitForEvent('download')
  gate.resolve()
  expect((await arrived).suggestedFilename()).toContain('.xlsx')
  await expect(page.getByText('파일을 처리하는 중입니다')).toBeHidden()
})

test('on paper there is the sheet alone, and all of it', async ({ page }) => {
  await signInAs(page, 'admin')
  // A4 across, within its margins.
  await page.setViewportSize({ width: 1032, height: 700 })
  for (const [path, last] of [
    ['/main/work/month?team=0', 'tbody tr:nth-child(50)'],
    ['/main/leave/team', 'thead th:nth-child(32)'],
    ['/main/org', 'main svg text >> nth=-1'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator(last), path).toBeVisible()
    await expect(page.getByRole('navigation'), path).toHaveCount(0)
    await expect(page.getByRole('textbox'), path).toHaveCount(0)
    // A button's own box, and with it the title of a column, is left out on every sheet but the first.
    for (const box of await page.locator('th button').all())
      await expect(box).toHaveCSS('display', 'contents')
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ media: 'screen' })
  }
})
