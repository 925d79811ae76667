import { cancelDocument } from '../approvals/index.ts'
import type { CommandContext } from '../http/context.ts'
import { fail, found } from '../http/fail.ts'
import { findRequest } from './leave.store.ts'

/**
 * Cancels one's own leave through its document, which gives the days back.
 * @throws Failure NOT_FOUND, NO_PERMISSION for somebody else's, DOCUMENT_STATE
 */
export async function cancelLeave(ctx: CommandContext, id: number): Promise<void> {
  const request = found(await findRequest(ctx.tx, id))
  if (request.member_id !== ctx.actor.memberId) fail('NO_PERMISSION')
  await cancelDocument(ctx, request.document_id)
}
