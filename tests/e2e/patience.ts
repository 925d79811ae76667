import { expect, type Locator, type Page, type Request } from '@playwright/test'

// What tests wait for where nothing that stays on the screen tells it: a busy machine stalls for seconds wherever it likes.

interface Requests {
  /** Those under way. */
  open: Set<Request>
  /** How many have begun so far. */
  begun: number
}

const requestsOf = new WeakMap<Page, Requests>()

/** Keeps what a page asks for, see `settled`. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  const requests: Requests = { open, begun: 0 }
  requestsOf.set(page, requests)
  page.on('request', (request) => {
    // What the document before has asked for is not answered any more.
    if (request.isNavigationRequest()) open.clear()
    open.add(request)
    requests.begun += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // A body that nobody reads, such as that of a refusal, never finishes.
  page.on(
    'response',
    (response) => response.request().resourceType() === 'fetch' && open.delete(response.request()),
  )
}

const QUIET_MILLISECONDS = 120

/**
 * No request of a page is under way, and none has begun for a moment. What Playwright has for it waits half a second, and
 * only the first time after a page was loaded.
 */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf.get(page)!
  let quietSince = Date.now()
  await expect
    .poll(
      async () => {
        if (requests.open.size > 0) quietSince = Date.now()
        if (Date.now() - quietSince < QUIET_MILLISECONDS) return false
        // A page that has no time asks for nothing either: what it has to do comes first.
        const { begun } = requests
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 100 })))
        return requests.begun === begun
      },
      { intervals: [20] },
    )
    .toBe(true)
}

interface Noted extends Window {
  /** What notices have said to this page, until a test has heard it. */
  notices: string[]
}

/** Keeps what notices say to a page, see `expectNotice`. Before the page opens. */
export function noteNotices(): void {
  const notices: string[] = []
  Object.assign(window, { notices })
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const inside = [...node.querySelectorAll('.mantine-Notification-root')]
      const all = node.matches('.mantine-Notification-root') ? [node] : inside
      notices.push(...all.map(({ textContent }) => textContent))
    }
  })
  watch.observe(document, { childList: true, subtree: true })
}

/**
 * A notice at the edge of the screen has said this since the last one that was heard here. It goes by itself after some
 * seconds, which a busy machine may let pass before a test looks, and one of the press before may still stand.
 */
export async function expectNotice(page: Page, words: string): Promise<void> {
  const hear = async () =>
    page.evaluate((wanted) => {
      const { notices } = window as unknown as Noted
      const at = notices.findIndex((one) => one.includes(wanted))
      return notices.splice(0, at + 1).length > 0
    }, words)
  await expect.poll(hear, { message: `A notice says: ${words}` }).toBe(true)
}

/**
 * Answers in place of the server from now on. The browser itself learns of a route a moment after Playwright has set it, and
 * what a page asks for until then still reaches the server: for pages that are open already.
 */
export async function answerNow(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route)
  await page.route('**/is-answered', (asked) => asked.fulfill({ status: 204 }))
  await expect.poll(() => page.evaluate(async () => (await fetch('/is-answered')).status)).toBe(204)
}

/** Escape, once the focus is in what it shall close: it comes there a moment after it is drawn, and the key goes with it. */
export async function pressEscapeIn(opened: Locator): Promise<void> {
  await expect.poll(() => opened.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await opened.page().keyboard.press('Escape')
}

/** From now on what waits for seconds, such as an undo, waits so many times as long: a busy machine may need them for a step. */
export function stretchTime(page: Page, times: number, from = 4_000): Promise<void> {
  return page.evaluate(
    ([factor, shortest]) => {
      const own = window as unknown as { setRealTimeout?: typeof setTimeout }
      const real = (own.setRealTimeout ??= window.setTimeout)
      const stretched = (then: () => void, wait = 0) => real(then, wait < shortest ? wait : wait * factor)
      window.setTimeout = stretched as typeof setTimeout
    },
    [times, from] as const,
  )
}
