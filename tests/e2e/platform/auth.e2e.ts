import { readFileSync } from 'node:fs'
import type { JSHandle, Page } from '@playwright/test'
import { type TOTP, URI } from 'otpauth'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  mailTo,
  settled,
  signInAs,
  signInByPage,
  test,
  textsOf,
} from '../browser.ts'
import { now } from '../clock.ts'

const PASSWORD = 'Saebyeok-bada-77'

test('the sign-in page works by keyboard, on a phone, and without barriers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/email')
  await expect(page.getByLabel('이메일')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.type('member@demo.gyeol.test')
  // A missing password is asked for at its field, and typing it brings no banner that pushes the form down.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong-password')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('이메일')).toHaveValue('member@demo.gyeol.test')
})

test('a wrong password starts no refresh of the session', async ({ page }) => {
  const refreshes: string[] = []
  page.on('request', (request) => request.url().includes('refresh') && refreshes.push(request.url()))
  await page.goto('/auth/email')
  await page.getByLabel('이메일').fill('member@demo.gyeol.test')
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(refreshes).toEqual([])
})

test('who is not signed in comes back to the wanted screen after signing in', async ({ page }) => {
  await page.goto('/main?tab=x')
  await expect(page).toHaveURL(/\/auth\/email\?next=/)
  await page.getByRole('button', { name: /member@demo/ }).click()
  await expect(page).toHaveURL(/\/main\?tab=x/)
})

test('an address of another host is no place to go on to', async ({ page }) => {
  await page.goto('/auth/email?next=https://example.org/main')
  await page.getByRole('button', { name: /member@demo/ }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/main$|localhost:\d+\/main$/)
})

test('later steps of signing in and up cannot be reached first', async ({ page }) => {
  for (const address of ['/auth/mfa', '/auth/confirm']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/auth\/email/)
  }
  await page.goto('/auth/sign-up')
  await expect(page.getByText('5단계 중 1단계')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
})

/** Makes an account through the screens, up to its confirmed address. */
async function signUpAs(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel(/모두 동의/).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('생년월일').fill('1990-03-15')
  await page.getByRole('button', { name: '가입', exact: true }).click()
  await page.getByLabel('인증 코드').fill(await mailTo(page, email, /\b(\d{6})\b/))
  await page.getByRole('button', { name: '확인' }).click()
  // The password was typed a moment ago: nobody types it again.
  await expect(page).toHaveURL(/\/auth\/company/)
}

/** Signs in whoever belongs to no company yet. */
async function signInFirst(page: Page, email: string): Promise<void> {
  await page.goto('/auth/email')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/company/)
}

async function found(page: Page, company: string): Promise<void> {
  await page.getByLabel('회사 이름').fill(company)
  await page.getByLabel('내 이름').fill('남궁하늘')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page).toHaveURL(/\/main/)
  await expect(page.getByRole('link', { name: company })).toBeVisible()
}

test('a visitor who is not signed in causes no refused call', async ({ page }) => {
  const refused: string[] = []
  page.on(
    'response',
    (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`),
  )
  for (const address of ['/auth/email', '/main', '/main/leave', '/auth/sign-up', '/auth/password']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/auth\//)
    await settled(page)
  }
  expect(refused).toEqual([])
})

interface Typing {
  /** How often nothing was typed for as long as the page waits before it asks. */
  pauses: number
  /** How long before each check of the password the last letter was typed, in milliseconds of the page. */
  waits: number[]
}

/** The debounce is of the page's own time: a busy machine types with pauses of which the test knows nothing. */
function watchTyping(page: Page): Promise<JSHandle<Typing>> {
  return page.evaluateHandle(() => {
    const typing = { pauses: 0, waits: [] as number[] }
    let typedAt = performance.now()
    document.addEventListener(
      'input',
      () => {
        if (performance.now() - typedAt > 299) typing.pauses += 1
        typedAt = performance.now()
      },
      true,
    )
    const real = window.fetch
    window.fetch = (...call) => {
      if (String(call[0]).includes('check-password')) typing.waits.push(performance.now() - typedAt)
      return real(...call)
    }
    return typing
  })
}

test('a sign-up survives going back and a reload, and keeps no password', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/sign-up')
  await page.getByLabel('이메일').fill('halfway@example.co.kr')
  await page.getByRole('button', { name: '다음' }).click()
  const password = page.getByLabel('비밀번호', { exact: true })
  await password.fill('abc')
  await page.getByLabel('비밀번호 확인').fill('abd')
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '다음' })).toBeDisabled()
  const typing = await watchTyping(page)
  await password.fill('')
  await password.pressSequentially(PASSWORD, { delay: 20 })
  await expect(page.getByText('비밀번호 강도: 강함')).toBeVisible()
  const { pauses, waits } = await typing.jsonValue()
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.length).toBeLessThanOrEqual(pauses + 1)
  expect(waits.filter((wait) => wait < 299)).toEqual([])
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText('5단계 중 3단계')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/서비스 이용약관/).check()
  await expect(page.getByRole('button', { name: '다음' })).toBeDisabled()
  await page.getByLabel(/개인정보 수집/).check()
  await page.goBack()
  await expect(page.getByText('5단계 중 2단계')).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel(/개인정보 수집/)).toBeChecked()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('생년월일').fill('2020-01-01')
  await expect(page.getByText('만 14세 이상만 가입할 수 있습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '가입', exact: true })).toBeDisabled()
  await page.getByLabel('생년월일').fill('1990-03-15')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(PASSWORD)
  await page.reload()
  await expect(page.getByText('새로 고침하면 비밀번호가 삭제됩니다.')).toBeVisible()
  await password.fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel(/개인정보 수집/)).toBeChecked()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel('생년월일')).toHaveValue('1990-03-15')
  await expectNoSidewaysScroll(page)
})

test('signing up, founding two companies, moving between them; the last admin cannot withdraw', async ({
  page,
}) => {
  const email = `founder${Date.now()}@example.co.kr`
  await signUpAs(page, email)
  await signInFirst(page, email)
  await found(page, '새벽바다')
  await page.goto('/main/me?tab=companies')
  await page.getByRole('link', { name: '회사 등록·참여' }).click()
  await found(page, '저녁놀')
  await page.goto('/main/me?tab=companies')
  await page.getByRole('button', { name: '새벽바다: 이동' }).click()
  await expect(page.getByRole('link', { name: '새벽바다' })).toBeVisible()
  await page.goto('/main/me?tab=security')
  await page.getByRole('button', { name: '탈퇴', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('마지막 전체 관리자', { exact: true })).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: '탈퇴', exact: true })).toBeDisabled()
  await expectAccessible(page)
})

test('who withdraws is told what ends, and signs in no more', async ({ page }) => {
  const email = `leaver${Date.now()}@example.co.kr`
  await signUpAs(page, email)
  await signInFirst(page, email)
  await page.getByRole('radio', { name: /참여 코드로 참여/ }).check()
  await page.getByLabel('참여 코드', { exact: true }).fill('GYEOLDEMO')
  await page.getByLabel('내 이름').fill('떠날사람')
  await page.getByRole('button', { name: '참여', exact: true }).click()
  await expect(page).toHaveURL(/\/main/)
  await page.goto('/main/me?tab=security')
  await page.getByRole('button', { name: '탈퇴', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('결 데모')).toBeVisible()
  await dialog.getByLabel('현재 비밀번호').fill('wrong-password')
  await dialog.getByRole('button', { name: '탈퇴', exact: true }).click()
  await expect(dialog.getByText('현재 비밀번호가 올바르지 않습니다.')).toBeVisible()
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD)
  await dialog.getByRole('button', { name: '탈퇴', exact: true }).click()
  await expect(page.getByRole('heading', { name: '계정을 탈퇴했습니다' })).toBeVisible()
  await page.getByRole('link', { name: '다시 로그인' }).click()
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('이메일 또는 비밀번호가 올바르지 않습니다.')
})

test('an authenticator app, its recovery codes, and signing in with one of them', async ({
  page,
  browser,
}) => {
  const email = `careful${Date.now()}@example.co.kr`
  await signUpAs(page, email)
  await signInFirst(page, email)
  await found(page, '조심회사')
  await page.goto('/main/me?tab=security')
  await page.getByRole('button', { name: '인증 앱 코드: 사용' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD)
  await dialog.getByRole('button', { name: '다음' }).click()
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  await expectAccessible(page)
  const app = URI.parse((await dialog.getByRole('link', { name: /인증 앱 열기/ }).getAttribute('href'))!)
  await dialog.getByLabel('인증 코드').fill((app as TOTP).generate({ timestamp: now().epochMilliseconds }))
  await dialog.getByRole('button', { name: '설정', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '파일 저장' }).click()
  const [first = '', second = ''] = await textsOf(dialog.getByRole('listitem'))
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toContain(second)
  await dialog.getByRole('button', { name: '인쇄' }).click()
  await expect(dialog.getByRole('button', { name: '완료', exact: true })).toBeDisabled()
  await dialog.getByLabel('안전한 곳에 보관했습니다').check()
  await dialog.getByRole('button', { name: '완료', exact: true }).click()
  await expect(page.getByText('10개 중 10개 잔여')).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/auth/email')
  await elsewhere.getByLabel('이메일').fill(email)
  await elsewhere.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: '로그인', exact: true }).click()
  await elsewhere.getByRole('button', { name: '복구 코드로 로그인' }).click()
  await expectAccessible(elsewhere)
  await elsewhere.getByLabel('복구 코드').fill(first.toUpperCase())
  await elsewhere.getByRole('button', { name: '인증', exact: true }).click()
  await expect(elsewhere).toHaveURL(/\/main/)
  expect(await mailTo(page, email, /잔여 코드는 (\d+)개/)).toBe('9')
  await page.reload()
  await expect(page.getByText('10개 중 9개 잔여')).toBeVisible()
  await page.getByRole('tab', { name: '로그인 기록' }).click()
  await expect(page.getByText(/^복구 코드 · /)).toBeVisible()
  await page.getByRole('tab', { name: '보안' }).click()
  await page.getByRole('button', { name: '해제', exact: true }).click()
  await dialog.getByLabel('현재 비밀번호').fill(PASSWORD)
  await dialog.getByRole('button', { name: '해제', exact: true }).click()
  await expect(page.getByText('복구 코드', { exact: true })).toBeHidden()
  await elsewhere.context().close()
})

test('another device is signed out at once', async ({ page, browser }) => {
  await signInAs(page, 'leader')
  const phone = await (
    await browser.newContext({ userAgent: 'Galaxy (Linux; Android 16) Chrome/142 Mobile' })
  ).newPage()
  await signInByPage(phone, 'leader@demo.gyeol.test', 'gyeol-demo-1!')
  await page.goto('/main/me?tab=devices')
  await expect(page.getByText('현재 기기')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Android의 Chrome: 로그아웃' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click()
  await expectNotice(page, '해당 기기에서 로그아웃했습니다.')
  await phone.reload()
  await expect(phone).toHaveURL(/\/auth\/email/)
  await page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText('로그인된 다른 기기가 없습니다.')).toBeVisible()
  await page.getByRole('tab', { name: '로그인 기록' }).click()
  await expect(page).toHaveURL(/tab=history/)
  await expect(page.getByText('다른 기기 모두 로그아웃', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await phone.context().close()
})

test('what was typed in the profile is not lost without a question', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/me')
  await page.getByLabel('전화번호').fill('010-7777-8888')
  await page.getByRole('tab', { name: '보안' }).click()
  await page.getByRole('tab', { name: '프로필' }).click()
  await expect(page.getByLabel('전화번호')).toHaveValue('010-7777-8888')
  await page.getByRole('link', { name: '홈', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '계속 수정' }).click()
  await expect(page.getByLabel('전화번호')).toHaveValue('010-7777-8888')
})

test('a forgotten password is replaced with a mailed code', async ({ page }) => {
  const email = 'payroll@demo.gyeol.test'
  await page.goto('/auth/password')
  await page.getByLabel(/가입한 이메일/).fill(email)
  await page.getByRole('button', { name: '코드 발송' }).click()
  await page.getByLabel('인증 코드').fill('000000')
  await page.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('what is no e-mail is told in our words and in the language of the page', async ({ page }) => {
  const told = {
    ko: '올바른 이메일 주소를 입력해 주십시오.',
    ja: '正しいメールアドレスを入力してください。',
    en: 'Enter a valid email address.',
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [language, sentence] of Object.entries(told)) {
    await page.addInitScript((chosen) => localStorage.setItem('gyeol-language', chosen), language)
    await page.goto('/auth/email')
    const email = page.locator('input[type=email]')
    for (const wrong of ['abc', 'abc@', '']) {
      await email.fill(wrong)
      await page.locator('input[type=password]').fill('whatever-1')
      await page.locator('button[type=submit]').click()
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('input[type=password]')).toHaveValue('whatever-1')
    }
    await expectNoSidewaysScroll(page)
    await page.goto('/auth/password')
    await email.fill('abc')
    await page.locator('button[type=submit]').click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page)
})

test('a sign-in without a password asks for it', async ({ page }) => {
  await page.goto('/auth/email')
  await page.getByLabel('이메일').fill('member@demo.gyeol.test')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByText('필수 항목입니다. 입력해 주십시오.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('any other invalid answer about a password shows the password message', async ({ page }) => {
  await page.goto('/auth/sign-up')
  await page.getByLabel('이메일').fill('long-password@example.co.kr')
  await page.getByRole('button', { name: '다음' }).click()
  const limit = page.getByText('사용할 수 없는 비밀번호입니다. 다른 비밀번호를 입력해 주십시오.')
  // Longer than the server takes at all: it refuses to judge it.
  const endless = `${PASSWORD}${'가나다라마'.repeat(250)}`
  await page.getByLabel('비밀번호', { exact: true }).fill(endless)
  await page.getByLabel('비밀번호 확인').fill(endless)
  await expect(limit).toBeVisible()
  await expect(page.getByRole('button', { name: '다음' })).toBeDisabled()
})
