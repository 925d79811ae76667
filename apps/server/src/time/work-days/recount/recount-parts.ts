import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { noteDays } from '../../../http/live/touched-people.ts'
import { recomputeOf } from '../confirm-parts.ts'
import { isClosed, lockPeople } from '../../work-plans/index.ts'
import type { DayPart } from '../day-parts.store.ts'
import type { Recomputing } from '../recompute-days.ts'

/** A part with the minutes that were asked for, whatever it has been recounted to since. */
export type AskedPart = DayPart & { asked_minutes: number }

/** What rows of another slice hold or have taken of people's open days from a day on; nobody closes one until the transaction ends. */
export async function lockOpenParts(
  ctx: Recomputing,
  holderKind: string,
  memberIds: readonly number[],
  from: string,
): Promise<AskedPart[]> {
  // Sent together; what is read is true after the lock before it.
  const [, { rows }] = await Promise.all([
    lockPeople(ctx, memberIds),
    sql<AskedPart>`
      select p.*, coalesce(p.asked_minutes, p.minutes) as asked_minutes from day_parts p
      where p.company_id = ${thisCompany} and p.member_id = any(${[...memberIds]}::bigint[]) and p.work_on >= ${from}::date
        and p.holder_kind = ${holderKind} and not ${isClosed('p')}
      order by p.member_id, p.work_on, p.start_minute`.execute(ctx.tx),
  ])
  return rows
}

/**
 * Lets parts of days count other minutes, as contracts that became others say, and brings the days in line; what was asked for is kept.
 * @param parts of open days, see {@link lockOpenParts}
 */
export async function recountParts(ctx: Recomputing, parts: readonly DayPart[]): Promise<void> {
  if (parts.length === 0) return
  await sql`
    update day_parts p set minutes = d.minutes, asked_minutes = coalesce(p.asked_minutes, p.minutes)
    from json_to_recordset(${JSON.stringify(parts)}) as d(member_id bigint, work_on date, start_minute int, minutes int)
    where p.company_id = ${thisCompany} and p.member_id = d.member_id and p.work_on = d.work_on
      and p.start_minute = d.start_minute`.execute(ctx.tx)
  noteDays(ctx.tx, parts)
  await recomputeOf(
    ctx,
    parts.filter((part) => part.state === 'TAKEN'),
  )
}
