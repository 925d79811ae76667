import { sql } from '../../../db/sql/sql.ts'
import { EXPIRATION_REASON } from '#rules/leave/promotion-steps.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { LeaveAccount } from '../../leave/index.ts'
import type { Due } from '../acts/count-left.ts'

/**
 * Stores procedures that are due, and counts anew those for which nobody has been asked. One that ended because the part was switched
 * off, or its person away, begins again; what was written of it stays, and goes on.
 */
export async function saveDue(
  { tx }: Pick<CommandContext, 'tx'>,
  all: readonly { account: LeaveAccount; due: Due }[],
): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ account: { person }, due }) => ({
    member_id: person.id,
    ask_type: due.type,
    ordinal_year: due.ordinalYear,
    granted_from: String(due.grantedFrom),
    granted_to: String(due.grantedTo),
    expires_on: String(due.window.leaveExpiresOn),
    ask_from: String(due.window.askFrom),
    ask_to: String(due.window.askTo),
    notice_by: String(due.window.employerNoticeDeadline),
    standard_minutes: person.standard_day_minutes,
    granted_minutes: due.grantedMinutes,
    used_minutes: due.takenMinutes,
    target_minutes: due.grantedMinutes - due.takenMinutes,
  }))
  // No parameters behind ON CONFLICT: of rows added from a query Citus hands them on without their types.
  await sql`
    insert into leave_promotions as p (company_id, member_id, ask_type, ordinal_year, granted_from, granted_to, expires_on, ask_from,
      ask_to, notice_by, standard_minutes, granted_minutes, used_minutes, target_minutes)
    select ${thisCompany}::bigint, d.* from json_to_recordset(${JSON.stringify(rows)}) as d(member_id bigint, ask_type text,
      ordinal_year int, granted_from date, granted_to date, expires_on date, ask_from date, ask_to date, notice_by date,
      standard_minutes int, granted_minutes int, used_minutes int, target_minutes int)
    on conflict on constraint leave_promotions_once do update set expiration_reason = null,
      step = case when p.ask_doc is null then 'READY' else 'ASKED' end,
      granted_to = case when p.ask_doc is null then excluded.granted_to else p.granted_to end,
      standard_minutes = case when p.ask_doc is null then excluded.standard_minutes else p.standard_minutes end,
      granted_minutes = case when p.ask_doc is null then excluded.granted_minutes else p.granted_minutes end,
      used_minutes = case when p.ask_doc is null then excluded.used_minutes else p.used_minutes end,
      target_minutes = case when p.ask_doc is null then excluded.target_minutes else p.target_minutes end
    where p.step = 'READY' or (p.step = 'EXPIRED'
      and p.expiration_reason in (${sql.lit(EXPIRATION_REASON.MEMBER_GONE)}, ${sql.lit(EXPIRATION_REASON.BASIS_CHANGED)}))
    returning id`.execute(tx)
}
