import { expect, expectAccessible, settled, signInAs, test } from '../browser.ts'

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
