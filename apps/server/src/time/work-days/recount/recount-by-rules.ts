import { sql } from '../../../db/sql/sql.ts'
import { z } from 'zod'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { earlier } from '#rules/work-time/confirm-period.ts'
import { WORK_TIME_RULES } from '#rules/work-time/rules-version.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { CommandContext } from '../../../http/context.ts'
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { DayRange } from '../../work-plans/index.ts'
import type { DerivedDay } from '../derive-day.ts'
import { recomputeDays, type Recomputing } from '../recompute-days.ts'
import { recountPeople } from './recount-people.ts'

type Asking = Pick<CommandContext, 'tx'>

/** After an update that counts days otherwise, which its migration has marked: open days follow the rules of now. */
export const recountByRules = defineJob({ name: 'recount-by-rules', data: z.object({}), once: true })

/** Queues it where an update has left days to it. */
export async function queueRecountByRules(ctx: Asking & { companyId: CompanyId }): Promise<void> {
  if (await recountBefore(ctx))
    await enqueue(ctx.tx, recountByRules, {}, { companyId: ctx.companyId, key: 'rules' })
}

/** The day before which open days may have the figures of earlier rules; null where none has. */
async function recountBefore({ tx }: Asking): Promise<Temporal.PlainDate | null> {
  const { rows } = await sql<{ recount_before: string | null }>`
    select recount_before from day_fillings where company_id = ${thisCompany}`.execute(tx)
  const before = rows[0]?.recount_before ?? null
  return before === null ? null : Temporal.PlainDate.from(before)
}

/**
 * Counts open days of people by the rules of now where the job has not come to them: for whoever closes them. One statement where it
 * has, for any number of people and days.
 */
export async function followRules(
  ctx: Recomputing & Pick<CommandContext, 'audit'>,
  memberIds: readonly number[],
  { from, to }: DayRange,
): Promise<void> {
  const before = await recountBefore(ctx)
  if (!before) return
  const last = earlier(to, before.subtract({ days: 1 }))
  note(ctx, await recomputeDays(ctx, memberIds, daysBetween(from, last).map(String)))
}

function note(ctx: Pick<CommandContext, 'audit'>, written: readonly DerivedDay[]): void {
  if (written.length === 0) return
  const members = [...new Set(written.map((day) => day.member_id))]
  ctx.audit({ action: 'work_day.recount', after: { rules: WORK_TIME_RULES, members, days: written.length } })
}

/**
 * A month of everybody at a time, the latest first: what a stopping server leaves undone, the next attempt goes on with. Closed days
 * stay, and a second run changes nothing.
 */
export function recountByRulesJob(parts: ActingParts): JobHandler {
  return handleJob(recountByRules, async ({ companyId, signal }) => {
    const cause = recountByRules.name
    const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
      inCompanyAs(parts, companyId, 'system', work, cause)
    const changed = { people: 0, days: 0 }
    for (let month; (month = await bySystem(nextMonth));) {
      const { from, to } = month
      const done = await recountPeople(
        parts,
        companyId,
        {
          days: () => sql`w.work_on between ${from} and ${to}`,
          note: (ctx, _ids, written) => note(ctx, written),
        },
        { signal, cause },
      )
      // Their days stay marked, and whoever closes them hears why they cannot be counted.
      if (done.failed.length > 0) throw new Error(JSON.stringify(done.failed))
      changed.people += done.changed.people
      changed.days += done.changed.days
      await bySystem((ctx) => noteRecounted(ctx, from))
    }
    return changed
  })
}

/** The latest month with stored days that may have the figures of earlier rules; null once there is none, which is noted. */
async function nextMonth(ctx: ActingContext): Promise<DayRange | null> {
  const before = await recountBefore(ctx)
  if (!before) return null
  const { rows } = await sql<{ last: string | null }>`
    select max(work_on) as last from work_days where company_id = ${thisCompany} and work_on < ${before}`.execute(
    ctx.tx,
  )
  const { last } = rows[0]!
  if (last === null) {
    await noteRecounted(ctx, null)
    return null
  }
  const to = Temporal.PlainDate.from(last)
  return { from: to.with({ day: 1 }), to }
}

async function noteRecounted({ tx }: Asking, from: Temporal.PlainDate | null): Promise<void> {
  await sql`update day_fillings set recount_before = ${from}::date where company_id = ${thisCompany}`.execute(
    tx,
  )
}
