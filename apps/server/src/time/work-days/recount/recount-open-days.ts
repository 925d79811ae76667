import { sql } from '../../../db/sql/sql.ts'
import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { HoursChange } from '../../../platform/companies/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { COUNTED_ASPECTS } from '../derive-day.ts'
import type { Recomputing } from '../recompute-days.ts'
import { aspectsOfColumns } from './counted-aspects.ts'
import { recountPeople } from './recount-people.ts'
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
  return handleJob(recountOpenDays, async ({ companyId, data: { from, aspects, askedBy }, signal }) => {
    const cause = recountOpenDays.name
    const { changed, failed } = await recountPeople(
      parts,
      companyId,
      {
        days: (ctx) => sql`w.work_on between ${from} and ${workingToday(ctx)}`,
        anew: new Set(aspects),
        note(ctx, _ids, written) {
          if (written.length === 0) return
          const members = [...new Set(written.map((day) => day.member_id))]
          ctx.audit({ action: 'work_day.recount', after: { from, aspects, members, days: written.length } })
        },
      },
      { signal, cause },
    )
    const tell = (ctx: ActingContext) =>
      notify(ctx, {
        memberIds: [askedBy],
        kind: 'WORK_DAYS_RECOUNTED',
        data: changed,
        link: '/main/work/team',
      })
    await inCompanyAs(parts, companyId, 'system', tell, cause)
    return { ...changed, failed }
  })
}
