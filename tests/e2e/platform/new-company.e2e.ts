import type { Page } from '@playwright/test'
import { expect, expectAccessible, mailTo, pressEscapeIn, signInAs, test } from '../browser.ts'
import { signUp } from '../sign-up.ts'

const PASSWORD = 'Saebyeok-bada-77'
const RUN = Date.now().toString(36)
const FOUNDER = `haneul-${RUN}@maru.gyeol.test`
const MOST_CLICKS = 60

/** Counts what a person presses, on every page of the tab. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (event: Event) => {
      if (event.isTrusted)
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
    }
    addEventListener('click', count, true)
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}

async function addTeam(page: Page, name: string, above?: string): Promise<void> {
  // Not the one that puts the step away, which stands on the home until the screen of the teams is there.
  await page.getByRole('button', { name: '팀 추가', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('팀 이름').fill(name)
  if (above) {
    await dialog.getByLabel('상위 팀').click()
    await page.getByRole('option', { name: above }).click()
  }
  await dialog.getByRole('button', { name: '추가' }).click()
  await expect(dialog).toBeHidden()
}

test('a founder comes from signing up to ten invited people with teams and ranks in few clicks', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  await signUp(page, FOUNDER, PASSWORD)
  await page.getByLabel('회사 이름').fill('마루테크')
  await page.getByLabel('내 이름').fill('정하늘')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  const list = page.getByRole('region', { name: '시작 안내' })
  await expect(list).toBeVisible()
  await expectAccessible(page)

  await list.getByRole('link', { name: '팀 추가' }).click()
  await addTeam(page, '개발본부')
  await addTeam(page, '기획팀', '개발본부')
  await addTeam(page, '사업본부')
  await addTeam(page, '기획팀', '사업본부')
  await page.getByRole('button', { name: '팀장 없음 · 사업본부 팀장 지정' }).click()
  const leader = page.getByRole('dialog').getByLabel('팀장', { exact: true })
  await expect(leader).toBeFocused()
  await leader.fill('정하늘')
  await page.getByRole('option', { name: /정하늘/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '사업본부' })).toContainText('정하늘')

  await page.goto('/main')
  await list.getByRole('link', { name: '직급 추가' }).click()
  await page.getByRole('button', { name: '기본 직급 추가(사원~이사)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '이사' })).toBeVisible()

  await page.goto('/main/members')
  await page.getByRole('button', { name: '구성원 초대' }).click()
  await page.getByRole('menuitem', { name: '이메일 목록으로 초대' }).click()
  const places = [
    ['사업본부 / 기획팀', '과장'],
    ['개발본부', '대리'],
    ['기획팀', '사원'],
  ]
  const people = Array.from({ length: 10 }, (_, at) => {
    const [team, rank] = at === 9 ? places[2]! : places[at % 2]!
    return [`홍길${at}`, `hong${at}-${RUN}@maru.gyeol.test`, team, rank].join('\t')
  })
  await page
    .getByRole('textbox', { name: '이메일 목록' })
    .fill(['이름\t이메일\t팀\t직급', ...people].join('\n'))
  await page.getByRole('button', { name: '확인', exact: true }).click()
  // Two teams have that name: the sheet is told which, by their paths, and mended in its place.
  await expect(page.getByText('개발본부 / 기획팀, 사업본부 / 기획팀')).toBeVisible()
  const team = page.getByLabel('11행 팀')
  await team.fill('개발본부 / 기획팀')
  await team.press('Enter')
  await page.getByRole('button', { name: '10명 초대' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '10명 초대' }).click()
  await expect(page.getByText('완료되었습니다. 10명을 초대했습니다.')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: '초대한 구성원 보기' }).click()
  const last = page.getByRole('row').filter({ hasText: `hong9-${RUN}` })
  await expect(last).toContainText('기획팀')
  await expect(last).toContainText('사원')
  expect(await clicks()).toBeLessThan(MOST_CLICKS)
  await mailTo(page, `hong0-${RUN}@maru.gyeol.test`, /\/auth\/invite\?/)

  // What is done folds by itself, whoever did it; the rest leads to its screen.
  await page.goto('/main')
  await expect(list.getByText('13단계 중 3단계 완료')).toBeVisible()
  await list.getByText('완료한 단계 3개').click()
  await expect(list.getByRole('link', { name: '구성원 초대' })).toBeVisible()
  for (const [step, address] of [
    ['근무 시간 확인', /work-hours/],
    ['결재선 저장', /settings\/lines/],
    ['도입 전 연차 사용 등록', /leave\/ledger/],
    ['첫 달 근무 확정', /work\/confirm\/admin/],
  ] as const) {
    await list.getByRole('link', { name: step }).click()
    await expect(page).toHaveURL(address)
    await page.goto('/main')
  }
  // Also on a day off, on which the start page shows the next one.
  await page.getByRole('banner').getByRole('button', { name: '출근', exact: true }).click()
  await expect(list.getByText('13단계 중 5단계 완료')).toBeVisible()

  // Put away, also in another browser, and brought back.
  await list.getByRole('button', { name: '회의실 추가 숨기기' }).click()
  await expect(list.getByText('12단계 중 5단계 완료')).toBeVisible()
  await list.getByRole('button', { name: '모두 숨기기' }).click()
  await expect(list).toBeHidden()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { name: '오늘 근무' })).toBeVisible()
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: '홈 구성' }).click()
  await page.getByRole('button', { name: '시작 안내 다시 표시(8단계)' }).click()
  await expect(page.getByText('13단계 중 5단계 완료')).toBeVisible()
  await pressEscapeIn(page.getByRole('dialog', { name: '홈 구성' }))

  // Who joined today has no period that is over: the running one, and the ones before are no error.
  await page.goto('/main/work/confirm')
  await expect(page.getByRole('heading', { name: /~/ })).toBeVisible()
  await page.goto('/main/work/confirm?date=2026-09-15')
  await expect(page.getByText('이 기간에 재직하지 않았습니다')).toBeVisible()
  await page.getByRole('button', { name: '최근 기간 열람' }).click()
  await expect(page.getByRole('button', { name: '확정', exact: true })).toBeVisible()
})

test('who is in two companies moves between them from the own menu', async ({ page }) => {
  await signInAs(page, 'member', '/auth/company?from=me')
  await page.getByLabel('회사 이름').fill('바다상사')
  await page.getByLabel('내 이름').fill('정하늘')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByRole('region', { name: '시작 안내' })).toBeVisible()
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  await expect(page.getByRole('menuitemradio', { name: '바다상사' })).toBeChecked()
  // The other company begins on a page of its own, and the one before looks the same until then.
  const begun = page.waitForEvent('load')
  await page.getByRole('menuitemradio', { name: '결 데모' }).click()
  await begun
  await page.getByRole('button', { name: /내 메뉴/ }).click()
  await expect(page.getByRole('menuitemradio', { name: '결 데모' })).toBeChecked()
})
