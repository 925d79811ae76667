import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { expect, signInAs, test } from '../browser.ts'

// The worker of the product, to whom the browser hands what a push service would send.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

interface Seen {
  shown: { title: string; body: string; open: number }[]
  opened: string[]
}

test('a pushed message is shown, and pressing it opens what it tells of', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'leader', '/main')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const { results } = (await (await page.request.get(`${listNotifications.path}?page_size=50`)).json()) as {
    results: { nt_id: number; nt_type: string }[]
  }
  const open = results.find(({ nt_type }) => nt_type === 'APPROVAL_REQUESTED')!.nt_id

  // A browser without a screen draws no messages: what it would draw and open is noted.
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const here = globalThis as unknown as {
      seen: Seen
      registration: { showNotification: unknown }
      clients: { openWindow: unknown }
    }
    here.seen = { shown: [], opened: [] }
    here.registration.showNotification = async (
      title: string,
      { body, data }: { body: string; data: { open: number } },
    ) => void here.seen.shown.push({ title, body, open: data.open })
    here.clients.openWindow = async (address: string) => void here.seen.opened.push(address)
  })
  const seen = () => worker.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [ours] }) => {
      if (ours) resolve(ours.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL!).origin,
    registrationId: await registered,
    data: JSON.stringify({
      title: '결재 요청',
      body: '승인할 문서가 있습니다.',
      lang: 'ko',
      tag: 'notices',
      open,
    }),
  })
  await expect
    .poll(async () => (await seen()).shown)
    .toEqual([{ title: '결재 요청', body: '승인할 문서가 있습니다.', open }])

  // Nor can anybody press one: the worker is asked for what it does then.
  await worker.evaluate(
    (id) => (globalThis as unknown as { openMessage: (id: number) => Promise<void> }).openMessage(id),
    open,
  )
  const [address] = (await seen()).opened
  await page.goto(address!)
  await expect(page).toHaveURL(/\/main\/approval/)
  await expect(page.getByRole('region', { name: '문서', exact: true })).toBeVisible()
})
