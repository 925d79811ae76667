import { sql } from '../../../db/sql/sql.ts'
import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import { type CompBalance, compBalance } from '#rules/work-events/compensation.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { type CountedPart, partsOfMember } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'
import type { WantedEvent } from '../event-sorts.ts'

interface Reader {
  tx: Tx
}

/** What is left for a request of earned time off; null for all other codes. */
export async function compOf(
  ctx: Reader,
  memberId: number,
  { code, from, insteadOf }: Pick<WantedEvent, 'code' | 'from' | 'insteadOf'>,
): Promise<CompBalance | null> {
  return code.startsWith(`${COMPTIME}:`) ? compBalanceOn(ctx, memberId, from, insteadOf) : null
}

/**
 * Earned by approved work until a day, and used or held on any. Days off that came with work that is still to be done are earned by it
 * (decision 0093), so that nobody owes time off until then. @param but what this request uses is left out */
export async function compBalanceOn(
  { tx }: Reader,
  memberId: number,
  day: Temporal.PlainDate,
  but?: number,
): Promise<CompBalance> {
  const { rows } = await sql<{ earned: number; parts: CountedPart[] }>`
    select (select coalesce(sum(case when w.starts_on <= ${day} then w.comp_minutes else o.counted_minutes end), 0)::int
        from work_events w left join work_events o
          on o.company_id = w.company_id and o.alternative_of = w.id and o.status = 'APPROVED'
        where w.company_id = ${thisCompany} and w.member_id = ${memberId} and w.status = 'APPROVED') as earned,
      ${partsOfMember(memberId, but === undefined ? null : { kind: EVENT_HOLDER, id: but })} as parts`.execute(
    tx,
  )
  const { earned, parts } = rows[0]!
  return compBalance(
    earned,
    parts.filter((part) => part.event_code.startsWith(`${COMPTIME}:`)),
  )
}

export interface CompSource {
  id: number
  event_code: string
  starts_on: string
  counted_minutes: number
  comp_minutes: number
}

const MOST_SOURCES = 50

/** The work that has earned time off until a day, newest first. */
export async function compSources(
  { tx }: Reader,
  memberId: number,
  day: Temporal.PlainDate,
): Promise<CompSource[]> {
  return tx
    .selectFrom('work_events')
    .select(['id', 'event_code', 'starts_on', 'counted_minutes', 'comp_minutes'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'APPROVED')
    .where('comp_minutes', '>', 0)
    .where('starts_on', '<=', day.toString())
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SOURCES)
    .execute()
}

/** Whether the company has agreed that work beyond the plan earns time off. */
export async function isCompOffered({ tx }: Reader): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`
    select alternative_days and (alternative_overtime or alternative_weekend) as offered
    from companies where company_id = ${thisCompany}`.execute(tx)
  return rows[0]!.offered
}
