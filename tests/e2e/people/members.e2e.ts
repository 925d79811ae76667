import type { Route } from '@playwright/test'
import {
  answerNow,
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  pressEscapeIn,
  signInAs,
  test,
} from '../browser.ts'

const RUN = Date.now().toString(36)
const INVITED = `sora-${RUN}@outside.gyeol.test`

test('an admin invites somebody, resends, and takes the invitation back', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members')
  await expectAccessible(page)
  await page.getByRole('button', { name: '구성원 초대' }).click()
  await page.getByRole('menuitem', { name: '한 명 초대' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('이메일').fill('member@demo.gyeol.test')
  await dialog.getByRole('button', { name: '초대', exact: true }).click()
  await expect(dialog.getByLabel('이메일')).toHaveAttribute('aria-invalid', 'true')

  await dialog.getByLabel('이메일').fill(INVITED)
  await dialog.getByLabel('이름', { exact: true }).fill('한소라')
  const sent = page.waitForRequest((request) => request.url().endsWith('/send_invite/'))
  await dialog.getByRole('button', { name: '초대', exact: true }).click()
  // R-MEMBERS-005: what was left empty is not sent.
  expect(Object.keys((await sent).postDataJSON() as object).toSorted()).toEqual(['email', 'username'])
  await expect(dialog).toBeHidden()
  const link = await mailTo(page, INVITED, /https?:\/\/[^"<\s]+(\/auth\/invite\?[^"<\s]+)/)
  const list = page.url()
  await page.goto(link)
  await expect(page.getByText(`${INVITED} 주소로 발송된 초대입니다.`)).toBeVisible()
  await page.getByRole('button', { name: '로그아웃 후 계속' }).click()
  await expect(page.getByLabel('이름')).toHaveValue('한소라')
  await expectAccessible(page)
  await signInAs(page, 'admin', list)

  await page.getByRole('tab', { name: /초대/ }).click()
  await expect(page).toHaveURL(/state=INVITED/)
  const row = page.getByRole('row').filter({ hasText: INVITED })
  await row.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: '초대 취소' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '초대 취소' }).click()
  await expect(row).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '사용할 수 없는 초대입니다' })).toBeVisible()
})

test('search, team and order are in the address and survive a reload', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members')
  const list = (await (
    await page.request.get('/user/com_members/?cmem_status=WORKING&page_size=1')
  ).json()) as {
    results: { username: string }[]
  }
  const typed = list.results[0]!.username
  await page.getByRole('searchbox', { name: /이름, 초성/ }).fill(typed)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed)}`))
  await page.getByRole('button', { name: '이름' }).click()
  await expect(page).toHaveURL(/order=username/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: /이름, 초성/ })).toHaveValue(typed)
  await expect(page.getByRole('row').filter({ hasText: typed }).first()).toBeVisible()
})

test('whoever leaves while the search still waits for the typing to pause is not called back', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members')
  const search = page.getByRole('searchbox', { name: /이름, 초성/ })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // The next screen is long in coming: the list stays in sight, and with it the search.
  const come = Promise.withResolvers<void>()
  await answerNow(page, /\/assets\/.*\.js$/, async (route) => {
    await come.promise
    await route.continue()
  })
  await search.pressSequentially('김')
  await page.getByRole('navigation').getByRole('link', { name: '분석' }).first().click()
  // By the clock of the page itself, after the pause is over.
  await page.evaluate(() => new Promise((pass) => setTimeout(pass, 400)))
  come.resolve()
  await expect(page.getByRole('heading', { name: '분석', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/main\/analytics/)
})

test('a dialog that was opened from a menu gives the focus back to the button of the menu', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members?q=member')
  const menu = page
    .getByRole('row')
    .filter({ hasText: 'member@' })
    .getByRole('button', { name: /더보기/ })
  for (const act of ['정보 수정', '퇴사 처리', '삭제']) {
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: act, exact: true }).press('Enter')
    // Not the one that stands in until what it shows is read.
    await expect(page.getByRole('dialog').getByRole('button', { name: '취소', exact: true })).toBeVisible()
    await pressEscapeIn(page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('who cannot be read for a change is told so, and can try again', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members?q=member')
  const profiles = '**/user/user_profile/*/'
  const refuse = (route: Route) =>
    route.fulfill({ status: 403, json: { message: '지금은 읽을 수 없습니다.' } })
  await answerNow(page, profiles, refuse)
  await page
    .getByRole('row')
    .filter({ hasText: 'member@' })
    .getByRole('button', { name: /더보기/ })
    .click()
  await page.getByRole('menuitem', { name: '정보 수정' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('지금은 읽을 수 없습니다.')
  await page.unroute(profiles)
  await dialog.getByRole('button', { name: '다시 시도' }).click()
  await expect(dialog.getByRole('textbox', { name: '이름', exact: true })).not.toHaveValue('')
})

test('nobody ends their own employment, and the reason is said', async ({ page }) => {
  await signInAs(page, 'admin')
  const me = (await (await page.request.get('/user/users/get_profile/')).json()) as {
    user_profile: { username: string }
  }
  await page.goto(`/main/members?q=${encodeURIComponent(me.user_profile.username)}`)
  await page
    .getByRole('row')
    .filter({ hasText: 'admin@' })
    .getByRole('button', { name: /더보기/ })
    .click()
  await expect(page.getByRole('menuitem', { name: /퇴사 처리/ })).toContainText('본인은 처리할 수 없습니다')
})

test('a member finds a colleague by the palette and sees no employment data', async ({ page }) => {
  await signInAs(page, 'member')
  const people = (await (await page.request.get('/user/users/list_user/?search=admin')).json()) as {
    user_id: number
    username: string
  }[]
  await page.goto('/main/members')
  await expect(page.getByRole('button', { name: '구성원 초대' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '구성원' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(people[0]!.username)
  await page
    .getByRole('option', { name: new RegExp(people[0]!.username) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/main/members/${people[0]!.user_id}`))
  await expect(page.getByRole('heading', { level: 1, name: people[0]!.username })).toBeVisible()
  await expect(page.getByText('입사일과 고용 정보는')).toBeVisible()
  await page.goto('/main/members/99999999')
  await expect(page.getByText('구성원을 찾을 수 없습니다')).toBeVisible()
})

test('a name of fifty characters is read whole on a phone', async ({ page }) => {
  const width = 390
  await page.setViewportSize({ width, height: 844 })
  await signInAs(page, 'payroll')
  const username = '가나다라마'.repeat(10)
  const answer = await page.request.patch('/user/users/update_profile/', {
    data: { username },
    headers: await csrfOf(page),
  })
  expect(answer.status()).toBe(200)
  await page.goto('/main')
  const greeting = page.getByRole('heading', { level: 1, name: new RegExp(username) })
  await expect(greeting).toBeVisible()
  const end = greeting.evaluate((heading) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    return words.getBoundingClientRect().right
  })
  expect(await end).toBeLessThanOrEqual(width)
  await expectNoSidewaysScroll(page)
})

test('the chart is a tree that keys open and close', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/org?view=list')
  const first = page.getByRole('treeitem').first()
  await first.focus()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('treeitem').nth(1)).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('settings: unsaved changes are kept until somebody decides', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/company')
  await page.getByLabel('사훈').fill(`천천히 함께 ${RUN}`)
  await page.getByRole('link', { name: '홈' }).first().click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: '계속 수정' }).click()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('저장하지 않은 변경 사항이 있습니다.')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('사훈')).toHaveValue(`천천히 함께 ${RUN}`)
})

test('a search that was just typed does not call back from the person who was chosen', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await answerNow(page, /\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  // Both in one moment, as a quick hand does, whatever the machine's pace.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[role=searchbox]')!
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    setValue.call(field, '김')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('tbody tr a')!.click()
  })
  await expect(page.getByRole('tab', { name: '프로필' })).toBeVisible()
  await expect(page).toHaveURL(/\/main\/members\/\d+$/)
})

test('a number that was taken once and is none any more keeps nobody from changing the rest', async ({
  page,
}) => {
  // As somebody still has it from before numbers were looked at.
  await page.route('**/users/get_profile/', async (route) => {
    const response = await route.fetch()
    const profile = (await response.json()) as { user_profile: { phone: string } }
    profile.user_profile.phone = '집 전화 2번'
    await route.fulfill({ response, json: profile })
  })
  await signInAs(page, 'payroll')
  await page.goto('/main/me')
  const basics = page.getByRole('region', { name: '기본 정보' })
  await expect(basics.getByLabel('전화번호')).toHaveValue('집 전화 2번')
  await basics.getByLabel('담당 업무').fill('급여와 4대 보험')
  const save = basics.getByRole('button', { name: '저장' })
  await save.click()
  await expect(save).toBeDisabled()
  await expect(page.getByText('저장했습니다.')).toBeVisible()

  await basics.getByLabel('전화번호').fill('집 전화 3번')
  await save.click()
  await expect(basics.getByText('010-1234-5678과 같은 올바른 전화번호를 입력해 주십시오.')).toBeVisible()
  await basics.getByLabel('전화번호').fill('02–123–4567（내선 12）')
  await save.click()
  await expect(basics.getByLabel('전화번호')).toHaveValue('02-123-4567(내선 12)')
  await expect(save).toBeDisabled()
})
