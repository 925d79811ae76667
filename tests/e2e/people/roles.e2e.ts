import {
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'

interface Profile {
  id: number
  user_profile: { username: string }
}

test('people are put in charge of a duty together, and relieved again', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/admins')
  await expectAccessible(page)
  await page.getByRole('button', { name: '외근 담당자 수정' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('변경 사항이 없습니다.')).toBeVisible()
  const people = (await (await page.request.get('/user/users/list_user/?limit=3')).json()) as {
    username: string
  }[]
  for (const { username } of people.slice(0, 2)) {
    await dialog.getByLabel('담당자', { exact: true }).fill(username)
    await dialog
      .page()
      .getByRole('option', { name: new RegExp(username) })
      .first()
      .click()
    await expect(dialog.getByText(/^지정: /)).toContainText(username)
  }
  // The list of people lies over the button until one leaves the field.
  await dialog.getByLabel('담당자', { exact: true }).press('Tab')
  await expect(dialog.getByText(/^지정: /)).toContainText(people[0]!.username)
  const asked = page.waitForRequest((request) => request.url().endsWith('/change_ic_bulk/'))
  await dialog.getByRole('button', { name: '저장' }).click()
  expect(((await asked).postDataJSON() as { user_ids: number[] }).user_ids).toHaveLength(2)
  await expect(dialog).toBeHidden()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '외근 담당자 수정' }) })
  for (const { username } of people.slice(0, 2))
    await expect(row.getByRole('link', { name: username })).toBeVisible()

  await row.getByRole('button').click()
  const field = dialog.getByLabel('담당자', { exact: true })
  await field.press('Backspace')
  await field.press('Backspace')
  await field.press('Tab')
  await expect(dialog.getByText(/^해제: /)).toBeVisible()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(row.getByText('담당자가 없습니다.')).toBeVisible()
})

test('the last full admin cannot be removed, and the button says why', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/admins')
  const me = (await (await page.request.get('/user/users/get_profile/')).json()) as Profile
  const remove = page.getByRole('button', { name: `${me.user_profile.username}: 권한 해제` })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await remove.focus()
  await expect(page.getByRole('tooltip')).toContainText('마지막 전체 관리자')
  await remove.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what an admin of a team is called is changed where it stands, by keyboard', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/admins')
  const section = page.getByRole('region', { name: '중간관리자' })
  await section.getByRole('button', { name: /^중간관리자\. .*개발본부/ }).press('Enter')
  const field = section.getByRole('textbox')
  await field.press('Escape')
  await expect(section.getByRole('button', { name: /^중간관리자\. .*개발본부/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await field.fill('개발 총괄')
  await field.press('Enter')
  await expect(section.getByRole('button', { name: /^개발 총괄\./ })).toBeVisible()
  await section.getByRole('button', { name: /^개발 총괄\./ }).click()
  await section.getByRole('button', { name: '회사 명칭 사용' }).click()
  await expect(section.getByRole('button', { name: /^중간관리자\. .*개발본부/ })).toBeVisible()

  await section.getByRole('button', { name: '명칭 변경', exact: true }).click()
  await section.getByRole('textbox').fill('조직 관리자')
  await section.getByRole('textbox').press('Enter')
  const renamed = page.getByRole('region', { name: '조직 관리자' })
  await expect(renamed.getByRole('button', { name: /^조직 관리자\. .*개발본부/ })).toBeVisible()
  await renamed.getByRole('button', { name: '명칭 변경', exact: true }).click()
  await renamed.getByRole('button', { name: '기본 명칭(중간관리자)으로 변경' }).click()
  await expect(page.getByRole('region', { name: '중간관리자' })).toBeVisible()
})

test('who may do what: the table, the search, and one person', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/permissions')
  const table = page.getByRole('table')
  const invite = table.getByRole('row').filter({ hasText: '구성원 초대' })
  // Four roles, and the two duties that open something by themselves.
  await expect(invite.getByRole('cell')).toHaveCount(6)
  await expect(invite.getByRole('cell').nth(2)).toContainText('담당 팀')
  await expect(invite.getByRole('cell').nth(3)).toContainText('회사 전체')
  await expect(invite.getByRole('cell').first().getByRole('img', { name: '불가' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: '권한 검색' }).fill('초대')
  await expect(page).toHaveURL(/q=/)
  await expect(table.getByRole('rowheader').filter({ hasText: '팀 추가' })).toHaveCount(0)
  await page.reload()
  await expect(invite).toBeVisible()

  await page.goto('/main/settings/permissions')
  const admins = (await (await page.request.get('/user/role/list_admin_limited/')).json()) as {
    username: string
    cover_teams: { team_name: string }[]
  }[]
  const middle = admins.find((admin) => admin.cover_teams.some((team) => team.team_name === '개발본부'))!
  await page.getByLabel('구성원별 권한').fill(middle.username)
  await page
    .getByRole('option', { name: new RegExp(middle.username) })
    .first()
    .click()
  await expect(page).toHaveURL(/user=\d+/)
  await expect(page.getByText('담당 팀: 개발본부')).toBeVisible()
  await page.getByRole('button', { name: '역할별 권한' }).click()
  await expect(table).toBeVisible()
})

test('on a phone the permissions are a list for one role at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'middle')
  await page.goto('/main/settings/permissions?who=LEADER')
  await expect(page.getByRole('table')).toHaveCount(0)
  const records = page.getByRole('listitem').filter({ hasText: /^근무 기록 열람/ })
  await expect(records).toContainText('팀장인 팀')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/main/settings/admins')
  await expect(page.getByRole('heading', { name: '담당자', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a person learns who sees the own record, a leader why they see somebody’s', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/me')
  const own = page.getByRole('region', { name: '내 기록을 열람할 수 있는 사람' })
  await expect(own.getByRole('listitem').filter({ hasText: '전체 관리자' }).first()).toBeVisible()
  const me = (await (await page.request.get('/user/users/get_profile/')).json()) as Profile

  await forgetPerson(page)
  await signInAs(page, 'leader')
  await page.goto(`/main/members/${me.id}`)
  const why = page.getByRole('region', { name: '열람 권한의 근거' })
  await expect(why.getByRole('listitem')).toHaveCount(1)
})

test('whoever is shut out while at work is led out with the reason', async ({ page, browser }) => {
  await signInAs(page, 'payroll')
  const me = (await (await page.request.get('/user/users/get_profile/')).json()) as Profile
  const admin = await (await browser.newContext()).newPage()
  await signInAs(admin, 'admin')
  const allow = async (dash_available: boolean) => {
    const answer = await admin.request.patch('/user/com_members/update_user_company_members/', {
      headers: await csrfOf(admin),
      data: { user_id: me.id, dash_available },
    })
    expect(answer.status()).toBe(200)
  }
  await allow(false)
  try {
    await page.goto('/main/members')
    await expect(page).toHaveURL(/\/signout\?reason=blocked/)
    await expect(page.getByRole('heading', { name: '사용할 수 없는 계정입니다' })).toBeVisible()
    // Signing in again leads to the same place: the account is fine, the company says no.
    await page.goto('/auth/email')
    await page.getByLabel('이메일').fill('payroll@demo.gyeol.test')
    await page.getByLabel('비밀번호', { exact: true }).fill('gyeol-demo-1!')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page).toHaveURL(/\/signout\?reason=blocked/)
  } finally {
    await allow(true)
    await admin.context().close()
  }
})
