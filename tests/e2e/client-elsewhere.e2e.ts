import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagePolicy } from '#server/http/security-headers.ts'
import sharp from 'sharp'
import { DEMO_PASSWORD, expect, houseOf, signInByPage, test } from './browser.ts'
import { elsewhereOf } from './ports.ts'

// The client from a server of files on another port, and the API where it always is. 127.0.0.1 is another site than
// localhost, so its pages are to the API what those of another company would be.
const CLIENTS = { 'another port of the same site': 'localhost', 'another site': '127.0.0.1' }
const FOLDER = join(import.meta.dirname, '../../build/web')
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

let files: Server

test.beforeAll(async () => {
  // The tests' own base is where the client comes from.
  const api = new URL(await houseOf(test.info().file))
  const html = readFileSync(join(FOLDER, 'index.html'), 'utf8').replace('__API_URL__', api.origin)
  files = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://any')
    const type = TYPES[extname(pathname)]
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8')
    if (type) return response.end(readFileSync(join(FOLDER, pathname)))
    response.setHeader('content-security-policy', pagePolicy('n0nce', api.origin))
    return response.end(html.replaceAll('__NONCE__', 'n0nce'))
  })
  return new Promise<void>((resolve) => files.listen(elsewhereOf(Number(api.port)), () => resolve()))
})
test.afterAll(() => files.close())

for (const [place, host] of Object.entries(CLIENTS))
  test.describe(`a client from ${place}`, () => {
    test.use({
      baseURL: ({ baseURL }, use) => use(`http://${host}:${elsewhereOf(Number(new URL(baseURL!).port))}`),
    })

    test('signs in, reads, writes, shows pictures, takes files, stays and signs out', async ({ page }) => {
      await signInByPage(page, 'admin@demo.gyeol.test', DEMO_PASSWORD)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await keepsPicture(page)
      await takesFile(page)
      await page.reload()
      await expect(page).toHaveURL(/\/main\/members/)
      await page.goto('/signout')
      await expect(page.getByText('로그아웃했습니다.')).toBeVisible()
      await page.goto('/main')
      await expect(page).toHaveURL(/\/auth\/email/)
    })
  })

/** A write with a file, the picture that the API then sends, and its removal. */
async function keepsPicture(page: Page): Promise<void> {
  await page.goto('/main/settings/branding')
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1a4' } })
    .png()
    .toBuffer()
  const part = page.getByRole('region', { name: '회사 로고' })
  await part.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await part.getByRole('button', { name: '저장' }).click()
  const shown = page.locator('a[aria-label] > img').first()
  // Pictures are drawn anew beside the requests, after those that came before.
  await expect(shown).toHaveAttribute('src', /^http:\/\/localhost:\d+\/.*serve_logo/, { timeout: 60_000 })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await part.getByRole('button', { name: '이미지 삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '이미지 삭제' }).click()
  await expect(shown).toHaveAttribute('src', '/icons/mark.svg')
}

/** A file whose name stands in a header of the answer. */
async function takesFile(page: Page): Promise<void> {
  await page.goto('/main/members')
  const item = page.getByRole('button', { name: '엑셀 다운로드' })
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
}
