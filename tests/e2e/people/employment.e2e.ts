import type { Page } from '@playwright/test'
import {
  csrfOf,
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  signInAs,
  test,
  forgetPerson,
} from '../browser.ts'
import { today } from '../clock.ts'

interface Row {
  user_id: number
  username: string
  email: string
  position: string
  planned_retire_date: string | null
}

/** People without a role whom nothing is planned for; each test takes its own, from the end of the list. */
async function staff(page: Page, query = ''): Promise<Row[]> {
  const answer = await page.request.get(`/user/com_members/?cmem_status=WORKING&page_size=100${query}`)
  const { results } = (await answer.json()) as { results: Row[] }
  const roles = /^(admin|middle|leader|member|payroll)@/
  return results.filter((row) => !roles.test(row.email) && row.planned_retire_date === null)
}

test('several people change from a coming day, which is shown before and taken back after', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members?order=username')
  const people = (await staff(page, '&ordering=username')).slice(0, 2)
  for (const { username, email } of people) {
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByRole('checkbox', { name: new RegExp(username) }).check()
  }
  await page.getByRole('button', { name: '일괄 변경' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('변경할 항목을 선택해 주십시오.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '직책 변경' }).check()
  await expect(dialog.getByText('값을 선택하거나 입력해 주십시오: 직책')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /명 변경/ })).toBeDisabled()
  const empties = dialog.getByRole('checkbox', { name: '직책 값 삭제' })
  await empties.check()
  await expect(dialog.getByText('값을 선택하거나 입력해 주십시오: 직책')).toBeHidden()
  await empties.uncheck()
  await dialog.getByRole('textbox', { name: '직책' }).fill('수석')
  await dialog.getByLabel('적용일').fill('2030-01-01')
  await dialog.getByLabel('적용일').blur()
  const preview = dialog.getByRole('region', { name: '미리보기' })
  await expect(preview.getByText(/→ 수석 \(2030년 1월 1일/)).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '2명 변경' }).click()
  await expectNotice(page, '2명의 정보를 변경했습니다.')

  for (const { user_id } of people) {
    await page.goto(`/main/members/${user_id}?tab=history`)
    const item = page.getByRole('listitem').filter({ hasText: '수석' })
    await expect(item).toContainText('예정')
    await item.getByRole('button', { name: /예정 취소/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '예정 취소' }).click()
    await expect(item).toHaveCount(0)
  }
})

test('the history answers for any day, and on a phone', async ({ page }) => {
  await signInAs(page, 'admin')
  const [one] = await staff(page, '&ordering=joined_date')
  await page.goto(`/main/members/${one!.user_id}`)
  await page.getByRole('tab', { name: '인사 이력' }).click()
  await expect(page).toHaveURL(/tab=history/)
  await page.getByLabel('기준일').fill('1999-12-31')
  await page.getByLabel('기준일').blur()
  await expect(page.getByText('해당 날짜에는 회사 소속이 아닙니다.')).toBeVisible()
  await expect(page).toHaveURL(/on=1999-12-31/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('heading', { name: '인사 이력' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a leader leaves as planned: everything is decided on, and the plan is called off', async ({ page }) => {
  await signInAs(page, 'admin')
  const teams = (await (await page.request.get('/user/teams/')).json()) as {
    team_name: string
    team_leader: number | null
  }[]
  const free = new Set((await staff(page)).map(({ user_id }) => user_id))
  const led = teams.find((team) => team.team_leader !== null && free.has(team.team_leader))!
  const { team_leader: leader, team_name } = led
  await page.goto(`/main/members/${leader}`)
  await page.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: '퇴사 처리' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('마지막 근무일').fill('2030-12-31')
  await dialog.getByLabel('마지막 근무일').blur()
  await expect(dialog.getByText(/다음 날 0시에 퇴사 처리됩니다/)).toBeVisible()
  const save = dialog.getByRole('button', { name: '예정 저장', exact: true })
  await expect(save).toBeDisabled()
  await expectAccessible(page)

  // Somebody takes the team over; the rest stays or ends, each by a choice of its own.
  await dialog.getByRole('combobox', { name: `팀장: ${team_name}` }).click()
  await page.getByRole('option', { name: '다른 구성원에게 인계' }).click()
  await dialog.getByLabel('인수자').fill('ㅈ')
  await page.getByRole('option').first().click()
  const open = dialog.getByPlaceholder('선택', { exact: true })
  for (const choice of await open.all()) {
    if ((await choice.inputValue()) !== '') continue
    await choice.click()
    await page.getByRole('option').last().click()
  }
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^퇴사 예정 2030년 12월 31일/)).toBeVisible()

  await page.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: '퇴사 예정 변경·취소' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '퇴사 예정 취소' }).click()
  await expect(page.getByText(/^퇴사 예정 2030/)).toBeHidden()
})

test('who had left is invited back into the team and with the rank of before', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members?state=RETIRED')
  const row = page.getByRole('row').filter({ hasText: '@' }).first()
  await row.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: '재입사 초대' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^퇴사일\(/)).toBeVisible()
  await expect(dialog.getByLabel('팀', { exact: true })).not.toHaveValue('')
  const name = (await dialog.getByRole('heading').innerText()).replace(' 님 재입사 초대', '')
  const rank = await dialog.getByLabel('직급', { exact: true }).inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '초대', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/main/members?state=INVITED&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(rank)
})

test('a coming absence is planned and taken back', async ({ page }) => {
  await signInAs(page, 'admin')
  const person = (await staff(page)).at(-1)!
  await page.goto(`/main/members/${person.user_id}`)
  await page.getByRole('button', { name: /더보기/ }).click()
  await page.getByRole('menuitem', { name: '휴직 처리' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('휴직 시작일').fill('2030-03-01')
  await dialog.getByLabel('휴직 시작일').blur()
  await dialog.getByLabel('휴직 종료일').fill('2030-08-31')
  await dialog.getByLabel('휴직 종료일').blur()
  await dialog.getByLabel('사유').fill('육아휴직')
  await dialog.getByRole('button', { name: '휴직 처리' }).click()
  await expect(page.getByText(/^휴직 예정 2030년 3월 1일/)).toBeVisible()
  await page.getByRole('tab', { name: '인사 이력' }).click()
  const item = page.getByRole('listitem').filter({ hasText: '육아휴직' })
  await item.getByRole('button', { name: /예정 취소/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '예정 취소' }).click()
  await expect(item).toHaveCount(0)
})

test('the company of another day, and filters that a bookmark keeps', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/members?on=2010-01-01')
  await expect(page.getByText('2010년 1월 1일(금) 기준 구성원입니다.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: '오늘 기준' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page).not.toHaveURL(/on=/)
  await page.getByRole('combobox', { name: '직급별 필터' }).click()
  await page.getByRole('option', { name: '과장' }).click()
  await expect(page).toHaveURL(/rank=\d+/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: '직급별 필터' })).toHaveValue('과장')
  await page.getByRole('button', { name: '필터 초기화' }).click()
  await expect(page).not.toHaveURL(/rank=/)
})

test('a list begins with the own team for whoever leads one (R-USER-003)', async ({ page }) => {
  await signInAs(page, 'leader')
  await page.goto('/main/members')
  await expect(page.getByRole('combobox', { name: '팀', exact: true })).not.toHaveValue('')
})

test('how the hours of a person are settled is said on their page, and changed there', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(`/main/members/${(await staff(page)).at(-3)!.user_id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('고정 근무')
  await page.getByRole('button', { name: '정보 수정', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '근무 유형' }).click()
  await page.getByRole('option', { name: '선택근로(1개월 정산)' }).click()
  await expect(dialog.getByLabel('적용일')).toBeVisible()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await expect(main).toContainText('선택근로(1개월 정산)')
})

test('whoever may not use the screens is sent to the door with the reason (R-AUTH-002)', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin')
  const person = (await staff(page)).at(-2)!
  await page.goto(`/main/members/${person.user_id}`)
  const allow = async (isAllowed: boolean) => {
    await page.getByRole('button', { name: '정보 수정', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch').setChecked(isAllowed)
    await expect(dialog.getByRole('switch')).toBeChecked({ checked: isAllowed })
    await dialog.getByRole('button', { name: '저장' }).click()
    await expect(dialog).toBeHidden()
  }
  await allow(false)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/auth/email')
  await other.getByLabel('이메일').fill(person.email)
  await other.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await other.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(other).toHaveURL(/\/signout\?reason=blocked/)
  await allow(true)
})

test('who has left and signs in is told which company, since when and whom to ask', async ({ page }) => {
  await signInAs(page, 'admin')
  const { user_id, email } = (await staff(page)).at(-4)!
  const retired = await page.request.post('/user/com_members/retire_company/', {
    data: { user_id, retire_date: today().subtract({ days: 1 }).toString() },
    headers: await csrfOf(page),
  })
  expect(retired.ok()).toBe(true)
  await forgetPerson(page)
  await page.goto('/auth/email')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('heading', { name: '퇴사 처리된 계정입니다' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'admin@demo.gyeol.test' })).toBeVisible()
  await expect(page.getByText('회사 등록')).toBeHidden()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: '다른 회사에 합류' }).click()
  await expect(page.getByRole('textbox', { name: '참여 코드' })).toBeVisible()
})
