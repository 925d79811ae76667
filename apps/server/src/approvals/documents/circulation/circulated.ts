import type { MemberContext } from '../../../http/context.ts'
import type { ReceiverRow } from '../receiver-row.ts'
import { isRemovable } from './is-removable.ts'

export type Circulated = (ReceiverRow & { canRemove: boolean })[]

/** Those of a line to whom the document is passed on. */
export function circulatedOf(
  ctx: Pick<MemberContext, 'actor'>,
  document: { author_id: number; status: string },
  line: readonly ReceiverRow[],
): Circulated {
  return line
    .filter((row) => row.receiver_type === 'CIRCULATOR')
    .map((row) => ({
      ...row,
      canRemove: document.status !== 'CANCELED' && isRemovable(ctx, document, row),
    }))
}
