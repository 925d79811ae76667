import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, signInAs, test } from '../browser.ts'

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const file = (name: string, content = PDF) => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
  buffer: Buffer.from(content),
})

test('a document is written with files, sent, read with them, and taken away as a PDF whose proof can be checked', async ({
  page,
}) => {
  await signInAs(page, 'member')
  await page.goto('/main/approval/write?free=true')
  await page.getByRole('textbox', { name: '제목' }).fill('노트북 교체 품의')
  await page.getByRole('textbox', { name: '본문' }).fill('노트북을 교체합니다.')
  const files = page.getByRole('group', { name: '첨부 파일' })
  await files.locator('input[type=file]').setInputFiles(file('견적서.pdf'))
  await expect(files.getByRole('link', { name: '견적서.pdf' })).toBeVisible()
  // Its name says something else than its content: what is written stays, and the file is said to be missing.
  await files.locator('input[type=file]').setInputFiles(file('사진.png'))
  await expect(files.getByText('파일의 내용이 이름이나 형식과 다릅니다.')).toBeVisible()
  await page.getByRole('button', { name: '상신' }).click()
  await expect(files.getByText('업로드하지 못한 파일이 있습니다.')).toBeVisible()
  await files.getByRole('button', { name: '사진.png 제외' }).click()
  await expect(files.getByText('사진.png', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: '상신' }).click()

  const pane = page.getByRole('region', { name: '문서', exact: true })
  await expect(pane.getByRole('heading', { level: 2, name: '노트북 교체 품의' })).toBeVisible()
  await expect(pane.getByRole('link', { name: '견적서.pdf' })).toBeVisible()
  const taking = page.waitForEvent('download')
  await pane.getByRole('button', { name: 'PDF 다운로드' }).click()
  const taken = await taking
  expect(taken.suggestedFilename()).toContain('노트북 교체 품의.pdf')
  expect((await readFile(await taken.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await pane.getByRole('button', { name: '이력' }).click()
  const hash = await pane.locator('code').last().getAttribute('title')
  const id = new URL(page.url()).searchParams.get('document')
  await page.goto(`/main/approval/${id}?proof=sha-${hash!.slice(0, 16)}`)
  await expect(pane.getByText(/출력된 문서는 \d+번째 기록/)).toBeVisible()
  await page.goto(`/main/approval/${id}?proof=sha-0123456789abcdef`)
  await expect(pane.getByText('출력된 문서의 해시와 일치하는 기록이 없습니다.')).toBeVisible()
})

test('an admin takes the documents of a period away in one archive, on a phone too', async ({ page }) => {
  // Dozens of documents are drawn, by a thread that gives way to everything else.
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await page.goto('/main/approval/outbox')
  await page.getByRole('button', { name: '기간 다운로드' }).click()
  const dialog = page.getByRole('dialog', { name: '기간 문서 다운로드' })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const taking = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '다운로드' }).click()
  const taken = await taking
  expect(taken.suggestedFilename()).toMatch(/^전자결재 문서 .*\.zip$/)
  expect((await readFile(await taken.path())).subarray(0, 2).toString()).toBe('PK')
  await expect(dialog).toHaveCount(0)
})
