import type { Page } from '@playwright/test'
import { signIn } from '#contract/platform/auth/auth.ts'
import {
  csrfOf,
  DEMO_PASSWORD,
  type DemoRole,
  expect,
  expectAccessible,
  pressEscapeIn,
  settled,
  signInAs,
  test,
} from '../browser.ts'

test('an expired session is renewed once for all calls; a refused renewal ends at the sign-in page', async ({
  page,
  context,
}) => {
  await signInAs(page, 'member', '/main')
  // What the page still asks for would be refused, and renew the session before the reload does.
  await settled(page)
  const refreshes: string[] = []
  page.on('request', (request) => request.url().includes('refresh-token') && refreshes.push(request.url()))
  await context.clearCookies({ name: 'gyeol_session' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  expect(refreshes).toHaveLength(1)
  await context.clearCookies({ name: /gyeol_/ })
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/email/)
})

test('signing out clears what was kept and leads to the sign-in page', async ({ page }) => {
  await signInAs(page, 'leader', '/main')
  await page.evaluate(() => localStorage.setItem('gyeol:months', 'kept'))
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/signout/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gyeol:months'))).toBeNull()
  await page.goto('/main')
  await expect(page).toHaveURL(/\/auth\/email/)
})

test('nobody is told to be signed out before it is so, and who could not be can try again', async ({
  page,
}) => {
  await signInAs(page, 'leader', '/main')
  const answer = Promise.withResolvers<void>()
  await page.route('**/v1/auth/logout/', async (route) => {
    await answer.promise
    await route.fulfill({ status: 429, json: {} })
  })
  await page.goto('/signout')
  await expect(page.getByRole('heading', { name: '로그아웃' })).toBeVisible()
  await expect(page.getByText('로그아웃했습니다.')).toBeHidden()
  answer.resolve()
  await expect(page.getByText('로그아웃하지 못했습니다.')).toBeVisible()
  await expect(page.getByText('로그아웃했습니다.')).toBeHidden()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
  await page.goto('/main')
  await expect(page).toHaveURL(/\/auth\/email/)
})

const other = '다른 계정으로 로그인했습니다'

/** Signs somebody in where another person is signed in: the session of the browser becomes theirs. */
async function signInAnew(page: Page, role: DemoRole): Promise<void> {
  const data = { email: `${role}@demo.gyeol.test`, password: DEMO_PASSWORD }
  const answer = await page.request.post(signIn.path, { data, headers: await csrfOf(page) })
  expect(answer.status()).toBe(201)
}

test('a tab that shows one person hears at once when another tab signs in as somebody else', async ({
  page,
  context,
}) => {
  await signInAs(page, 'member', '/main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  const second = await context.newPage()
  await signInAnew(second, 'leader')
  await second.goto('/main')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: other })
  await pressEscapeIn(dialog)
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '변경된 계정으로 계속' }).click()
  const greeting = await second.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(second.getByRole('dialog', { name: other })).toBeHidden()
})

test('what is pressed on the screen of one person is not done as another', async ({ page }) => {
  // Whatever a colleague does would have this tab ask again, and show the dialog before anything is pressed.
  await page.route('**/live/', (route) => route.fulfill({ status: 204 }))
  await signInAs(page, 'member', '/main')
  await settled(page)
  // No tab of the new person has been opened yet: this one learns it from the server.
  await signInAnew(page, 'leader')
  await page.getByRole('link', { name: '휴가', exact: true }).click()
  await expect(page.getByRole('dialog', { name: other })).toBeVisible()
})
