import { sql } from 'kysely'
import type { NotificationKind } from '#contract/platform/notifications/notifications.ts'
import type { Tx } from '../../../db/connection.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import { writeAudit } from '../../../http/audit-trail.ts'
import type { Actor, AuditEntry } from '../../../http/context.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { fullAdminIds } from '../../roles/index.ts'

/** The day of a company that is being settled, in a transaction bound to the company. */
export interface Day {
  tx: Tx
  companyId: CompanyId
  now: Temporal.Instant
  today: Temporal.PlainDate
  timezone: string
}

/** Nobody asks while a job works: in whose name it acts may have changed since. It has no rights of its own. */
export function jobActor({ companyId, timezone }: Day, memberId: number): Actor {
  return {
    accountId: 0,
    memberId,
    companyId,
    isFullAdmin: false,
    isLimitedAdmin: false,
    ledTeamIds: [],
    coverTeamIds: [],
    roles: [],
    isShutOut: false,
    switchedOff: [],
    timezone,
  }
}

/** Leaves entries in the audit trail of what a job did in the name of a member. */
export function writeJobAudit(day: Day, inNameOf: number, ...entries: AuditEntry[]): Promise<void> {
  const actor = jobActor(day, inNameOf)
  return writeAudit({ ...day, actor, requestId: 'settle-employment', ip: '' }, entries)
}

/** Tells the full admins something about a member. @param also others whom it concerns, such as who planned it */
export async function tellAdmins(
  day: Day,
  memberId: number,
  kind: NotificationKind,
  also: readonly number[] = [],
): Promise<void> {
  const found = await sql<{ name: string }>`select name from members where id = ${memberId}`.execute(day.tx)
  const person = found.rows[0]?.name ?? ''
  const data = { person, targetId: memberId }
  const memberIds = [...new Set([...(await fullAdminIds(day.tx)), ...also])]
  await notify(day, { memberIds, kind, data, link: `/main/members/${memberId}` })
}
