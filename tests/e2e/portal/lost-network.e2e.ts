import type { Page } from '@playwright/test'
import { expect, settled, signInAs, test } from '../browser.ts'

const chart = (page: Page) => page.getByRole('heading', { level: 1, name: '조직도' })

test.describe('where a network was lost', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a screen comes by itself when it is back', async ({ page, context }) => {
    await signInAs(page, 'member')
    // A page of its own: without a network the browser complains in its console.
    const cut = await context.newPage()
    await cut.goto('/main')
    await cut.evaluate(() => navigator.serviceWorker.ready)
    await settled(cut)

    // Not setOffline, whose event may come before the network does: here nothing but asking tells that it is back.
    const toServer = /\/(?:assets|icons)\//
    await cut.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await context.route(toServer, (route) => route.abort())
    await cut.getByRole('link', { name: '조직도' }).click()
    await expect(cut.getByRole('heading', { level: 1, name: '불러오지 못했습니다' })).toBeVisible()
    await expect(cut.getByRole('alert')).toContainText('네트워크')
    await context.unroute(toServer)
    await expect(chart(cut)).toBeVisible()

    // Nothing of the client is there yet: the page that the browser kept stands in for the one asked for.
    await settled(cut)
    await context.setOffline(true)
    await cut.reload()
    await expect(cut.getByRole('heading', { name: '네트워크에 연결되어 있지 않습니다' })).toBeVisible()
    await context.setOffline(false)
    await expect(chart(cut)).toBeVisible()
  })
})

test('a page without its scripts comes by itself, or at a press', async ({ page, context }) => {
  await signInAs(page, 'member')
  const cut = await context.newPage()
  const scripts = '**/assets/*.js'
  const lose = async () => {
    await cut.route(scripts, (route) => route.abort())
    await cut.goto('/main/org')
    await expect(cut.getByRole('alert')).toHaveText('화면을 불러오지 못했습니다.')
    await cut.unroute(scripts)
  }
  await lose()
  await cut.evaluate(() => dispatchEvent(new Event('online')))
  await expect(chart(cut)).toBeVisible()
  await lose()
  await cut.getByRole('button', { name: '다시 시도' }).click()
  await expect(chart(cut)).toBeVisible()
})
