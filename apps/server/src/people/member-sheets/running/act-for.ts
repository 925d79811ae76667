import { writeAudit } from '../../../http/audit-trail.ts'
import type { AuditEntry, CommandContext } from '../../../http/context.ts'
import { isAdmin, loadActor } from '../../roles/index.ts'
import type { ImportTransaction } from './end-import.ts'
import type { ImportRecord } from '../member-sheets.store.ts'

/**
 * The context of work in the name of the admin who started an import, with what they may do now; null when they may no
 * longer invite anybody.
 */
export async function contextOf(
  { tx, companyId, now, audit }: ImportTransaction,
  { started_by }: ImportRecord,
): Promise<CommandContext | null> {
  if (started_by === null) return null
  const member = await tx
    .selectFrom('members')
    .select(['account_id', 'language'])
    .where('id', '=', started_by)
    .executeTakeFirst()
  if (!member || member.account_id === null) return null
  const actor = await loadActor(tx, companyId, started_by, member.account_id)
  if (!actor || !isAdmin(actor)) return null
  const today = now.toZonedDateTimeISO(actor.timezone).toPlainDate()
  const language = member.language as CommandContext['language']
  return { tx, companyId, now, today, actor, language, audit: audit ?? (() => undefined) }
}

/** Collects what is done in the name of the starter, to be written in one statement before the transaction ends. */
export function auditTrail({ id }: Pick<ImportRecord, 'id'>) {
  const entries: AuditEntry[] = []
  return {
    note: (entry: AuditEntry) => void entries.push(entry),
    write: async (ctx: CommandContext) => {
      if (entries.length > 0) await writeAudit({ ...ctx, requestId: `import ${id}`, ip: '' }, entries)
    },
  }
}
