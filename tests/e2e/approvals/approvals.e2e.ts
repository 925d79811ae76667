import type { Page } from '@playwright/test'
import {
  answerNow,
  countOf,
  csrfOf,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  forgetPerson,
  pressEscapeIn,
  settled,
  signInAs,
  test,
} from '../browser.ts'

// The people of the demo company share their documents: who cancels goes first, and each test takes its own.
test.describe.configure({ mode: 'serial' })

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const rowOf = (page: Page, id: string) => page.locator(`[data-document="${id}"]`)
const pane = (page: Page) => page.getByRole('region', { name: '문서', exact: true })

async function openBox(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

function openId(page: Page): string {
  return new URL(page.url()).searchParams.get('document') ?? ''
}

async function userIdOf(page: Page, role: 'admin' | 'leader'): Promise<number> {
  await signInAs(page, role)
  const answer = await page.request.get('/user/users/get_profile/')
  await forgetPerson(page)
  return ((await answer.json()) as { id: number }).id
}

/** Presses one key after the other before anything is drawn between them. */
async function pressAtOnce(page: Page, ...keys: string[]): Promise<void> {
  await page.evaluate(async (pressed) => {
    for (const key of pressed) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      // Everything that waits for no task of the browser's has happened: the address has changed.
      for (let turn = 0; turn < 100; turn++) await Promise.resolve()
    }
  }, keys)
}

/** Opens the first document by keyboard and waits until it can be read. */
async function openFirst(page: Page): Promise<string> {
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/document=\d+/)
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible()
  return openId(page)
}

test('a member cancels an own request and finds it among the canceled', async ({ page }) => {
  await signInAs(page, 'member')
  await openBox(page, '/main/approval/outbox')
  await rows(page).filter({ hasText: '휴가' }).first().getByRole('link').click()
  await expect(pane(page).getByRole('list', { name: '결재란' })).toBeVisible()
  const id = openId(page)
  await expectAccessible(page)

  await pane(page).getByRole('button', { name: '회수' }).click()
  const question = page.getByRole('dialog', { name: '이 문서를 회수하시겠습니까?' })
  await expect(question).toContainText('복원되고')
  await question.getByRole('button', { name: '유지', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(rowOf(page, id)).toBeVisible()

  await pane(page).getByRole('button', { name: '회수' }).click()
  await question.getByRole('button', { name: '회수' }).click()
  await expect(rowOf(page, id)).toHaveCount(0)
  await page.getByRole('tab', { name: /취소/ }).click()
  await expect(rowOf(page, id)).toContainText('취소')
})

test('a leader works by keyboard: a refused approval comes back, one is approved, one denied', async ({
  page,
}) => {
  await signInAs(page, 'leader')
  await openBox(page, '/main/approval/inbox')
  await page.keyboard.press('?')
  await pressEscapeIn(page.getByRole('dialog', { name: '단축키' }))
  await expect(page.getByRole('dialog', { name: '단축키' })).toHaveCount(0)
  const first = await openFirst(page)
  await expectAccessible(page)

  await answerNow(page, '**/approve', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'NOT_YOUR_TURN', message: '지금은 차례가 아닙니다.' } }),
  )
  await page.keyboard.press('a')
  await expect(page).not.toHaveURL(new RegExp(`document=${first}$`))
  await expectNotice(page, '지금은 차례가 아닙니다.')
  await expect(rowOf(page, first)).toBeVisible()
  await page.unroute('**/approve')

  // A fast hand, or a slow machine: the approval is of the document that k leads to, drawn or not.
  await pressAtOnce(page, 'k', 'a')
  await expect(rowOf(page, first)).toHaveCount(0)
  await expectNotice(page, '승인했습니다.')

  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible()
  const second = openId(page)
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: '반려 의견' })
  await expect(dialog.getByLabel('의견')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toContainText('반려 의견을 입력해 주십시오.')
  await page.keyboard.type('회의 일정과 겹칩니다. 날짜를 다시 정해 주십시오.')
  await expect(dialog).toContainText('/80자')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, second)).toHaveCount(0)

  await openBox(page, `/main/approval/inbox?bucket=processed&document=${second}`)
  await expect(pane(page)).toContainText('회의 일정과 겹칩니다.')
  await expect(pane(page)).toContainText('반려')
  // In which box it lies now depends on whether others come after.
  await page.goto(`/main/approval/${first}`)
  const stamps = pane(page).getByRole('list', { name: '결재란' }).getByRole('listitem')
  await expect(stamps.filter({ hasText: '승인' }).first()).toBeVisible()
})

test('an approval is taken back while the next one has not acted', async ({ page }) => {
  await signInAs(page, 'leader')
  await openBox(page, '/main/approval/inbox')
  await rows(page).filter({ hasText: '일반' }).first().getByRole('link').click()
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible()
  const id = openId(page)
  await page.keyboard.press('a')
  await expect(rowOf(page, id)).toHaveCount(0)
  await expectNotice(page, '승인했습니다.')
  await page.keyboard.press('u')
  await expect(rowOf(page, id)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`document=${id}`))
  const approving = pane(page).getByRole('button', { name: '승인 A', exact: true })
  await expect(approving).toBeEnabled()
  await settled(page)

  // Whoever takes it back while it is still on its way means the same approval.
  const takenBack = page.waitForResponse(`**/${id}/withdraw`)
  await pressAtOnce(page, 'a', 'u')
  expect((await takenBack).ok()).toBe(true)
  await expect(rowOf(page, id)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`document=${id}`))
  await expect(approving).toBeEnabled()
})

test('for ten seconds the last approval too is taken back whole, by the button that counts them', async ({
  page,
}) => {
  await signInAs(page, 'leader')
  await openBox(page, '/main/approval/inbox')
  await rows(page).filter({ hasText: '휴가' }).first().getByRole('link').click()
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeVisible()
  const id = openId(page)
  await expect(pane(page).getByText('팀원 휴가', { exact: true })).toBeVisible()
  await page.keyboard.press('a')
  const undo = page.getByRole('button', { name: '실행 취소' })
  await expect(undo).toContainText(/\d초/)
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expectNotice(page, '승인을 취소했습니다. 다시 처리할 수 있습니다.')
  await rowOf(page, id).click()
  const stamps = pane(page).getByRole('list', { name: '결재란' }).getByRole('listitem')
  await expect(stamps.first()).toBeVisible()
  await expect(stamps.filter({ hasText: '승인' })).toHaveCount(0)
})

test('several documents are approved with one comment, with a result for each, and taken back together', async ({
  page,
}) => {
  // Somebody decides after the leader: what is approved can be taken back for as long as a busy machine may need.
  const [admin, leader] = [await userIdOf(page, 'admin'), await userIdOf(page, 'leader')]
  await signInAs(page, 'member')
  for (const title of ['모니터 교체', '의자 교체']) {
    const line = [leader, admin].map((user_id, at) => ({ user_id, rcv_type: 'APPROVER', rcv_order: at + 1 }))
    const data = { drf_title: title, drf_content: '<p>교체합니다.</p>', apv_receive: line }
    const headers = await csrfOf(page)
    expect((await page.request.post('/v1/approvals/documents', { data, headers })).status()).toBe(201)
  }
  await forgetPerson(page)
  await signInAs(page, 'leader')
  await openBox(page, '/main/approval/inbox')
  await expect(rows(page).nth(1)).toContainText('모니터 교체')
  const first = page.locator('[data-document]').first()
  const id = (await first.getAttribute('data-document')) ?? ''
  const boxes = rows(page).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: '2건 일괄 승인' })
  await dialog.getByLabel('모든 문서에 남길 의견').fill('확인했습니다. 진행해 주십시오.')
  // The seconds are those of the browser: it has as many as it needs.
  await page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('2건을 모두 승인했습니다')).toBeVisible()
  await expect(dialog.getByRole('list', { name: '문서별 결과' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '실행 취소' }).click()
  await expect(dialog.getByText('2건의 승인을 모두 취소했습니다')).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  await expect(rowOf(page, id)).toBeVisible()

  // Also by the key, once the results are closed.
  const second = await page.locator('[data-document]').nth(1).getAttribute('data-document')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.keyboard.press('a')
  await dialog.getByRole('button', { name: '2건 승인' }).click()
  await expect(dialog.getByText('2건을 모두 승인했습니다')).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  await expect(rowOf(page, id)).toHaveCount(0)
  await page.keyboard.press('u')
  await expectNotice(page, '2건의 승인을 모두 취소했습니다')
  await expect(rowOf(page, id)).toBeVisible()
  await expect(rowOf(page, second ?? '')).toBeVisible()
})

test('several documents are denied together, on a phone too, and never without saying why', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'leader')
  await openBox(page, '/main/approval/inbox')
  const denied = await page.locator('[data-document]').evaluateAll((all) => {
    const two = all.slice(0, 2) as HTMLElement[]
    return two.map((one) => one.dataset['document'] ?? '')
  })
  await rows(page).getByRole('checkbox').nth(0).check()
  await rows(page).getByRole('checkbox').nth(1).check()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: '2건 반려' }).click()
  const dialog = page.getByRole('dialog', { name: '2건 일괄 반려' })
  await dialog.getByRole('button', { name: '2건 반려' }).click()
  await expect(dialog.getByText('반려 의견을 입력해 주십시오.')).toBeVisible()
  await dialog.getByLabel('모든 문서에 남길 반려 의견').fill('다음 달에 다시 상신해 주십시오.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '2건 반려' }).click()
  await expect(dialog.getByText('2건을 모두 반려했습니다')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '실행 취소' })).toHaveCount(0)
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  for (const id of denied) await expect(rowOf(page, id)).toHaveCount(0)
})

test('on a phone the list leads to the document and back, and one decides with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await openBox(page, '/main/approval/inbox')
  await expectNoSidewaysScroll(page)
  // The rows go from edge to edge, what stands above them does not.
  const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(x).toBeGreaterThanOrEqual(16)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(pane(page).getByRole('list', { name: '결재란' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '목록', exact: true }).click()
  await expectAccessible(page)

  const waiting = await countOf(rows(page))
  await rows(page).first().getByRole('link').click()
  await pane(page).getByRole('button', { name: '의견 입력 후 승인' }).click()
  await page.getByRole('dialog').getByLabel('의견').fill('승인합니다.')
  await page.getByRole('dialog').getByRole('button', { name: '승인' }).click()
  await expectNotice(page, '승인했습니다.')
  await page.goto('/main/approval/inbox')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(waiting - 1)
})

test('a document that does not exist, or is not for me, says so', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'middle')
  await openBox(other, '/main/approval/outbox?bucket=processed')
  const foreign = await other.locator('[data-document]').first().getAttribute('data-document')
  await other.context().close()

  await signInAs(page, 'member')
  await page.goto(`/main/approval/inbox?document=${foreign}`)
  await expect(page.getByText('열람 권한이 없는 문서입니다')).toBeVisible()
  await page.goto('/main/approval/inbox?document=999999')
  await expect(page.getByText('문서를 찾을 수 없습니다')).toBeVisible()
  await page.getByRole('button', { name: '목록', exact: true }).click()
  await expect(page.getByText('결재할 문서가 없습니다')).toBeVisible()
})

test('the link of a notification and the palette lead to the document', async ({ page }) => {
  await signInAs(page, 'member')
  await openBox(page, '/main/approval/outbox?bucket=processed')
  const id = await page.locator('[data-document]').first().getAttribute('data-document')
  await page.goto(`/main/approval/${id}`)
  await expect(page).toHaveURL(new RegExp(`/main/approval/outbox\\?document=${id}$`))
  const serial = /[\d-]+$/.exec((await pane(page).getByText('문서 번호').textContent()) ?? '')?.[0] ?? ''

  await page.goto('/main/approval/inbox')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(serial)
  await page.getByRole('option').filter({ hasText: '보낸 문서' }).click()
  await expect(page).toHaveURL(new RegExp(`/main/approval/outbox\\?document=${id}$`))
  await expect(pane(page)).toContainText(serial)
})

test('from an empty box one asks for a new document, and an old one says that part of it cannot be shown', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/approval/outbox?bucket=informed')
  const asking = page.getByRole('tabpanel').getByRole('button', { name: '휴가 신청' })
  await asking.click()
  const dialog = page.getByRole('dialog', { name: '휴가 신청' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '취소', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await page.route(/\/v1\/approvals\/documents\/\d+$/, async (route) => {
    const response = await route.fetch()
    const document = { ...(await response.json()), drf_content_fits: false, drf_content: '병원에 갑니다.' }
    await route.fulfill({ response, json: document })
  })
  await openBox(page, '/main/approval/outbox?bucket=processed')
  await openFirst(page)
  await expect(pane(page).getByRole('note')).toContainText('이전 양식으로')
  await expect(pane(page)).toContainText('병원에 갑니다.')
})

test('another tab begins at its top, and the one before is where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 })
  await signInAs(page, 'leader')
  await openBox(page, '/main/approval/inbox?bucket=processed')
  const list = page.locator('[data-scroll-restoration-id]')
  const top = () => list.evaluate((element) => element.scrollTop)
  await list.evaluate((element) => element.scrollTo(0, 300))
  await expect.poll(top).toBe(300)
  await page.getByRole('tab', { name: /결재할 문서/ }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBe(300)
})
