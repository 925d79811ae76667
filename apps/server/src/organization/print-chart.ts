import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { downloadChart } from '#contract/organization/team-changes.ts'
import type { MemberContext } from '../http/context.ts'
import type { Download } from '../http/download.ts'
import { fail, found } from '../http/fail.ts'
import type { Reading } from '../http/route.ts'
import { renderPdf } from '../outside/pdf/render-pdf.ts'
import { listChart } from './chart.queries.ts'
import { CHART_TEXTS } from './chart.texts.ts'
import { drawChart } from './draw-chart.ts'
import { otherDay } from './tree.queries.ts'

/** Laying out more names would keep the server busy for seconds. */
const MOST_PEOPLE = 1000

/**
 * The chart as a PDF. The reading is over before the document is made, so that no connection waits for it.
 * @throws Failure NOT_FOUND for an unknown team, CHART_TOO_LARGE
 */
export async function printChart(
  ctx: Omit<MemberContext, 'tx'>,
  { query }: EndpointInput<typeof downloadChart>,
  reading: Reading,
): Promise<Download> {
  const { team_id: branch, as_of: day, people } = query
  const asOf = otherDay(ctx, day)
  const { rows, company } = await reading(async (tx) => {
    const { name } = found((await sql<{ name: string }>`select name from companies`.execute(tx)).rows[0])
    return { rows: await listChart({ ...ctx, tx }, { asOf, teamId: branch }), company: name }
  })
  if (branch && rows.length === 0) fail('NOT_FOUND')
  const count = rows.reduce((sum, row) => sum + row.members.length, 0)
  if (people && count > MOST_PEOPLE) fail('CHART_TOO_LARGE', { most: MOST_PEOPLE })
  const on = (asOf ?? ctx.today).toString()
  const pdf = await renderPdf(drawChart(rows, { company, on, language: ctx.language, people }))
  const title = CHART_TEXTS[ctx.language].title
  return {
    name: `${[company, branch ? rows[0]!.name : '', title].filter(Boolean).join(' ')} ${on}.pdf`,
    contentType: 'application/pdf',
    size: pdf.length,
    open: () => Readable.from([pdf]),
  }
}
