import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { type Listed, listPage, type Paging } from '../boxes.queries.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'
import { mayOpen } from '../references/may-open.ts'

/** What the actor has marked and may still open. */
export function listBookmarked(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  paging: Paging,
): Promise<Listed> {
  const marked = sql`from document_bookmarks b join documents d on d.company_id = b.company_id and d.id = b.document_id
    where b.company_id = ${thisCompany} and b.member_id = ${ctx.actor.memberId} and d.status <> 'ERASED'
      and ${kindIsOpen(ctx)} and ${mayOpen(ctx)}`
  const key = sql.ref('b.document_id')
  return listPage(
    ctx,
    sql`select count(*)::int ${marked}`,
    sql`select b.document_id as id ${marked}`,
    key,
    paging,
  )
}
