import { sql } from 'kysely'
import { z } from 'zod'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { HoursChange } from '../../../platform/companies/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { isClosed } from '../day-closings.store.ts'
import { COUNTED_ASPECTS, type CountedAspect } from '../derive-day.ts'
import { recomputeDays, type Recomputing } from '../recompute-days.ts'
import { aspectsOfColumns } from './counted-aspects.ts'
import { recountedSpan } from './recounted-span.ts'

/** After a change of the company's hours that shall hold for days that are over, too. */
export const recountOpenDays = defineJob({
  name: 'recount-open-days',
  data: z.object({
    from: z.string(),
    aspects: z.array(z.enum(COUNTED_ASPECTS)).min(1),
    /** Who is told when it is done. */
    askedBy: z.number(),
  }),
})

// So many people are held up at a time, each of them for a moment.
const PEOPLE_AT_ONCE = 200

/** Queues the counting anew of open days; nothing where nothing is counted by what has changed. */
export async function queueRecount(
  ctx: Recomputing & { actor: { memberId: number } },
  { columns }: HoursChange,
): Promise<void> {
  const aspects = [...aspectsOfColumns(columns)]
  if (aspects.length === 0) return
  const data = {
    from: recountedSpan(workingToday(ctx)).from.toString(),
    aspects,
    askedBy: ctx.actor.memberId,
  }
  await enqueue(ctx.tx, recountOpenDays, data, { companyId: ctx.companyId })
}

/** Closed days stay, and a second run changes nothing. */
export function recountOpenDaysJob(parts: ActingParts): JobHandler {
  return handleJob(recountOpenDays, async ({ companyId, data }) => {
    const anew = new Set(data.aspects)
    let [people, days] = [0, 0]
    for (let after: number | null = 0; after !== null;) {
      const last: number = after
      const work = (ctx: ActingContext) => recountChunk(ctx, { from: data.from, after: last, anew })
      const chunk = await inCompanyAs(parts, companyId, 'system', work, recountOpenDays.name)
      people += chunk.people
      days += chunk.days
      after = chunk.last
    }
    const tell = (ctx: ActingContext) =>
      notify(ctx, {
        memberIds: [data.askedBy],
        kind: 'WORK_DAYS_RECOUNTED',
        data: { people, days },
        link: '/main/work/team',
      })
    await inCompanyAs(parts, companyId, 'system', tell, recountOpenDays.name)
    return { people, days }
  })
}

interface Chunk {
  from: string
  after: number
  anew: ReadonlySet<CountedAspect>
}

async function recountChunk(
  ctx: ActingContext,
  { from, after, anew }: Chunk,
): Promise<{ people: number; days: number; last: number | null }> {
  const { rows } = await sql<{ member_id: number; days: string[] }>`
    select w.member_id, array_agg(w.work_on::text) as days from work_days w
    where w.company_id = ${thisCompany} and w.work_on between ${from} and ${workingToday(ctx)}
      and w.member_id > ${after} and not ${isClosed('w')}
    group by w.member_id order by w.member_id ${atMost(PEOPLE_AT_ONCE)}`.execute(ctx.tx)
  const ids = rows.map((row) => row.member_id)
  const written = await recomputeDays(
    ctx,
    ids,
    rows.flatMap((row) => row.days),
    anew,
  )
  const members = [...new Set(written.map((day) => day.member_id))]
  if (members.length > 0)
    ctx.audit({
      action: 'work_day.recount',
      after: { from, aspects: [...anew], members, days: written.length },
    })
  return {
    people: members.length,
    days: written.length,
    last: ids.length < PEOPLE_AT_ONCE ? null : ids.at(-1)!,
  }
}
