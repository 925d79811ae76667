import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type HeldPart, holdPartsOfRows, releaseParts } from '../../work-days/index.ts'
import { EVENT_HOLDER, type Keeper } from '../events.store.ts'

/** A day, or half of one, that somebody is free on without having asked by a request. */
export interface KeptDay {
  code: string
  /** The times of a half day; null for a whole one. */
  span: { start: number; end: number } | null
  part: HeldPart
}

/**
 * Enters days as approved events of their own, which only the keeper moves or takes back. Whoever calls holds the calendar of the person
 * (holdCalendarFor), and leaves the trail.
 * @returns the events, in the order of the days
 * @throws Failure EVENT_CONFLICT, ALREADY_CONFIRMED
 */
export async function enterKept(
  ctx: CommandContext,
  { memberId, keeper }: { memberId: number; keeper: Keeper },
  days: readonly KeptDay[],
): Promise<number[]> {
  const rows = days.map(({ code, span, part }) => ({
    event_code: code,
    day: part.on,
    start_minute: span?.start ?? null,
    end_minute: span?.end ?? null,
    minutes: part.minutes,
  }))
  const written = await sql<{ id: number; event_code: string; starts_on: string }>`
    insert into work_events (company_id, member_id, event_code, starts_on, ends_on, start_minute, end_minute, counted_minutes, status,
      kept_by, created_at)
    select ${thisCompany}::bigint, ${memberId}::bigint, d.event_code, d.day, d.day, d.start_minute, d.end_minute, d.minutes, 'APPROVED',
      ${keeper}, ${ctx.now.toString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}) as d(event_code text, day date, start_minute int, end_minute int, minutes int)
    returning id, event_code, starts_on`.execute(ctx.tx)
  const idOf = new Map(written.rows.map((row) => [`${row.starts_on} ${row.event_code}`, row.id]))
  const ids = days.map(({ code, part }) => idOf.get(`${part.on} ${code}`)!)
  await holdPartsOfRows(
    ctx,
    { member_id: memberId, state: 'TAKEN', frees_work: true, holder_kind: EVENT_HOLDER },
    days.map(({ code, part }, at) => ({ ...part, code, holderId: ids[at]! })),
  )
  return ids
}

/** Ends events of a keeper, and gives their days back; those that have ended stay as they are. @throws Failure ALREADY_CONFIRMED */
export async function endKept(ctx: CommandContext, keeper: Keeper, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = 'CANCELED'
      where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[]) and kept_by = ${keeper} and status = 'APPROVED'
      returning id`,
  )
}
