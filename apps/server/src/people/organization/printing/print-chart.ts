import type { EndpointInput } from '#contract/endpoint.ts'
import type { downloadChart } from '#contract/people/organization/team-changes.ts'
import type { MemberContext } from '../../../http/context.ts'
import { type Download, downloadOf } from '../../../http/download.ts'
import { fail } from '../../../http/fail.ts'
import type { Reading } from '../../../http/route.ts'
import { heavyWork } from '../../../outside/heavy-work.ts'
import { renderInWorker } from '../../../outside/pdf/render-in-worker.ts'
import { ThreadSpent } from '../../../outside/run-in-thread.ts'
import { type ChartRow, listChart } from '../chart.queries.ts'
import { CHART_TEXTS } from './chart.texts.ts'
import type { DrawnChart } from './draw-chart.ts'
import { otherDay } from '../tree.queries.ts'

// What is drawn within seconds; nobody reads more in one chart.
const MOST = { teams: 1000, people: 1000 }
const BOUNDS = { maxSeconds: 60, maxHeapMb: 512 }

/**
 * The chart as a PDF. The reading is over before the document is made, so that no connection waits for it.
 * @throws Failure NOT_FOUND for an unknown team, CHART_TOO_LARGE, TOO_MANY_FILES
 */
export async function printChart(
  ctx: Omit<MemberContext, 'tx'>,
  input: EndpointInput<typeof downloadChart>,
  reading: Reading,
): Promise<Download> {
  return heavyWork.take(ctx, () => readAndDraw(ctx, input, reading))
}

async function readAndDraw(
  ctx: Omit<MemberContext, 'tx'>,
  { query }: EndpointInput<typeof downloadChart>,
  reading: Reading,
): Promise<Download> {
  const { team_id: branch, as_of: day, people } = query
  const asOf = otherDay(ctx, day)
  const { rows, company } = await reading(async (tx) => {
    const { name } = await tx.selectFrom('companies').select('name').executeTakeFirstOrThrow()
    return { rows: await listChart({ ...ctx, tx }, { asOf, teamId: branch }), company: name }
  })
  if (branch && rows.length === 0) fail('NOT_FOUND')
  const count = rows.reduce((sum, row) => sum + row.members.length, 0)
  if (rows.length > MOST.teams || (people && count > MOST.people)) fail('CHART_TOO_LARGE', MOST)
  const on = (asOf ?? ctx.today).toString()
  const pdf = await draw(rows, { company, on, language: ctx.language, people })
  const title = CHART_TEXTS[ctx.language].title
  const name = [company, branch ? rows[0]!.name : '', title].filter(Boolean).join(' ')
  return downloadOf(`${name} ${on}.pdf`, 'application/pdf', pdf)
}

async function draw(rows: readonly ChartRow[], drawn: DrawnChart): Promise<Buffer> {
  const module = new URL('./draw-chart.ts', import.meta.url).href
  try {
    return await renderInWorker({ module, name: 'drawChart', given: [rows, drawn] }, BOUNDS)
  } catch (error) {
    if (error instanceof ThreadSpent) fail('CHART_TOO_LARGE', MOST)
    throw error
  }
}
