import { maySendBack } from '#rules/approvals/abilities.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { ReceiverRow } from '../receiver-row.ts'

/** Whether the actor may take a reader out of a document again, where its state lets anybody. */
export function isRemovable(
  { actor }: Pick<MemberContext, 'actor'>,
  { author_id }: { author_id: number },
  row: Pick<ReceiverRow, 'receiver_type' | 'is_processed' | 'read_at' | 'added_by'>,
): boolean {
  const { receiver_type: type, is_processed: processed, added_by: addedBy, read_at } = row
  const circulator = { type, processed, addedBy, isRead: read_at !== null }
  return maySendBack(circulator, { actorId: actor.memberId, authorId: author_id })
}
