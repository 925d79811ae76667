import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { recordActs } from '../acts/record-act.ts'
import { eraseDocuments } from '../erasing/erase-documents.ts'
import { isDue } from './retention.queries.ts'

interface Held {
  id: number
  serial: string | null
  kind: string
}

/**
 * Deletes documents whose time is over, or keeps them for good. What was deleted leaves its number, its author and its chain of acts, the
 * last of which is the deletion.
 * @returns how many @throws Failure NOT_FOUND where one of them is not due (any more): then none is touched
 */
export async function decideRetention(
  ctx: MemberContext,
  store: FileStore,
  { ids, decision }: { ids: readonly number[]; decision: 'DELETE' | 'KEEP' },
): Promise<number> {
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other)
  const { rows } = await sql<Held>`
    select d.id, d.serial, d.kind from documents d where ${isDue(ctx)} and d.id = any(${wanted}::bigint[])
    order by d.id for no key update`.execute(ctx.tx)
  if (rows.length !== wanted.length) fail('NOT_FOUND')
  const isDeleted = decision === 'DELETE'
  // First: the chain ends with what was deleted.
  await recordActs(
    ctx,
    wanted.map((documentId) => ({ documentId, act: isDeleted ? 'ERASE' : 'KEEP' })),
  )
  await (isDeleted ? eraseDocuments(ctx, store, wanted) : keep(ctx, wanted))
  for (const { id, serial, kind } of rows)
    ctx.audit({
      action: isDeleted ? 'document.erase' : 'document.keep',
      target: ['document', id],
      before: { serial, kind },
    })
  return wanted.length
}

async function keep(ctx: MemberContext, ids: readonly number[]): Promise<void> {
  await sql`
    update documents set kept_on_at = ${ctx.now.toString()}::timestamptz
    where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(ctx.tx)
}
