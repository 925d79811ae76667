import { chromium, type Page } from '@playwright/test'
import { signIn } from '../frames.ts'

/*
 * How long the inbox takes from the press of a key to the next document on the screen:
 *
 *     node bench/masses/inbox-steps.ts http://localhost:3000 30
 *
 * against a running server with the demo company, so many steps down and up again. Beside it the same with what is read ahead refused,
 * so that each document is asked for as it is opened.
 */
const [base = 'http://localhost:3000', many = '30'] = process.argv.slice(2)

/** The key next to the wait before it, so that what is read ahead has come: as long as a glance at a document. */
const GLANCE = 400

/** Milliseconds from the key to the frame after the document stands in the page; one document has one number. */
async function step(page: Page, key: 'j' | 'k'): Promise<number | null> {
  return page.evaluate(async (pressed) => {
    const shown = () => {
      const region = document.querySelector('[data-shown-document]')
      return region?.getAttribute('data-shown-document') ?? null
    }
    const before = shown()
    const began = performance.now()
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
    while (shown() === before || shown() === null) {
      if (performance.now() - began > 2000) return null
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    // The frame that shows it has been drawn when the next task begins.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - began
  }, key)
}

async function walk(page: Page): Promise<string> {
  const taken: number[] = []
  const spent = await pageSpent(page)
  let ofPage = 0
  for (const key of ['j', 'k'] as const)
    for (let at = 0; at < Number(many); at += 1) {
      await page.waitForTimeout(GLANCE)
      const before = await spent()
      const ms = await step(page, key)
      if (ms === null) break
      ofPage += (await spent()) - before
      taken.push(ms)
    }
  const sorted = taken.toSorted((one, other) => one - other)
  const quantile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN)
  const all = `median ${quantile(0.5)} ms, 95% ${quantile(0.95)} ms, worst ${quantile(1)} ms`
  return `${sorted.length} steps: ${all}; processor of the page ${Math.round(ofPage / sorted.length)} ms each`
}

/** What the page has had of the processor, in milliseconds: a busy machine makes a step later, but hardly dearer. */
async function pageSpent(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
}

async function measure(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  isAhead: boolean,
): Promise<void> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, base)
  if (!isAhead) await page.route('**/documents/*?ahead=true', (route) => route.abort())
  await page.goto(`${base}/main/approval/inbox?bucket=processed`)
  await page.locator('[data-document]').first().waitFor()
  await page.keyboard.press('j')
  await page.locator('[data-shown-document]').waitFor()
  console.log(isAhead ? 'read ahead  ' : 'as asked for', await walk(page))
  await context.close()
}

const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
})
await measure(browser, true)
await measure(browser, false)
await browser.close()
