import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/documents/replies.ts'
import type { MemberContext } from '../../../http/context.ts'
import { personOf } from '../approvals.wire.ts'
import type { ReplyRow } from './replies.queries.ts'

export function replyToWire(
  { actor }: Pick<MemberContext, 'actor'>,
  row: ReplyRow,
): Input<typeof contract.createReply.response> {
  return {
    drf_re_id: row.id,
    content: row.content,
    user: personOf(row),
    created_date: row.created_at,
    updated_date: row.changed_at,
    is_own: row.member_id === actor.memberId,
  }
}
