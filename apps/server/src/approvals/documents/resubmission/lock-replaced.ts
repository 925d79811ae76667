import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { findKind } from '../kinds/kind-registry.ts'
import { lockToAct } from '../open-document.ts'

/**
 * An own document that was denied or taken back, in whose place another one is written; held, so that only one is.
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE, NOT_COPYABLE where people do not write
 * its kind, RESUBMITTED
 */
export async function lockReplaced(ctx: CommandContext, id: number): Promise<void> {
  const { document, abilities } = await lockToAct(ctx, id)
  if (document.author_id !== ctx.actor.memberId) fail('FORBIDDEN')
  if (!abilities.resubmit) fail('DOCUMENT_STATE')
  if (!findKind(document.kind)?.copied) fail('NOT_COPYABLE')
  const { rows } = await sql`
    select 1 from documents where company_id = ${thisCompany} and replaces_id = ${id}`.execute(ctx.tx)
  if (rows.length > 0) fail('RESUBMITTED')
}
