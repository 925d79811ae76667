import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectNotice, signInAs, test } from '../browser.ts'

const pane = (page: Page) => page.getByRole('region', { name: '문서', exact: true })
const titleOf = (page: Page, title: string) => pane(page).getByRole('heading', { level: 2, name: title })
const act = (page: Page, name: string) => pane(page).getByRole('button', { name, exact: true })

async function write(page: Page, title: string, text: string): Promise<string> {
  await page.goto('/main/approval/write?free=true')
  await page.getByRole('textbox', { name: '제목' }).fill(title)
  await page.getByRole('textbox', { name: '본문' }).fill(text)
  await page.getByRole('button', { name: '상신' }).click()
  return opened(page, title)
}

async function opened(page: Page, title: string): Promise<string> {
  await expect(titleOf(page, title)).toBeVisible()
  return new URL(page.url()).searchParams.get('document')!
}

async function another(browser: Browser, role: 'leader' | 'admin'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, role)
  return page
}

async function decide(
  page: Page,
  id: string,
  title: string,
  how: '승인' | '반려',
  comment = '',
): Promise<void> {
  await page.goto(`/main/approval/inbox?document=${id}`)
  await expect(titleOf(page, title)).toBeVisible()
  await act(page, `${how} ${how === '승인' ? 'A' : 'D'}`).click()
  if (how === '반려') {
    const dialog = page.getByRole('dialog', { name: '반려 의견' })
    await dialog.getByLabel('의견').fill(comment)
    await dialog.getByRole('button', { name: '반려' }).click()
  }
  await expectNotice(page, `${how}했습니다.`)
}

test('a denied document is written anew, and whoever decides sees what differs', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  const id = await write(page, '의자 구매', '의자 10개를 구매합니다.')
  const leader = await another(browser, 'leader')
  await decide(leader, id, '의자 구매', '반려', '두 곳에서 견적을 받아 주십시오.')

  await page.goto(`/main/approval/outbox?bucket=processed&document=${id}`)
  await act(page, '재상신').click()
  await expect(page.getByText('재상신 문서입니다.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('의자 구매')
  await page.getByRole('textbox', { name: '본문' }).fill('의자 12개를 구매합니다.')
  await page.getByRole('button', { name: '상신' }).click()
  await expectNotice(page, '문서를 상신했습니다.')
  const again = await opened(page, '의자 구매')
  expect(again).not.toBe(id)

  await leader.goto(`/main/approval/inbox?document=${again}`)
  const changes = pane(leader).getByRole('region', { name: '변경 내용' })
  await expect(changes).toContainText('두 곳에서 견적을 받아 주십시오.')
  await expect(changes.locator('del')).toContainText('10개를')
  await expect(changes.locator('ins')).toContainText('12개를')
  await expectAccessible(leader)
  await leader.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(leader)
  await leader.context().close()

  await page.goto(`/main/approval/outbox?bucket=processed&document=${id}`)
  await expect(act(page, '재상신')).toHaveCount(0)
  await pane(page).getByRole('link', { name: '재상신한 문서 보기' }).click()
  await expect(page).toHaveURL(new RegExp(`document=${again}`))
})

test('what was approved is cancelled by a document that goes up the same line', async ({ page, browser }) => {
  await signInAs(page, 'member')
  const id = await write(page, '사무실 이전', '본사로 이전합니다.')
  const leader = await another(browser, 'leader')
  await decide(leader, id, '사무실 이전', '승인')

  await page.goto(`/main/approval/outbox?bucket=processed&document=${id}`)
  await act(page, '취소 요청').click()
  const dialog = page.getByRole('dialog', { name: '취소 요청' })
  await dialog.getByRole('button', { name: '상신' }).click()
  await expect(dialog.getByText('취소 사유를 입력해 주십시오.')).toBeVisible()
  await dialog.getByLabel('취소 사유').fill('이전 계획이 철회되었습니다.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '상신' }).click()
  await expectNotice(page, '취소 문서를 상신했습니다.')
  await pane(page).getByRole('link', { name: '취소 문서 보기' }).click()
  const cancelId = await opened(page, '문서 취소 · 사무실 이전')
  await expect(pane(page).getByText('이전 계획이 철회되었습니다.')).toBeVisible()

  await decide(leader, cancelId, '문서 취소 · 사무실 이전', '승인')
  await leader.context().close()
  await page.goto(`/main/approval/outbox?bucket=canceled&document=${id}`)
  await expect(pane(page).getByText('취소', { exact: true }).first()).toBeVisible()
})

test('a document is changed while nobody acted, talked about, passed on, and refers to another', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'member')
  const basis = await write(page, '근거 문서', '근거입니다.')
  const id = await write(page, '출장 보고', '부산에 다녀왔습니다.')

  // References: added, read, taken off and added again.
  await pane(page).getByRole('button', { name: '관련 문서 추가' }).click()
  const choose = page.getByRole('dialog', { name: '관련 문서 추가' })
  await choose.getByRole('searchbox').fill('근거 문서')
  await choose.getByRole('button', { name: '근거 문서 추가' }).click()
  await page.keyboard.press('Escape')
  const references = pane(page).getByRole('region', { name: '관련 문서' })
  await expect(references.getByRole('button', { name: /근거 문서/ }).first()).toBeVisible()
  await references.getByRole('button', { name: '근거 문서 삭제' }).click()
  await expect(references.getByText('근거 문서', { exact: true })).toHaveCount(0)

  // Circulation: somebody is added, and taken out before they have read it.
  await pane(page).getByRole('button', { name: '회람 추가' }).click()
  const circulate = page.getByRole('dialog', { name: '회람 추가' })
  await circulate.getByLabel('구성원', { exact: true }).fill('김')
  await page.getByRole('option', { name: /김/ }).first().click()
  await page.keyboard.press('Escape')
  await circulate.getByRole('button', { name: '회람', exact: true }).click()
  await expectNotice(page, '회람했습니다.')
  const readers = pane(page).getByRole('region', { name: '회람과 참조' })
  await readers.getByRole('button', { name: /회람 제외/ }).click()
  await expectNotice(page, '회람에서 제외했습니다.')

  // Comments: written, changed and removed.
  const replies = pane(page).getByRole('region', { name: '댓글' })
  await replies.getByLabel('댓글 입력').fill('영수증은 내일 올립니다.')
  await replies.getByRole('button', { name: '등록' }).click()
  await expect(replies.getByText('영수증은 내일 올립니다.')).toBeVisible()
  await replies.getByRole('button', { name: /내 댓글/ }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await replies.getByLabel('댓글 수정').fill('영수증을 올렸습니다.')
  await replies.getByRole('button', { name: '저장' }).click()
  await expect(replies.getByText('영수증을 올렸습니다.')).toBeVisible()
  await expect(replies.getByText('수정됨')).toBeVisible()

  // A mark leads back to it.
  await pane(page)
    .getByRole('button', { name: /북마크/ })
    .click()
  await page.goto('/main/approval/bookmarks')
  await expect(page.locator(`[data-document="${id}"]`)).toBeVisible()

  // Changed by its author: the next reader sees what was changed, and the history tells of it.
  const changed = await page.evaluate(
    async ([document]) => {
      const token = /csrftoken=([^;]+)/.exec(window.document.cookie)?.[1] ?? ''
      const answer = await fetch(`/v1/approvals/documents/${document}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-csrftoken': token },
        body: JSON.stringify({ drf_content: '<p>부산과 대구에 다녀왔습니다.</p>' }),
      })
      return answer.status
    },
    [id],
  )
  expect(changed).toBe(200)
  const leader = await another(browser, 'leader')
  await leader.goto(`/main/approval/inbox?document=${id}`)
  await expect(pane(leader).getByRole('region', { name: '변경 내용' })).toContainText('1차 수정')
  await expect(pane(leader).getByRole('region', { name: '변경 내용' }).locator('ins')).toContainText('대구에')
  await pane(leader).getByRole('button', { name: '이력' }).click()
  await expect(pane(leader).getByText('내용 수정')).toBeVisible()
  await leader.context().close()
  expect(basis).not.toBe(id)
})

test('what was taken back is deleted, what is copied is written on, and old addresses lead on', async ({
  page,
}) => {
  await signInAs(page, 'member')
  const id = await write(page, '잘못 쓴 문서', '다시 씁니다.')
  await act(page, '회수').click()
  await page.getByRole('dialog').getByRole('button', { name: '회수' }).click()
  await page.goto(`/main/approval/outbox?bucket=canceled&document=${id}`)
  await act(page, '추가 작업').click()
  await page.getByRole('menuitem', { name: '복사하여 기안' }).click()
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('잘못 쓴 문서')
  await page.goto(`/main/approval/outbox?bucket=canceled&document=${id}`)
  await act(page, '추가 작업').click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await expectNotice(page, '문서를 삭제했습니다.')
  await expect(page.locator(`[data-document="${id}"]`)).toHaveCount(0)
  await page.goto('/main/approval/drafts')
  await expect(page).toHaveURL(/\/main\/approval\/write/)
  await page.goto('/main/approval/nothing')
  await expect(page.getByText('화면을 찾을 수 없습니다').first()).toBeVisible()
})

test('what was typed a moment before the tab is closed is kept', async ({ page, context }) => {
  await signInAs(page, 'member')
  await page.goto('/main/approval/write?free=true')
  await page.getByRole('textbox', { name: '제목' }).fill('닫기 직전의 문서')
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await expect(async () => {
    await next.goto('/main/approval/write')
    await expect(next.getByRole('link', { name: /닫기 직전의 문서/ })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})
