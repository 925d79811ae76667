import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { isSubmittedFor } from '../approvals.policy.ts'

/** mayOpenDocument of the policy as a condition on `documents d`. */
export function mayOpen(ctx: Pick<MemberContext, 'actor' | 'today'>): RawBuilder<boolean> {
  const { actor } = ctx
  return sql`(${actor.isFullAdmin}::boolean or d.author_id = ${actor.memberId} or ${isSubmittedFor(ctx)} or exists (
    select 1 from document_receivers o
    where o.company_id = ${thisCompany} and o.document_id = d.id and o.member_id = ${actor.memberId}))`
}
