import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'

/** Whether the actor has marked `documents d`. */
export function isMarkedBy({ actor }: Pick<MemberContext, 'actor'>): RawBuilder<boolean> {
  return sql`exists (select 1 from document_bookmarks b
    where b.company_id = ${thisCompany} and b.member_id = ${actor.memberId} and b.document_id = d.id)`
}
