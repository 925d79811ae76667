import { cancelDocument } from '../../approvals/documents/index.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { mayActFor } from '../../people/roles/index.ts'
import { mayCancelBegun } from './work-events.policy.ts'
import { findRequest } from './events.store.ts'

/**
 * Cancels a request through its document, which gives the days back: one's own, or as an admin what was approved for
 * somebody whom one sees.
 * @throws Failure NOT_FOUND, NO_PERMISSION for somebody else's, DOCUMENT_STATE, LEAVE_HAS_BEGUN
 */
export async function cancelEvent(ctx: CommandContext, id: number): Promise<void> {
  const request = found(await findRequest(ctx.tx, id))
  const isOwn = request.member_id === ctx.actor.memberId
  if (!isOwn && !(await mayCorrect(ctx, request))) fail('NO_PERMISSION')
  await cancelDocument(ctx, request.document_id, !isOwn)
}

async function mayCorrect(ctx: CommandContext, request: { member_id: number; status: string }) {
  if (request.status === 'REQUESTED' || !mayCancelBegun(ctx.actor, request)) return false
  return mayActFor(ctx, request.member_id)
}
