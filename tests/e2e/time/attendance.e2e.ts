import type { Browser, Page } from '@playwright/test'
import {
  answerNow,
  beAtWork,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  pressEscapeIn,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'
import { isWorkDay, today } from '../clock.ts'
import { initialsOf, mainPress, ownName } from './presses.ts'

const pill = (page: Page) => page.getByRole('button', { name: /^출퇴근 상태/ })
const pressIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: '출근', exact: true })

/** The name of the employee of the demo company, as somebody else needs it. */
async function memberName(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  await signInAs(page, 'member', '/main')
  const name = await ownName(page)
  await page.close()
  return name
}

/** Presses of the check buttons that reached the server. */
function pressesOf(page: Page): string[] {
  const presses: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/work/work_web/checkinout/'))
      presses.push(request.postDataJSON().loc_check_type)
  })
  return presses
}

test('checking in and out from the top bar; a double click changes things once', async ({
  page,
  browser,
}) => {
  const presses = pressesOf(page)
  await signInAs(page, 'member', '/main')
  const name = await ownName(page)
  await pressIn(page).dblclick()
  await expect(pill(page)).toHaveAccessibleName(/\d\d:\d\d부터 근무 중/)
  await expect(page.getByText(/출근을 기록했습니다/)).toBeAttached()
  expect(presses).toEqual(['IN'])

  await pill(page).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('기록', { exact: true })).toBeVisible()
  await page.waitForTimeout(1500)
  await panel.getByLabel(/외근/).click({ force: true })
  await expect(pill(page)).toHaveAccessibleName(/외근/)
  // The pill tells it at once; the leader sees it once it is recorded.
  await expect(page.getByText('외근으로 기록했습니다.')).toBeAttached()
  await expectAccessible(page)

  // The leader of the team sees it.
  const other = await browser.newPage()
  await signInAs(other, 'leader')
  await other.goto(`/main/work/today?find=${initialsOf(name)}`)
  const row = other.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('외근')
  await other.getByRole('button', { name: /^외근 1/ }).click()
  await expect(other).toHaveURL(/state=AWAY/)
  await expect(row).toBeVisible()
  await other.getByRole('button', { name: /^휴가/ }).click()
  await expect(other.getByText('조건에 맞는 구성원이 없습니다')).toBeVisible()
  await other.close()

  await page.waitForTimeout(1500)
  await panel.getByRole('button', { name: '퇴근', exact: true }).click()
  // The pill tells it at once; a reload must not come before the answer.
  await expect(pill(page)).toHaveAccessibleName(/퇴근/)
  await expect(page.getByText(/퇴근을 기록했습니다/)).toBeAttached()
  await page.reload()
  await expect(pill(page)).toHaveAccessibleName(/\d\d:\d\d ~ (익일 )?\d\d:\d\d 근무, 퇴근/)
  expect(presses).toEqual(['IN', 'AWAY', 'OUT'])
})

test('a refused press goes back and says why', async ({ page }) => {
  await signInAs(page, 'payroll', '/main')
  await answerNow(page, '**/work/work_web/checkinout/', (route) =>
    route.fulfill({
      status: 403,
      json: {
        error_code: 'COMPUTER_CHECK_OFF',
        results: { message: '거절했습니다.', code: 'COMPUTER_CHECK_OFF' },
      },
    }),
  )
  await pressIn(page).click()
  await expectNotice(page, '거절했습니다.')
  await expect(pressIn(page)).toBeVisible()
})

test('who comes on a day of planned leave is asked before it is recorded', async ({ page }) => {
  const meant: (boolean | undefined)[] = []
  await signInAs(page, 'admin', '/main')
  // The server as it is on such a day: it takes the press only when it says that it is meant.
  await answerNow(page, '**/work/work_web/checkinout/', (route) => {
    const { on_planned_leave: isMeant } = route.request().postDataJSON() as { on_planned_leave?: boolean }
    meant.push(isMeant)
    const code = 'PLANNED_LEAVE_DAY'
    return isMeant
      ? route.continue()
      : route.fulfill({
          status: 409,
          json: { error_code: code, results: { message: '정한 날입니다.', code } },
        })
  })
  const question = page.getByRole('dialog', { name: '오늘은 연차를 사용하기로 정한 날입니다' })
  await pressIn(page).click()
  await expect(question.getByText(/노무를 받지 않습니다/)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: '취소' }).click()
  await expect(question).toBeHidden()
  await expect(pill(page)).toHaveAccessibleName(isWorkDay() ? /미출근/ : /휴무/)
  await pressIn(page).click()
  await question.getByRole('button', { name: '출근', exact: true }).click()
  await expect(pill(page)).toHaveAccessibleName(/부터 근무 중/)
  await expect(page.getByText(/출근을 기록했습니다/)).toBeAttached()
  expect(meant).toEqual([undefined, undefined, true])
})

test('a press without a network says that it waits and is not saved, and is recorded once it is back', async ({
  page,
}) => {
  await signInAs(page, 'payroll', '/main')
  await expect(pressIn(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await pressIn(page).click()
  await expect(pill(page)).toHaveAccessibleName(/연결 대기 중 · 저장 안 됨/)
  await expect(pressIn(page)).toBeHidden()
  await expect(page.getByText(/아직 저장되지 않았습니다/).first()).toBeAttached()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(pill(page)).toHaveAccessibleName(/부터 근무 중/)
})

async function pressOffline(page: Page): Promise<void> {
  await expect(mainPress(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await mainPress(page).click()
  await expect(pill(page)).toHaveAccessibleName(/연결 대기 중 · 저장 안 됨/)
}

test('a press without a network outlives its page, and is sent once however many tabs are opened', async ({
  page,
  context,
}) => {
  await signInAs(page, 'payroll', '/main')
  await pressOffline(page)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/work/work_web/checkinout/')) sent.push(request.method())
  })
  const other = await context.newPage()
  await Promise.all([page.goto('/main'), other.goto('/main')])
  await expect(pill(page)).toHaveAccessibleName(/\d\d:\d\d(부터 근무 중| ~ )/)
  await expect(pill(other)).toHaveAccessibleName(/\d\d:\d\d(부터 근무 중| ~ )/)
  expect(sent).toEqual(['POST'])
  await other.close()
})

test('a press that waits can be discarded, and is not for another person of this browser', async ({
  page,
}) => {
  const presses = pressesOf(page)
  await signInAs(page, 'payroll', '/main')
  await pressOffline(page)
  await forgetPerson(page)
  await signInAs(page, 'member', '/main')
  await expect(pill(page)).toHaveAccessibleName(/근무|출근|휴무/)
  await pill(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '내 근무' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText('저장되지 않은 출퇴근 기록')).toBeHidden()
  expect(presses).toEqual([])

  // Back with its own person, whom the server has no time for yet, and who thinks better of it.
  await page.route('**/work/work_web/checkinout/', (route) => route.fulfill({ status: 429, json: {} }))
  await forgetPerson(page)
  await signInAs(page, 'payroll', '/main')
  await expect(pill(page)).toHaveAccessibleName(/연결 대기 중 · 저장 안 됨/)
  await pill(page).click()
  await page.getByRole('region', { name: '저장되지 않은 출퇴근 기록' }).getByRole('button').click()
  const question = page.getByRole('dialog', { name: '저장되지 않은 기록 삭제' })
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(pill(page)).not.toHaveAccessibleName(/저장 안 됨/)
  await page.unroute('**/work/work_web/checkinout/')
  await page.reload()
  await expect(mainPress(page)).toBeVisible()
  await expect(pill(page)).not.toHaveAccessibleName(/저장 안 됨/)
})

test('the board filters by team and searches by initial consonants, all in the address', async ({
  page,
  browser,
}) => {
  const name = await memberName(browser)
  await signInAs(page, 'admin')
  await page.goto('/main/work/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('오늘 근무 현황')
  await page.getByRole('searchbox').fill(initialsOf(name))
  await expect(page).toHaveURL(/find=/)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(initialsOf(name))
  await page.getByRole('button', { name: '검색어 삭제' }).click()
  await page.getByRole('button', { name: '이름', exact: true }).click()
  await expect(page).toHaveURL(/sort=username/)
  await expectAccessible(page)
})

test('my week is judged against 52 hours and says why; a month and a person are addresses', async ({
  page,
  browser,
}) => {
  const name = await memberName(browser)
  await signInAs(page, 'leader')
  await page.goto('/main/work/me')
  await expect(page.getByRole('meter')).toBeVisible()
  await page.getByRole('button', { name: /계산 근거 보기/ }).click()
  await expect(page.getByText('근로기준법 제53조 제1항')).toBeVisible()
  await pressEscapeIn(page.getByRole('dialog', { name: '계산 근거' }))
  await expect(page.getByText('근로기준법 제53조 제1항')).toBeHidden()
  await expectAccessible(page)
  await page.getByText('월', { exact: true }).click()
  await expect(page).toHaveURL(/view=month/)
  await expect(page.getByRole('meter', { name: '월 근무 시간' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(today().daysInMonth + 1)
  await page.getByPlaceholder('구성원 선택').fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} 님의 근무`)
  await page.getByRole('button', { name: '내 근무' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 근무')
})

test('everybody’s month has sums and goes along as a sheet', async ({ page, browser }) => {
  const name = await memberName(browser)
  await signInAs(page, 'admin')
  await page.goto('/main/work/month')
  await expect(page.getByRole('row', { name: /합계/ })).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '엑셀 다운로드' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByRole('searchbox').fill(initialsOf(name))
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page).toHaveURL(/\/main\/work\/me\?.*user=/)
})

test('home gathers the day, approvals, leave, team, bookings and birthdays', async ({ page }) => {
  await signInAs(page, 'leader')
  await beAtWork(page)
  await page.goto('/main')
  for (const title of [
    '오늘 근무',
    '결재',
    '내 휴가',
    /근무 현황$/,
    '알림',
    '예정된 회의실 예약',
    ...(isWorkDay() ? ['이번 주 기념일', '오늘의 식단'] : []),
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: '휴가 신청' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '근무 현황' }).click()
  await expect(page).toHaveURL(/\/main\/work\/today/)
})

test('a notification is read by opening it, the rest all at once', async ({ page }) => {
  await signInAs(page, 'leader', '/main')
  const bell = page.getByRole('button', { name: /^알림, 읽지 않은 알림 \d+건/ })
  const before = Number(/(\d+)건/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1])
  await bell.click()
  const panel = page.getByRole('dialog')
  // Half faded in, everything looks pale.
  await expect(panel).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await panel
    .getByRole('button', { name: /읽지 않음/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/main\/approval/)
  await expect(page.getByRole('button', { name: `알림, 읽지 않은 알림 ${before - 1}건` })).toBeVisible()
  await page.goto('/main/notifications')
  await expect(
    page
      .getByRole('list', { name: '알림 목록' })
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(page.getByRole('button', { name: '알림, 읽지 않은 알림 없음' })).toBeVisible()
})

test('with one thumb: the phone opens on the button, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'middle', '/main')
  const day = isWorkDay() ? '오늘 근무' : '다음 근무일'
  await expect(page.getByRole('heading', { name: day })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: '출퇴근' }).click()
  await expect(page).toHaveURL(/\/main\/work\/check/)
  await page.getByRole('main').getByRole('button', { name: /^출근/ }).click()
  await expect(page.getByRole('main').getByRole('button', { name: /^퇴근/ })).toBeVisible()
  await expectAccessible(page)
  for (const place of ['check', 'me', 'me?view=month', 'today', 'month']) {
    await page.goto(`/main/work/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  // The month's tab is the last of the line.
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
  await page.goto('/main/notifications')
  await expectNoSidewaysScroll(page)
})

test('a leader goes from a day of the team to its week, and from there to the year of a person', async ({
  page,
}) => {
  await signInAs(page, 'leader', '/main/work/team')
  await expect(page.getByRole('table', { name: /구성원별 근무$/ })).toContainText('상태')
  await expectAccessible(page)
  await page.getByRole('radiogroup', { name: '보기' }).getByText('주', { exact: true }).click()
  const week = page.getByRole('table', { name: /~ .* 구성원별 근무$/ })
  await expect(week).toContainText('40시간 초과')
  await page.getByRole('button', { name: '이전 기간' }).click()
  await expect(week.getByText(/^\d\d:\d\d ~ \d\d:\d\d$/).first()).toBeVisible()
  await expectAccessible(page)
  // Seven days, their sum and what is beyond 40 hours stand beside each other in a small window.
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() =>
        week.evaluate((table) => table.parentElement!.scrollWidth - table.parentElement!.clientWidth),
      )
      .toBe(0)
  }

  await week.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /(님의|내) 근무$/, level: 1 })).toBeVisible()
  await page.getByRole('radiogroup', { name: '기간' }).getByText('연', { exact: true }).click()
  const year = page.getByRole('table', { name: '월별 근무' })
  // Twelve months between the head and the sums.
  await expect(year.getByRole('row')).toHaveCount(14)
  await expectAccessible(page)
  await year.getByRole('link').first().click()
  await expect(page).toHaveURL(/view=month/)
})
