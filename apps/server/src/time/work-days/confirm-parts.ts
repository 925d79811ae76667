import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { refuseClosed } from '../work-plans/index.ts'
import type { DayPart } from './day-parts.store.ts'
import { type Recomputing, recomputeDays } from './recompute-days.ts'

/**
 * Makes what rows of another slice hold taken, and brings the days in line.
 * @param settled the statement that settles the rows and returns their `id`
 * @returns the parts that are taken now, by day
 * @throws Failure ALREADY_CONFIRMED when one of the days is closed
 */
export function confirmParts(
  ctx: Recomputing,
  holderKind: string,
  settled: RawBuilder<{ id: number }>,
): Promise<DayPart[]> {
  return moveParts(ctx, holderKind, settled, { from: 'HELD', to: 'TAKEN' })
}

/**
 * Holds again what rows of another slice have taken, and brings the days in line: the opposite of confirmParts.
 * @param reopened the statement that opens the rows again and returns their `id`
 * @returns the parts that are only held now, by day
 * @throws Failure ALREADY_CONFIRMED when one of the days is closed
 */
export function holdPartsAgain(
  ctx: Recomputing,
  holderKind: string,
  reopened: RawBuilder<{ id: number }>,
): Promise<DayPart[]> {
  return moveParts(ctx, holderKind, reopened, { from: 'TAKEN', to: 'HELD' })
}

async function moveParts(
  ctx: Recomputing,
  holderKind: string,
  holders: RawBuilder<{ id: number }>,
  { from, to }: { from: DayPart['state']; to: DayPart['state'] },
): Promise<DayPart[]> {
  const { rows } = await sql<DayPart>`
    with holder as (${holders}), moved as (
      update day_parts p set state = ${to} from holder
      where p.company_id = ${thisCompany} and p.holder_kind = ${holderKind} and p.holder_id = holder.id and p.state = ${from}
      returning p.*
    )
    select * from moved order by work_on, start_minute`.execute(ctx.tx)
  await recomputeOf(ctx, rows)
  return rows
}

/** The days of some parts, which somebody decided about. @throws Failure ALREADY_CONFIRMED when one of them is closed */
export async function recomputeOf(ctx: Recomputing, parts: readonly DayPart[]): Promise<void> {
  const people = [...new Set(parts.map((part) => part.member_id))]
  const days = parts.map((part) => part.work_on)
  await refuseClosed(ctx, parts)
  await recomputeDays(ctx, people, days)
}
