import { isDecider } from '#rules/approvals/receiver.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { getDocument } from './approvals.queries.ts'
import { loadReceivers } from './approvals.store.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'

export interface DecidedDocument {
  kind: string
  authorId: number
  content: unknown
}

/**
 * A document for one of those who decide on it, for what else its kind tells them.
 * @throws Failure NOT_FOUND, FORBIDDEN for everybody else, FEATURE_OFF
 */
export async function viewAsDecider(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  id: number,
): Promise<DecidedDocument> {
  const [document, line] = await Promise.all([getDocument(ctx, id), loadReceivers(ctx, id)])
  const decides = line.some(
    (row) => row.member_id === ctx.actor.memberId && row.is_shown && isDecider({ type: row.receiver_type }),
  )
  if (!decides) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  return { kind: document.kind, authorId: document.author_id, content: document.content }
}
