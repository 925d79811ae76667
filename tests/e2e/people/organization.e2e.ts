import type { Page } from '@playwright/test'
import {
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  pressEscapeIn,
  settled,
  signInAs,
  test,
  textsOf,
} from '../browser.ts'

const RUN = Date.now().toString(36)

/** A team of this run, made over HTTP, so that tests do not stand in each other's way. */
async function makeTeam(
  page: Page,
  team_name: string,
  team_parent_id: number | null = null,
): Promise<number> {
  const answer = await page.request.post('/user/teams/', {
    data: { team_name, team_parent_id },
    headers: await csrfOf(page),
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { team_id: number }).team_id
}

/** The chart opens readable, which may leave teams outside; this brings all of them in, and waits until it rests. */
async function fitAll(page: Page): Promise<void> {
  await settled(page)
  await page.getByRole('button', { name: '전체 맞춤' }).click()
  await expect(page.locator('[data-moving]')).toHaveCount(0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test('the drawn chart is walked by keys, opened, searched and cut down to a branch', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/org')
  const chart = page.getByRole('tree')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await expectAccessible(page)
  await chart.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const active = page.getByRole('treeitem', { selected: true })
  await expect(active).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('Enter')
  await expect(active).toHaveAttribute('aria-expanded', 'true')
  await expect(active.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/team=\d+/)
  await page.getByRole('button', { name: /표시 해제/ }).click()
  await expect(page).not.toHaveURL(/team=/)

  await page.getByRole('searchbox', { name: /초성/ }).fill('ㅅㅂㅌ')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-label', /서버팀/)
  await expect(page.getByRole('treeitem', { selected: true })).toBeInViewport()
})

test('dragging pans, the wheel zooms, and fit brings everything back', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/org')
  const first = page.getByRole('treeitem').first()
  await expect(first).toBeVisible()
  await fitAll(page)
  const before = (await first.boundingBox())!
  const frame = (await page.getByRole('tree').boundingBox())!
  await page.mouse.move(frame.x + 60, frame.y + frame.height - 80)
  await page.mouse.down()
  await page.mouse.move(frame.x + 160, frame.y + frame.height - 140, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await first.boundingBox())!.x - before.x)).toBe(100)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => (await first.boundingBox())!.width).toBeGreaterThan(before.width)
  await page.getByRole('button', { name: '전체 맞춤' }).click()
  await expect.poll(async () => Math.round((await first.boundingBox())!.x)).toBe(Math.round(before.x))
})

test('the chart of an earlier day says so and cannot be changed', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/org?on=2025-03-03&move=true')
  await expect(page.getByText('2025년 3월 3일(월) 기준 조직도입니다')).toBeVisible()
  await expect(page.getByRole('treeitem', { name: /^백엔드팀/ })).toBeVisible()
  await expect(page.getByRole('switch', { name: '팀 이동' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: '오늘', exact: true }).click()
  await expect(page).not.toHaveURL(/on=/)
  await expect(page.getByRole('treeitem', { name: /^서버팀/ })).toBeVisible()
})

test('the chart is downloaded as PDF, PNG and SVG', async ({ page }) => {
  await signInAs(page, 'member')
  await page.goto('/main/org')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  for (const [name, ending] of [
    ['PDF, 구성원 포함', '.pdf'],
    ['이미지 (PNG)', '.png'],
    ['벡터 이미지 (SVG)', '.svg'],
  ] as const) {
    await page.getByRole('button', { name: '다운로드', exact: true }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('menuitem', { name, exact: true }).click()
    expect((await file).suggestedFilename()).toMatch(new RegExp(`조직도.*\\${ending}$`))
  }
})

test('a team is moved by drag on the chart, with its consequences first, and by keys in the settings', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  const parent = await makeTeam(page, `상위${RUN}`)
  await makeTeam(page, `이동${RUN}`)
  await page.goto(`/main/org?move=true`)
  const moved = page.getByRole('treeitem', { name: new RegExp(`^이동${RUN}`) })
  const goal = page.getByRole('treeitem', { name: new RegExp(`^상위${RUN}`) })
  await expect(moved).toBeAttached()
  await fitAll(page)
  const [from, to] = [(await moved.boundingBox())!, (await goal.boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('구성원 0명이 함께 이동합니다.').last()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '이동', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/main/settings/teams?q=${encodeURIComponent(RUN)}`)
  const row = page.getByRole('listitem').filter({ hasText: `이동${RUN}` })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: / 이동$/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog')).toContainText(`상위${RUN}`)
  await page.getByRole('dialog').getByRole('button', { name: '이동', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const teams = (await (await page.request.get(`/user/teams/?team_id=${parent}`)).json()) as unknown[]
  expect(teams).toHaveLength(1)
})

test('a team is dragged by its handle in the settings; Escape leaves it where it was', async ({ page }) => {
  await signInAs(page, 'admin')
  const parent = await makeTeam(page, `바구니${RUN}`)
  await makeTeam(page, `낱개${RUN}`)
  await page.goto('/main/settings/teams')
  const row = page.getByRole('listitem').filter({ hasText: `낱개${RUN}` })
  const goal = page.getByRole('listitem').filter({ hasText: `바구니${RUN}` })
  await expect(row).toBeVisible()
  await settled(page)
  await goal.scrollIntoViewIfNeeded()
  const drag = async () => {
    const from = (await row.getByRole('button', { name: / 이동$/ }).boundingBox())!
    const to = (await goal.boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await expect(goal).toHaveAttribute('data-mark', 'into')
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(goal).not.toHaveAttribute('data-mark')
  await expect(page.getByRole('dialog')).toBeHidden()
  await drag()
  await page.mouse.up()
  await page.getByRole('dialog').getByRole('button', { name: '이동', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const teams = (await (await page.request.get('/user/teams/')).json()) as object[]
  expect(teams).toContainEqual(expect.objectContaining({ team_name: `낱개${RUN}`, team_parent_id: parent }))
})

test('a team with people is closed instead of deleted, and opened again', async ({ page }) => {
  await signInAs(page, 'admin')
  const name = `닫기${RUN}`
  const id = await makeTeam(page, name)
  await makeTeam(page, `하위${RUN}`, id)
  await page.goto('/main/settings/teams')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: `${name}: 더보기` }).click()
  await page.getByRole('menuitem', { name: '팀 폐지…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('하위 팀 1개')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '폐지', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('switch', { name: '폐지된 팀 표시' }).click()
  await expect(page).toHaveURL(/closed=true/)
  await expect(row).toContainText(' 폐지')
  await row.getByRole('button', { name: `${name}: 더보기` }).click()
  await page.getByRole('menuitem', { name: '복원', exact: true }).click()
  await expect(row.getByText(' 폐지')).toHaveCount(0)
})

test('a limited admin keeps only the covered teams, and is told so', async ({ page }) => {
  await signInAs(page, 'middle')
  await page.goto('/main/settings/teams')
  await page.getByRole('button', { name: '영업팀: 더보기' }).click()
  await expect(page.getByRole('menuitem', { name: /수정/ })).toContainText('담당 팀이 아닙니다')
  await pressEscapeIn(page.getByRole('menu'))
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await page.getByRole('button', { name: '개발본부: 더보기' }).click()
  await expect(page.getByRole('menuitem', { name: /팀 폐지/ })).toContainText('상위 팀까지 담당하는')
})

test('ranks change their order by keys; one that people have stays, with the number', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/main/settings/ranks')
  await page.getByRole('button', { name: '사원: 더보기' }).click()
  await expect(page.getByRole('menuitem', { name: /삭제/ })).toContainText(/\d+명이 이 직급입니다/)
  await pressEscapeIn(page.getByRole('menu'))
  // The menu hands the focus back to its button when it has gone.
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '사원: 더보기' })).toBeFocused()
  const names = () => textsOf(page.getByRole('listitem').filter({ hasText: /\d+명/ }))
  const before = await names()
  const [first, second] = before
  await page.getByRole('button', { name: `${first!.replace(/\d.*/, '')} 순서 변경` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first])
  await page.keyboard.press('ArrowUp')
  await expect.poll(names).toEqual(before)
  await expectAccessible(page)
})

test('on a phone the chart is a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'member')
  await page.goto('/main/org')
  await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/main/org?on=2025-03-03')
  await expect(page.getByText('기준 조직도입니다')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
