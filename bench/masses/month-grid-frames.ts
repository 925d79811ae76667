import { chromium, type Page } from '@playwright/test'
import type { Schedules } from '../../apps/web/src/features/time/schedules/schedule-queries.ts'
import { frames, signIn } from '../frames.ts'

/*
 * Frames of the month's schedules of 10,000 people on all of its days while the grid is scrolled down, back and across:
 *
 *     node bench/masses/month-grid-frames.ts http://localhost:3000
 *
 * against a running server with the demo company, whose answer is repeated until it has as many people. An idle page is
 * measured beside it: what the machine gives a page at best.
 */
const [base = 'http://localhost:3000', many = '10000'] = process.argv.slice(2)
const PEOPLE = Number(many)

/** The answer of the server with its people over and over, each under a number and a name of their own. */
function repeated(answer: Schedules): Schedules {
  const { results } = answer
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const one = results[at % results.length]!
    return { ...one, user_id: 1_000_000 + at, username: `${one.username} ${at + 1}` }
  })
  return { ...answer, count: PEOPLE, results: people }
}

async function open(page: Page): Promise<void> {
  await signIn(page, base)
  await page.route('**/work/sch_month/?**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: repeated((await response.json()) as Schedules) })
  })
  await page.goto(`${base}/main/work/schedule`)
  await page.getByRole('grid').waitFor()
  await page.getByText(/ 1$/).first().waitFor()
  await page.waitForTimeout(1500)
}

/** Three seconds of the wheel, in steps as a hand makes them. */
async function scroll(page: Page, step: (at: number) => [across: number, down: number]): Promise<void> {
  const box = (await page.getByRole('grid').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const until = Date.now() + 3000
  for (let at = 0; Date.now() < until; at += 1) {
    await page.mouse.wheel(...step(at))
    await page.waitForTimeout(8)
  }
}

/** Frames of a piece of work, and the milliseconds of processor that the page took for each: what a busy machine changes least. */
async function measured(page: Page, work: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  const before = await spent()
  const began = performance.now()
  const counted = await frames(page, work)
  const drawn = (counted.perSecond * (performance.now() - began)) / 1000
  const cpuMs = Math.round(((await spent()) - before) * (10 / drawn)) / 10
  await devtools.detach()
  return { ...counted, cpuMs }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
await open(page)
const shown = await page.getByRole('grid').getAttribute('aria-rowcount')
console.log(`${shown} rows, ${await page.getByRole('gridcell').count()} cells in the document`)
const rows: Record<string, unknown> = {}
rows['idle page'] = await measured(page, () => page.waitForTimeout(3000))
rows['down, as one reads'] = await measured(page, () => scroll(page, () => [0, 60]))
rows['down, as one searches'] = await measured(page, () => scroll(page, () => [0, 900]))
rows['up again'] = await measured(page, () => scroll(page, () => [0, -600]))
rows['across and back'] = await measured(page, () => scroll(page, (at) => [Math.sin(at / 20) * 80, 0]))
console.table(rows)
await browser.close()
