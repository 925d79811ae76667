import { isDecider } from '#rules/approvals/receiver.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { getDocument } from './approvals.queries.ts'
import { loadReceivers } from './approvals.store.ts'
import { deputedOf, deputiesOn } from './deputies/deputies.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { toReceiver } from './receiver-row.ts'

export interface DecidedDocument {
  kind: string
  authorId: number
  content: unknown
}

/**
 * A document for one of those who decide on it, or for whom they have delegated to, for what else its kind tells them.
 * @throws Failure NOT_FOUND, FORBIDDEN for everybody else, FEATURE_OFF
 */
export async function viewAsDecider(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  id: number,
): Promise<DecidedDocument> {
  const [document, line, deputies] = await Promise.all([
    getDocument(ctx, id),
    loadReceivers(ctx, id),
    deputiesOn(ctx, id),
  ])
  const decides = line.some(
    (row) => row.member_id === ctx.actor.memberId && row.is_shown && isDecider({ type: row.receiver_type }),
  )
  const deputed = deputedOf(ctx, document, line.map(toReceiver), deputies)
  if (!decides && deputed.length === 0) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  return { kind: document.kind, authorId: document.author_id, content: document.content }
}
