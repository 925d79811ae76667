import type { Page } from '@playwright/test'
import {
  answerNow,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  mailTo,
  signInByPage,
  test,
  forgetPerson,
} from './browser.ts'
import { today } from './clock.ts'
import { chooseDay, freeDay } from './time/leave-days.ts'

// The journey that the product exists for, from the first address to the first approved half day.
const PASSWORD = 'spring-2026-morning!'
const RUN = Date.now().toString(36)
const FOUNDER = `founder-${RUN}@haru.gyeol.test`
const COLLEAGUE = `hyunji-${RUN}@haru.gyeol.test`

// As people have it, with the worker that keeps the shell's files.
test.use({ serviceWorkers: 'allow' })

test.describe.configure({ mode: 'serial' })

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel(/서비스 이용약관/).check()
  await page.getByLabel(/개인정보 수집/).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('생년월일').fill('1990-05-17')
  await page.getByRole('button', { name: '가입', exact: true }).click()
  await page.getByLabel('인증 코드').fill(await mailTo(page, email, /(?:코드|번호)[^<\d]{0,40}(\d{6})\b/))
  await page.getByRole('button', { name: '확인' }).click()
}

test('a person signs up, founds a company, makes a team, leads it and invites a colleague', async ({
  page,
}) => {
  await page.goto('/auth/sign-up')
  await signUp(page, FOUNDER)
  await page.getByLabel('회사 이름').fill('하루상점')
  await page.getByLabel('내 이름').fill('박새벽')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page).toHaveURL(/\/main$/)

  await page.goto('/main/settings/teams')
  await page.getByRole('button', { name: '팀 추가' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('팀 이름').fill('운영팀')
  await dialog.getByLabel('팀장', { exact: true }).fill('ㅂㅅㅂ')
  await page.getByRole('option', { name: /박새벽/ }).click()
  await dialog.getByRole('button', { name: /저장|추가/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('운영팀').first()).toBeVisible()

  await page.goto('/main/members')
  await page.getByRole('button', { name: '구성원 초대' }).click()
  await page.getByRole('menuitem', { name: '한 명 초대' }).click()
  const invitation = page.getByRole('dialog')
  await invitation.getByLabel('이메일').fill(COLLEAGUE)
  await invitation.getByLabel('이름').fill('김현지')
  await invitation.getByLabel('팀', { exact: true }).click()
  await page.getByRole('option', { name: /운영팀/ }).click()
  await invitation.getByLabel('입사일').fill('20240304')
  await page.keyboard.press('Tab')
  await invitation.getByRole('button', { name: '초대', exact: true }).click()
  await expect(invitation).toBeHidden()
  await expect(page.getByText(COLLEAGUE).first()).toBeVisible()
})

test('the colleague joins by the mailed link, checks in and asks for half a day, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const link = await mailTo(page, COLLEAGUE, /https?:\/\/[^"<\s]+(\/auth\/invite\?[^"<\s]+)/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '하루상점의 박새벽 님이 초대했습니다' })).toBeVisible()
  await expect(page.getByText('운영팀')).toBeVisible()
  await expect(page.getByLabel('이름')).toHaveValue('김현지')
  await expectAccessible(page)
  // From the mail to home in one form: what is missing is said beside its field, and one press joins.
  await page.getByRole('button', { name: '합류', exact: true }).click()
  await expect(page.getByText('생년월일을 입력해 주십시오.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('생년월일').fill('1990-05-17')
  await page.getByLabel('모두 동의').check()
  // Who comes back from another window while the invitation cannot be read anew keeps what was typed.
  await answerNow(page, '**/read_invite/', (route) => route.fulfill({ status: 429, json: {} }))
  const looked = page.waitForResponse('**/read_invite/')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await looked
  await page.unroute('**/read_invite/')
  await page.getByRole('button', { name: '합류', exact: true }).click()
  await expect(page).toHaveURL(/\/main$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '사용할 수 없는 초대입니다' })).toBeVisible()
  await expect(page.getByRole('link', { name: '홈으로 이동' })).toBeVisible()

  await page.goto('/main/work/check')
  await page.getByRole('main').getByRole('button', { name: /^출근/ }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/근무 중/)
      .first(),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.goto('/main/leave?new=1')
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await dialog.getByRole('radio', { name: /오후 반차/ }).click()
  // The first day of the next month on which half a day counts.
  await chooseDay(dialog, await freeDay(page, today().with({ day: 1 }).add({ months: 1 })))
  await expect(dialog.getByTestId('applied-days')).toHaveText('0.5일')
  await dialog.getByRole('button', { name: '신청', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('결재 중').first()).toBeVisible()
  await expectAccessible(page)
})

test('the leader approves it by keyboard, and the board of that day shows it', async ({ page }) => {
  await signInByPage(page, FOUNDER, PASSWORD)
  await page.goto('/main/approval/inbox')
  await expect(page.locator('[data-document]').filter({ hasText: '김현지' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: '승인 A' })).toBeVisible()
  await page.keyboard.press('a')
  await expectNotice(page, '승인했습니다')
  const soon = today().add({ months: 3 })
  const list = await page.request.get(
    `/work/work_event/?start_date=${soon.subtract({ months: 3 })}&end_date=${soon}`,
  )
  const events = (await list.json()) as { results: { wk_start_date: string }[] }
  await page.goto(`/main/work/today?date=${events.results[0]!.wk_start_date}`)
  await expect(page.getByRole('row').filter({ hasText: '김현지' })).toContainText('반차')
  await expectAccessible(page)
})

test('the balance of the colleague has fallen by half a day', async ({ page }) => {
  await signInByPage(page, COLLEAGUE, PASSWORD)
  const info = (await (await page.request.get('/user/vacation_info/')).json()) as Record<string, number>
  expect(info.used_vac_days).toBe(0.5)
  expect(info.remaining_days).toBe(info.total_days! - 0.5)
  await page.goto('/main/leave')
  await expect(page.locator('[data-figure=available_days] strong')).toHaveText(`${info.remaining_days}일`)
  await expect(page.getByRole('table', { name: '신청 내역' })).toContainText('승인')
})

test('who has an account signs in on the page of the invitation, and is in the new company at once', async ({
  page,
}) => {
  const email = 'payroll@demo.gyeol.test'
  await signInByPage(page, FOUNDER, PASSWORD)
  await page.goto('/main/members')
  await page.getByRole('button', { name: '구성원 초대' }).first().click()
  await page.getByRole('menuitem', { name: '한 명 초대' }).click()
  const invitation = page.getByRole('dialog')
  await invitation.getByLabel('이메일').fill(email)
  await invitation.getByRole('button', { name: '초대', exact: true }).click()
  await expect(invitation).toBeHidden()
  const link = await mailTo(page, email, /https?:\/\/[^"<\s]+(\/auth\/invite\?[^"<\s]+)/)
  await forgetPerson(page)
  await page.goto(link)
  const password = page.getByLabel('비밀번호', { exact: true })
  // Whoever invited wrote an address alone.
  await page.getByLabel('이름', { exact: true }).fill('윤지호')
  await password.fill('not-the-password-1')
  await page.getByRole('button', { name: '로그인 후 합류' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await password.fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '로그인 후 합류' }).click()
  await expect(page).toHaveURL(/\/main$/)
  await expect(page.getByText('하루상점').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /윤지호/ })).toBeVisible()
})
