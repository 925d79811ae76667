import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { type CompanyId, inCompany } from '../../db/transaction.ts'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { followHours } from '../../platform/companies/index.ts'
import { plannedDays, workingNow } from '../work-plans/index.ts'
import { recomputeDays } from './recompute-days.ts'

/** After a change of the company's hours: the running day and those to come are counted by the new ones. */
export const recomputeDaysOfCompany = defineJob({
  name: 'recompute-days-of-company',
  data: z.object({}),
  once: true,
})

// So many people are held up at a time, each of them for a moment.
const PEOPLE_AT_ONCE = 200

export function followCompanyHours(): void {
  followHours('work-days', async ({ tx, companyId }) => {
    await enqueue(tx, recomputeDaysOfCompany, {}, { companyId, key: 'hours' })
  })
}

export function workDaysJobs({
  pool,
  clock,
}: {
  pool: pg.Pool
  clock: () => Temporal.Instant
}): JobHandler[] {
  return [
    handleJob(recomputeDaysOfCompany, async ({ companyId }) => {
      let people = 0
      for (let after: number | null = 0; after !== null;) {
        const last: number = after
        const chunk = await inCompany(pool, companyId, 'write', (tx) =>
          recomputeChunk({ tx, companyId, now: clock() }, last),
        )
        people += chunk.people
        after = chunk.last
      }
      return { people }
    }),
  ]
}

async function recomputeChunk(
  ctx: { tx: Tx; companyId: CompanyId; now: Temporal.Instant },
  after: number,
): Promise<{ people: number; last: number | null }> {
  const { rows: company } = await sql<{ timezone: string }>`select timezone from companies`.execute(ctx.tx)
  const timezone = company[0]?.timezone ?? 'Asia/Seoul'
  const today = ctx.now.toZonedDateTimeISO(timezone).toPlainDate()
  const plans = await plannedDays(ctx, [], { from: today, to: today })
  const running = workingNow(ctx.now, timezone, plans.company.hours).day
  const { rows } = await sql<{ member_id: number; days: string[] }>`
    select member_id, array_agg(work_on::text) as days from work_days
    where company_id = ${ctx.companyId} and work_on >= ${running} and member_id > ${after}
    group by member_id order by member_id limit ${PEOPLE_AT_ONCE}`.execute(ctx.tx)
  const ids = rows.map((row) => row.member_id)
  await recomputeDays(
    { ...ctx, actor: { timezone } },
    ids,
    rows.flatMap((row) => row.days),
  )
  return { people: ids.length, last: ids.length < PEOPLE_AT_ONCE ? null : ids.at(-1)! }
}
