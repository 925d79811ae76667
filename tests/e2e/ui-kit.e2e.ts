import { type Locator, type Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNotice,
  pressEscapeIn,
  settled,
  signInAs,
  stretchTime,
  test,
} from './browser.ts'

// The page that shows every piece of the kit; the build of the tests carries it.
const open = async (page: Page, part?: string, from?: string) => {
  await signInAs(page, 'admin', from)
  await page.goto(`/main/dev/ui?scheme=light${part ? `&part=${part}` : ''}`)
  await expect(page.getByRole('heading', { level: 1, name: '화면 부품' })).toBeVisible()
  await settled(page)
}

test('every piece is usable by everybody, light, dark and on a phone', async ({ page }) => {
  await open(page)
  // What is fetched when it is first seen.
  await page.getByRole('figure', { name: '주별 근무 시간' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/main/dev/ui?scheme=dark')
  await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/main/dev/ui?scheme=light')
  await expect(page.getByRole('grid', { name: '급여 항목' })).toBeVisible()
  await settled(page)
  await expectNoSidewaysScroll(page)
})

test('a list lets people choose its columns, remembers them, and puts what can be done in place of the filters', async ({
  page,
}) => {
  await open(page, 'list')
  const list = page.getByRole('table', { name: '구성원', exact: true })
  await expect(list.getByRole('columnheader', { name: '직책' })).toBeVisible()
  await page.getByRole('button', { name: '표시할 열 선택' }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: '직책' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(list.getByRole('columnheader', { name: '직책' })).toBeHidden()
  await page.reload()
  await expect(list.getByRole('columnheader', { name: '팀' })).toBeVisible()
  await expect(list.getByRole('columnheader', { name: '직책' })).toBeHidden()
  await list.getByRole('checkbox', { name: '이 페이지 모두 선택' }).check()
  await expect(page.getByText('8건 선택')).toBeVisible()
  await expect(page.getByRole('button', { name: '엑셀 다운로드' })).toBeHidden()
  await page.getByRole('button', { name: '8명에게 알림' }).click()
  await expect(page.getByRole('button', { name: '엑셀 다운로드' })).toBeVisible()
})

test('ten thousand rows by dozens of columns draw only what is in sight, and the pinned columns stay', async ({
  page,
}) => {
  await open(page, 'list')
  const table = page.getByRole('table', { name: '모든 구성원의 한 달' })
  await table.scrollIntoViewIfNeeded()
  expect(await drawn(table, 'td')).toBeLessThan(1500)
  await expect(table).toHaveAttribute('aria-rowcount', '10001')
  await expect(table).toHaveAttribute('aria-colcount', '33')
  const scroller = table.locator('..')
  await scroller.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight))
  await expect(table.getByRole('columnheader', { name: '31일' })).toBeInViewport()
  await expect(table.getByRole('columnheader', { name: '3일', exact: true })).toHaveCount(0)
  const name = table.getByRole('columnheader', { name: '이름' })
  await expect(name).toBeInViewport()
  // The second pinned column stands beside the first, also after scrolling.
  const [first, second] = [await boxOf(name), await boxOf(table.getByRole('columnheader', { name: '직책' }))]
  expect(Math.abs(first.x + first.width - second.x)).toBeLessThan(1)
})

test('what was removed can be called back, and goes for good when nobody does', async ({ page }) => {
  await open(page, 'list')
  const phrases = page.getByRole('table', { name: '자주 쓰는 문구' })
  const row = phrases.getByRole('row', { name: /남궁민수/ })
  const remove = async () => {
    await row.getByRole('button', { name: /더보기/ }).click()
    await page.getByRole('menuitem', { name: '삭제' }).click()
    await expect(row).toBeHidden()
    await expectNotice(page, '남궁민수: 삭제했습니다.')
  }
  await stretchTime(page, 20)
  await remove()
  await page.getByRole('button', { name: '실행 취소' }).last().click()
  await expect(row).toBeVisible()
  await remove()
  await page.keyboard.press('Control+z')
  await expect(row).toBeVisible()
  await stretchTime(page, 1)
  await remove()
  await expect(page.getByText('남궁민수: 삭제했습니다.')).toBeHidden({ timeout: 20_000 })
  await page.keyboard.press('Control+z')
  await expect(row).toBeHidden()
})

test('the grid is filled by keyboard and from Excel, marks what it cannot read, and takes every step back', async ({
  page,
}) => {
  await open(page, 'grid')
  const grid = page.getByRole('grid', { name: '급여 항목' })
  await grid.scrollIntoViewIfNeeded()
  const cell = (row: number, column: number) =>
    grid.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`)
  await cell(1, 3).click()
  await page.keyboard.type('120만')
  await page.keyboard.press('Enter')
  await expect(cell(1, 3)).toHaveText('120만')
  await expect(page.getByText('1칸 변경')).toBeVisible()
  await cell(2, 3).click()
  await page.keyboard.press('ArrowRight')
  await pasteInto(page, '100\t이백\r\n300\t400')
  await expect(cell(2, 4)).toHaveText('100')
  await expect(cell(3, 5)).toHaveText('400')
  await expect(page.getByText('5칸 변경')).toBeVisible()
  await expect(page.getByText('1칸 확인 필요')).toBeVisible()
  await page.getByRole('button', { name: '다음 확인할 칸' }).click()
  await expect(page.getByText('금액 형식이 아닙니다.').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('1칸 변경')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('변경 사항 없음')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(cell(1, 3)).toHaveText('120만')
  // A locked row cannot be typed into: the seventh.
  await cell(7, 3).click()
  await page.keyboard.type('5')
  await expect(page.getByText('1칸 변경')).toBeVisible()
  expect(await drawn(grid, '[role=gridcell]')).toBeLessThan(1500)
})

test('the rows of the grid stay where they are in the document while it scrolls, and are in order once it rests', async ({
  page,
}) => {
  await open(page, 'grid')
  const grid = page.getByRole('grid', { name: '급여 항목' })
  await grid.scrollIntoViewIfNeeded()
  // A frame of a busy machine is no rest.
  await stretchTime(page, 1000, 200)
  const changed = await grid.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame)
    const go = async (by: number, times: number) => {
      for (let at = 0; at < times; at += 1) {
        element.scrollTop += by
        await frame()
        await frame()
      }
    }
    await go(600, 3)
    let changes = 0
    const moved = new MutationObserver((records) => (changes += records.length))
    moved.observe(element, { childList: true })
    await go(900, 4)
    await go(-600, 5)
    await go(-60, 5)
    moved.disconnect()
    return changes
  })
  expect(changed).toBe(0)
  await stretchTime(page, 1)
  await grid.evaluate((element) => (element.scrollTop -= 36))
  const shown = () =>
    grid.evaluate((element) =>
      Array.from(element.querySelectorAll('[role=row]:has([data-frozen])'), (row) =>
        Number(row.ariaRowIndex),
      ),
    )
  await expect
    .poll(async () => (await shown()).every((row, at, all) => at === 0 || row === all[at - 1]! + 1))
    .toBe(true)
  expect((await shown()).length).toBeGreaterThan(10)
})

test('amounts, lengths of time and periods are typed as people write them', async ({ page }) => {
  await open(page, 'form')
  const pay = page.getByRole('textbox', { name: '기본급' })
  await pay.fill('1억 2,500만')
  await pay.press('Tab')
  await expect(pay).toHaveValue('125,000,000원')
  await expect(page.getByText('1억 2,500만원')).toBeVisible()
  await pay.fill('많이')
  await pay.press('Tab')
  await expect(page.getByText('금액 형식이 아닙니다. 1,200,000')).toBeVisible()
  const rest = page.getByRole('textbox', { name: '휴게 시간' })
  await rest.fill('1:30')
  await rest.press('ArrowUp')
  await expect(rest).toHaveValue('1시간 40분')
  await rest.fill('9h')
  await rest.press('Tab')
  await expect(page.getByText('4시간까지 입력할 수 있습니다.')).toBeVisible()
  await page.getByRole('combobox', { name: '기간: 기간 선택' }).click()
  await page.getByRole('option', { name: '지난달' }).click()
  await expect(page.getByRole('button', { name: '기간: 시작일과 종료일' })).toContainText('10월 1일')
})

test('repeated fields are added by Enter, sorted by arrows and by lifting, and taken away', async ({
  page,
}) => {
  await open(page, 'form')
  const phrases = page.getByRole('group', { name: '자주 쓰는 문구' })
  const inputs = phrases.getByRole('textbox')
  await inputs.last().press('Enter')
  await inputs.last().fill('셋째')
  await expect(inputs).toHaveCount(3)
  await phrases.getByRole('button', { name: '셋째 순서 변경' }).press('ArrowUp')
  await expect(inputs.nth(1)).toHaveValue('셋째')
  const handle = phrases.getByRole('button', { name: '셋째 순서 변경' })
  await handle.press('Space')
  await expect(page.getByText('셋째: 2번째 위치입니다.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('셋째: 1번째 위치입니다.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(inputs.nth(0)).toHaveValue('셋째')
  await phrases.getByRole('button', { name: '셋째 삭제' }).click()
  await expect(inputs).toHaveCount(2)
})

test('files show how far they are; one that fails is tried again and takes nothing along', async ({
  page,
}) => {
  await open(page, 'form')
  const files = page.getByRole('group', { name: '첨부 파일' })
  await stretchTime(page, 40, 60)
  await files.locator('input[type=file]').setInputFiles([
    { name: '계약서.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
    { name: '거절!.pdf', mimeType: 'application/pdf', buffer: Buffer.from('y') },
  ])
  await expect(files.getByRole('progressbar', { name: '계약서.pdf' })).toBeVisible()
  await stretchTime(page, 1)
  await expect(files.getByRole('alert')).toContainText('같은 시간에 이미 승인된 일정이 있습니다.')
  await expect(files.getByRole('listitem')).toHaveCount(3)
  await files.getByRole('button', { name: '다시 시도' }).click()
  await expect(files.getByRole('alert')).toBeHidden()
  await expect(files.getByRole('progressbar')).toHaveCount(0)
  await files.getByRole('button', { name: '거절!.pdf 제외' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(2)
})

test('of several files those that fit go, and the others are not dropped in silence', async ({ page }) => {
  await open(page, 'form')
  const files = page.getByRole('group', { name: '첨부 파일' })
  const drop = (sizes: number[]) =>
    files.locator('input[type=file]').evaluate((input, all) => {
      const data = new DataTransfer()
      for (const [at, size] of all.entries()) data.items.add(new File([new Uint8Array(size)], `${at}.pdf`))
      input.parentElement!.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
    }, sizes)
  await drop([1, 11 * 1024 * 1024])
  await expect(files.getByRole('alert')).toHaveText('10MB를 초과하는 파일은 업로드할 수 없습니다.')
  await expect(files.getByRole('listitem').filter({ hasText: '0.pdf' })).toBeVisible()
  await drop([1])
  await expect(files.getByRole('alert')).toBeHidden()
})

test('a dialog adds, keeps what was typed when it is refused, and says what was done', async ({ page }) => {
  await open(page, 'form')
  await page.getByRole('button', { name: '항목 추가' }).click()
  const dialog = page.getByRole('dialog', { name: '항목 추가' })
  await dialog.getByRole('button', { name: '추가' }).click()
  await expect(dialog.getByText('이름을 입력해 주십시오.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '이름' }).fill('중복')
  await dialog.getByRole('textbox', { name: '소요 시간' }).fill('45')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('같은 이름이 이미 있습니다.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: '소요 시간' })).toHaveValue('45분')
  await dialog.getByRole('textbox', { name: '이름' }).fill('의자')
  await dialog.getByRole('button', { name: '추가' }).click()
  await expectNotice(page, '의자: 추가했습니다.')
  await expect(dialog).toBeHidden()
})

test('Back closes the dialog on top and keeps its draft; Forward does no harm, and a second Back leaves', async ({
  page,
}) => {
  await open(page, 'dialog', '/main')
  const address = page.url()
  const opener = page.getByRole('button', { name: '양식 열기' })
  const dialog = page.getByRole('dialog', { name: '외근 신청' })
  const place = dialog.getByRole('textbox', { name: '장소' })
  await opener.click()
  await place.fill('판교')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(dialog).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await opener.click()
  await expect(dialog.getByText('이전에 작성하던 내용을 불러왔습니다.')).toBeVisible()
  await expect(place).toHaveValue('판교')
  // Escape asks, and Back answers the question alone.
  await pressEscapeIn(dialog)
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(place).toHaveValue('판교')
  await dialog.getByRole('button', { name: '새로 작성' }).click()
  await expect(place).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The entry that stood for the dialog is passed by, and what was thrown away is no draft.
  await opener.click()
  await expect(place).toHaveValue('')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/main$/)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Escape closes the dialog on top alone, also where a question stands above a form', async ({ page }) => {
  await open(page, 'dialog')
  await page.getByRole('button', { name: '양식 열기' }).click()
  const dialog = page.getByRole('dialog', { name: '외근 신청' })
  const question = page.getByRole('dialog', { name: '문서를 삭제합니까?' })
  await dialog.getByRole('button', { name: '삭제 물어보기' }).click()
  await pressEscapeIn(question)
  await expect(question).toBeHidden()
  await expect(dialog).toBeVisible()
  // Given back to the form, which the next press is for.
  await pressEscapeIn(dialog)
  await expect(dialog).toBeHidden()
})

test('Enter chooses the first person who is found and shuts a calendar, and sends no form', async ({
  page,
}) => {
  await open(page, 'input,time')
  const person = page.getByRole('textbox', { name: '대결자' })
  await expect(person).toHaveAttribute('placeholder', /./)
  await person.fill('ㄱ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeHidden()
  await expect(person).toHaveValue('')
  // Nobody is asked for any more.
  await expect(person).not.toHaveAttribute('placeholder', /./)

  const day = page.getByRole('textbox', { name: '날짜' })
  await day.click()
  await expect(page.locator('[data-dates-dropdown]')).toBeVisible()
  await day.fill('1130')
  await day.press('Enter')
  await expect(page.locator('[data-dates-dropdown]')).toBeHidden()
})

test('a text is written with headings and links; a chart has its table; the page goes whole on paper', async ({
  page,
}) => {
  await open(page, 'form,grid,table')
  const text = page.getByRole('textbox', { name: '내용' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '작은 제목' }).click()
  await page.keyboard.type('다음 주')
  await expect(page.locator('h3').filter({ hasText: '다음 주' })).toHaveCount(2)
  const chart = page.getByRole('figure', { name: '주별 근무 시간' })
  await chart.getByText('표', { exact: true }).click()
  await expect(chart.getByRole('row', { name: /11월 4주 40시간 9시간/ })).toBeVisible()
  // A list that draws only what is in sight goes on paper with all of its rows, and the frame stays away.
  const many = page.getByRole('table', { name: '모든 구성원', exact: true })
  expect(await drawn(many, 'tr')).toBeLessThan(200)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(many.locator('tbody tr')).toHaveCount(600)
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
})

async function pasteInto(page: Page, text: string): Promise<void> {
  await page.evaluate((typed) => {
    const data = new DataTransfer()
    data.setData('text/plain', typed)
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, text)
}

/** How many of these are drawn now, in sight or just out of it. */
function drawn(inside: Locator, what: string): Promise<number> {
  return inside.evaluate((element, selector) => element.querySelectorAll(selector).length, what)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}
