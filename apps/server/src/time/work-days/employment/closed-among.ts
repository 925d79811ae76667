import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Failure } from '../../../http/fail.ts'
import type { AlteredDays } from '../../../people/employment/index.ts'
import { closedFailure } from '../day-closings.store.ts'

/**
 * Refuses that days which are closed become others: by member, naming the first of them. Whoever is about to change them holds
 * their records, as whoever closes days does, so that nobody closes one meanwhile.
 */
export async function closedAmong(
  ctx: CommandContext,
  altered: readonly AlteredDays[],
): Promise<Map<number, Failure>> {
  const { rows } = await sql<{ member_id: number; first: string }>`
    select dc.member_id, min(greatest(dc.starts_on, d.since)) as first
    from unnest(${altered.map(({ memberId }) => memberId)}::bigint[], ${altered.map(({ from }) => from)}::date[],
      ${altered.map(({ to }) => to)}::date[]) as d(member_id, since, until)
    join day_closings dc on dc.company_id = ${thisCompany} and dc.member_id = d.member_id
      and dc.ends_on >= d.since and (d.until is null or dc.starts_on <= d.until)
    group by dc.member_id`.execute(ctx.tx)
  return new Map(rows.map(({ member_id, first }) => [member_id, closedFailure(first)]))
}
