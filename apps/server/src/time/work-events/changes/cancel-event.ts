import { cancelDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { mayActFor } from '../../../people/roles/index.ts'
import { mayCorrectEvent } from '../work-events.policy.ts'
import { endEntered, findRequest, type StoredRequest } from '../events.store.ts'

/**
 * Cancels a request through its document, which gives the days back: one's own, or as an admin what was approved for
 * somebody whom one sees. What an admin had entered has no document, and only admins take it back.
 * @throws Failure NOT_FOUND, NO_PERMISSION for somebody else's, DOCUMENT_STATE, LEAVE_HAS_BEGUN
 */
export async function cancelEvent(ctx: CommandContext, id: number): Promise<void> {
  const request = found(await findRequest(ctx.tx, id))
  const { document_id, member_id, status } = request
  const isOwn = member_id === ctx.actor.memberId
  if (document_id === null) {
    if (!(await mayCorrect(ctx, request))) fail('NO_PERMISSION')
    if (status !== 'APPROVED') fail('DOCUMENT_STATE')
    return endEntered(ctx, id)
  }
  const isOthers = !isOwn && status !== 'REQUESTED' && (await mayCorrect(ctx, request))
  if (!isOwn && !isOthers) fail('NO_PERMISSION')
  await cancelDocument(ctx, document_id, !isOwn)
}

/** Whether the actor is an admin who may correct the request. */
export async function mayCorrect(
  ctx: CommandContext,
  request: Pick<StoredRequest, 'member_id'>,
): Promise<boolean> {
  return mayCorrectEvent(ctx.actor, request) && (await mayActFor(ctx, request.member_id))
}
