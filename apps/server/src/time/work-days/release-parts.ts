import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { noteDays } from '../../http/live/touched-people.ts'
import { refuseClosed } from '../work-plans/index.ts'
import { recomputeOf } from './confirm-parts.ts'
import type { DayPart } from './day-parts.store.ts'
import type { Recomputing } from './recompute-days.ts'

/**
 * Frees what rows of another slice held or had taken, and brings the days in line.
 * @param ended the statement that ends the rows and returns their `id`
 * @param on of these days alone, where the rows go on
 * @returns the parts as they were, by day
 * @throws Failure ALREADY_CONFIRMED when one that was taken lies on a closed day; what was merely held leaves such a day as it is
 */
export async function releaseParts(
  ctx: Recomputing,
  holderKind: string,
  ended: RawBuilder<{ id: number }>,
  on: readonly string[] | null = null,
): Promise<DayPart[]> {
  const { rows } = await sql<DayPart>`
    with holder as (${ended}), freed as (
      delete from day_parts p using holder
      where p.company_id = ${thisCompany} and p.holder_kind = ${holderKind} and p.holder_id = holder.id
        and (${on}::date[] is null or p.work_on = any(${on}::date[]))
      returning p.*
    )
    select * from freed order by work_on, start_minute`.execute(ctx.tx)
  noteDays(ctx.tx, rows)
  await recomputeOf(
    ctx,
    rows.filter((part) => part.state === 'TAKEN'),
  )
  return rows
}

/**
 * Gives back single days of what rows of another slice hold or have taken. The caller brings the days in line.
 * @throws Failure ALREADY_CONFIRMED on a closed day
 */
export async function dropParts(
  ctx: Recomputing,
  holderKind: string,
  parts: readonly Pick<DayPart, 'member_id' | 'holder_id' | 'work_on'>[],
): Promise<void> {
  if (parts.length === 0) return
  await touchOpen(ctx, parts)
  await sql`
    delete from day_parts p using unnest(${parts.map((part) => part.holder_id)}::bigint[],
      ${parts.map((part) => part.work_on)}::date[]) as d(holder_id, work_on)
    where p.company_id = ${thisCompany} and p.holder_kind = ${holderKind} and p.holder_id = d.holder_id
      and p.work_on = d.work_on`.execute(ctx.tx)
}

/**
 * Gives back a share of what rows of another slice hold or have taken of single days. The caller brings the days in line.
 * @param parts as they are to be: inside of what they were
 * @throws Failure ALREADY_CONFIRMED on a closed day
 */
export async function shortenParts(
  ctx: Recomputing,
  parts: readonly (Omit<DayPart, 'state' | 'frees_work' | 'event_code' | 'own_name'> & {
    asked_minutes: number
  })[],
): Promise<void> {
  if (parts.length === 0) return
  await touchOpen(ctx, parts)
  await sql`
    update day_parts p set start_minute = d.start_minute, end_minute = d.end_minute, minutes = d.minutes,
      asked_minutes = nullif(d.asked_minutes, d.minutes)
    from json_to_recordset(${JSON.stringify(parts)}) as d(holder_kind text, holder_id bigint, work_on date,
      start_minute int, end_minute int, minutes int, asked_minutes int)
    where p.company_id = ${thisCompany} and p.holder_kind = d.holder_kind and p.holder_id = d.holder_id
      and p.work_on = d.work_on`.execute(ctx.tx)
}

/** @throws Failure ALREADY_CONFIRMED on a closed day */
function touchOpen(
  ctx: Recomputing,
  parts: readonly Pick<DayPart, 'member_id' | 'work_on'>[],
): Promise<void> {
  noteDays(ctx.tx, parts)
  return refuseClosed(ctx, parts)
}
