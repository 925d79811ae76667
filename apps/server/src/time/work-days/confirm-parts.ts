import { type RawBuilder, sql } from 'kysely'
import { thisCompany } from '../../db/this-company.ts'
import type { DayPart } from './day-parts.store.ts'
import { type Recomputing, recomputeDays } from './recompute-days.ts'

/**
 * Makes what rows of another slice hold taken, and brings the days in line.
 * @param settled the statement that settles the rows and returns their `id`
 * @returns the parts that are taken now, by day
 */
export async function confirmParts(
  ctx: Recomputing,
  holderKind: string,
  settled: RawBuilder<{ id: number }>,
): Promise<DayPart[]> {
  const { rows } = await sql<DayPart>`
    with holder as (${settled}), taken as (
      update day_parts p set state = 'TAKEN' from holder
      where p.company_id = ${thisCompany} and p.holder_kind = ${holderKind} and p.holder_id = holder.id and p.state = 'HELD'
      returning p.*
    )
    select * from taken order by work_on, start_minute`.execute(ctx.tx)
  await recomputeOf(ctx, rows)
  return rows
}

/** The days of some parts. */
export async function recomputeOf(ctx: Recomputing, parts: readonly DayPart[]): Promise<void> {
  const people = new Set(parts.map((part) => part.member_id))
  await recomputeDays(
    ctx,
    [...people],
    parts.map((part) => part.work_on),
  )
}
