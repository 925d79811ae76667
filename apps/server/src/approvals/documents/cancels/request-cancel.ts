import { isDecider } from '#rules/approvals/receiver.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, refuse } from '../../../http/fail.ts'
import { lockToAct } from '../open-document.ts'
import { findKind } from '../kinds/kind-registry.ts'
import { refusalOfAgreedCancel } from '../kinds/run-effect.ts'
import { showContent } from '../kinds/shown-content.ts'
import type { ReceiverRow } from '../receiver-row.ts'
import { type ChosenLine, submitDocument, type Submitted } from '../submit-document.ts'
import { workingAmong } from './working-among.ts'
import { documentCancel } from './document-cancel.ts'

/**
 * Asks by a document that an own one be cancelled which was approved: whoever decided on that decides again, and who read it reads this.
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE for what was not approved or is cancelled
 * another way, CANCEL_ASKED, NO_APPROVER, and what the matter refuses
 */
export async function requestCancel(
  ctx: CommandContext,
  id: number,
  reason: string,
): Promise<Submitted<void>> {
  const { document, line, abilities } = await lockToAct(ctx, id)
  if (document.author_id !== ctx.actor.memberId) fail('FORBIDDEN')
  if (!abilities.askCancel || !findKind(document.kind)?.isCanceledByDocument) fail('DOCUMENT_STATE')
  if (document.cancel_document_id !== null) fail('CANCEL_ASKED')
  const refusal = await refusalOfAgreedCancel(ctx, document)
  if (refusal) refuse(refusal)
  const { title } = showContent(document, ctx)
  const again = await sameLine(ctx, line)
  return submitDocument(ctx, documentCancel, {
    content: { documentId: id, serial: document.serial, title, reason },
    ...(again && { line: again }),
  })
}

/** Those of a line who still work here, in their order; undefined where nobody of it is left to decide. */
async function sameLine(ctx: CommandContext, line: readonly ReceiverRow[]): Promise<ChosenLine | undefined> {
  const given = line.filter((row) => row.added_by === null && row.receiver_type !== 'CIRCULATOR')
  // At once, as it was approved.
  if (!given.some((row) => isDecider({ type: row.receiver_type })))
    return { receivers: given.map(placeOf), approvedAtOnce: true }
  const working = await workingAmong(
    ctx.tx,
    given.map((row) => placeOf(row).memberId),
  )
  const receivers = given.map(placeOf).filter((place) => working.has(place.memberId))
  return receivers.some(isDecider) ? { receivers } : undefined
}

/** A place that was handed on goes back to whose it was. */
const placeOf = (row: ReceiverRow) => ({
  memberId: row.delegated_from ?? row.member_id,
  type: row.receiver_type,
  order: row.step_order,
})
