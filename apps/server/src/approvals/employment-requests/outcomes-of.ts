import type { CommandContext } from '../../http/context.ts'
import type { DocumentKind } from '../documents/index.ts'
import { refuseWhoIsMeant } from './employment-requests.policy.ts'
import { holdRequest, setStatus } from './employment-requests.store.ts'

type Outcomes = Required<Pick<DocumentKind, 'reopened' | 'denied' | 'canceled'>>

/**
 * What becomes of a request when its document is opened again, denied or cancelled.
 * @param undo takes back what its approval arranged
 */
export function outcomesOf(undo: (ctx: CommandContext, documentId: number) => Promise<void>): Outcomes {
  return {
    async reopened(ctx, { id }) {
      await undo(ctx, id)
      await setStatus(ctx.tx, id, 'REQUESTED')
    },
    async denied(ctx, { id, authorId }) {
      const { member_id: memberId } = await holdRequest(ctx.tx, id)
      refuseWhoIsMeant(ctx, { authorId, memberId })
      await setStatus(ctx.tx, id, 'DENIED')
    },
    async canceled(ctx, { id }) {
      const { status } = await holdRequest(ctx.tx, id)
      if (status === 'APPROVED') await undo(ctx, id)
      await setStatus(ctx.tx, id, 'CANCELED')
    },
  }
}
