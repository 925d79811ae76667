import { expect, expectAccessible, expectNoSidewaysScroll, mailTo, signInAs, test } from './browser.ts'

const PASSWORD = 'Saebyeok-bada-77'

test('the sign-in page works by keyboard, on a phone, and without barriers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/auth/email')
  await expect(page.getByLabel('이메일')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.type('member@demo.gyeol.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong-password')
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
  await expect(page.getByText('4단계 중 1단계')).toBeVisible()
  await expect(page.locator('input[type=password]')).toHaveCount(0)
})

test('signing up, confirming by mail, founding a company', async ({ page }) => {
  const email = `founder${Date.now()}@example.co.kr`
  await page.goto('/auth/sign-up')
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('비밀번호', { exact: true }).fill('abc')
  await page.getByLabel('비밀번호 다시 입력').fill('abd')
  await expect(page.getByText('비밀번호가 서로 다릅니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '다음' })).toBeDisabled()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 다시 입력').fill(PASSWORD)
  await page.getByRole('button', { name: '다음' }).click()
  await expectAccessible(page)
  await page.getByLabel(/서비스 이용약관/).check()
  await expect(page.getByRole('button', { name: '다음' })).toBeDisabled()
  await page.getByLabel(/개인정보 수집/).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('생년월일').fill('1990-03-15')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page).toHaveURL(/\/auth\/confirm/)
  await page.getByLabel('인증 코드').fill(await mailTo(page, email, /\b(\d{6})\b/))
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('이메일을 확인했습니다.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/company/)
  await page.getByLabel('회사 이름').fill('새벽바다')
  await page.getByLabel('내 이름').fill('남궁하늘')
  await page.getByRole('button', { name: '회사 만들기' }).click()
  await expect(page).toHaveURL(/\/main/)
  await expect(page.getByRole('link', { name: '새벽바다' })).toBeVisible()
})

test('a forgotten password is replaced with a mailed code', async ({ page }) => {
  const email = 'payroll@demo.gyeol.test'
  await page.goto('/auth/password')
  await page.getByLabel(/가입한 이메일/).fill(email)
  await page.getByRole('button', { name: '코드 받기' }).click()
  await page.getByLabel('인증 코드').fill('000000')
  await page.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 다시 입력').fill(PASSWORD)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('an expired session is renewed once for all calls; a refused renewal ends at the sign-in page', async ({
  page,
  context,
}) => {
  await signInAs(page, 'member')
  const refreshes: string[] = []
  page.on('request', (request) => request.url().includes('refresh-token') && refreshes.push(request.url()))
  await context.clearCookies({ name: 'gyeol_session' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refreshes).toHaveLength(1)
  await context.clearCookies({ name: /gyeol_/ })
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/email/)
})

test('signing out clears what was kept and leads to the sign-in page', async ({ page }) => {
  await signInAs(page, 'leader')
  await page.evaluate(() => localStorage.setItem('gyeol:months', 'kept'))
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/signout/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gyeol:months'))).toBeNull()
  await page.goto('/main')
  await expect(page).toHaveURL(/\/auth\/email/)
})
