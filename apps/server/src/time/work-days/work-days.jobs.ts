import { sql } from '../../db/sql/sql.ts'
import { z } from 'zod'
import type { CompanyId } from '../../db/transaction.ts'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type ActingContext, inCompanyAs } from '../../jobs/in-company-as.ts'
import { defineRound, handleRound, inOneStep, type RoundPace, type RoundParts } from '../../jobs/rounds.ts'
import { followHours, followSettings } from '../../platform/companies/index.ts'
import { workingToday } from '../work-plans/index.ts'
import { fillDays, firstUnfilled, noteFilled, type UnfinishedDay } from './fill-days.ts'
import { forgetPositions } from './forget-positions.ts'
import { refuseBegin } from './records-begin.ts'
import { queueRecountByRules, recountByRulesJob } from './recount/recount-by-rules.ts'
import { recountPeople } from './recount/recount-people.ts'
import { queueRecount, recountOpenDaysJob } from './recount/recount-open-days.ts'

/** After a change of the company's hours: the running day and those to come are counted by the new ones. */
export const recomputeDaysOfCompany = defineJob({
  name: 'recompute-days-of-company',
  data: z.object({}),
  once: true,
})

/** Every hour, since the day of each company changes at its own: what nobody recorded is filled by plan, and what an update counts otherwise is queued. */
export const fillingRound = defineRound('fill-days', '20 * * * *')

/** Every night: positions that are kept no longer. */
export const positionsRound = defineRound('forget-positions', '40 3 * * *')

export function followCompanyHours(): void {
  followSettings('work-days', ['records_begin'], refuseBegin)
  followHours('work-days', async (ctx, change) => {
    const { tx, companyId } = ctx
    await enqueue(tx, recomputeDaysOfCompany, {}, { companyId, key: 'hours' })
    if (change.from === 'OPEN_DAYS') await queueRecount(ctx, change)
  })
}

export function workDaysJobs(parts: RoundParts): JobHandler[] {
  return [
    ...handleRound(parts, fillingRound, fillCompany),
    ...handleRound(parts, positionsRound, inOneStep(forgetPositions)),
    handleJob(recomputeDaysOfCompany, async ({ companyId, signal }) => {
      const { people, failed } = await recountPeople(
        parts,
        companyId,
        {
          days: (ctx) => sql`w.work_on >= ${workingToday(ctx)}`,
          note(ctx, members) {
            if (members.length === 0) return
            ctx.audit({ action: 'work_day.recompute', after: { from: workingToday(ctx), members } })
          },
        },
        { signal, cause: recomputeDaysOfCompany.name },
      )
      return { people, failed }
    }),
    recountOpenDaysJob(parts),
    recountByRulesJob(parts),
  ]
}

/** Until all that may be missing of a company's days is filled; only then the next run begins later. */
async function fillCompany(
  parts: RoundParts,
  companyId: CompanyId,
  { cause }: RoundPace,
): Promise<{ filled: number }> {
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, cause)
  const { from, until } = await bySystem(async (ctx) => ({
    from: await firstUnfilled(ctx),
    until: workingToday(ctx).subtract({ days: 1 }),
  }))
  let filled = 0
  for (let after: UnfinishedDay | null | undefined; after !== null;) {
    const last: UnfinishedDay | undefined = after
    const chunk = await bySystem((ctx) => fillDays(ctx, from, last))
    filled += chunk.filled
    after = chunk.last
  }
  await bySystem(async (ctx) => {
    await noteFilled(ctx, until)
    await queueRecountByRules(ctx)
  })
  return { filled }
}
