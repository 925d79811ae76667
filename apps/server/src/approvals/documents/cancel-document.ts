import { closeReceivers } from '#rules/approvals/decide.ts'
import { allowsAction } from '#rules/approvals/document-states.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { recallNotices } from '../../platform/notifications/index.ts'
import { lockDocument, saveLine } from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { type Acted, abilitiesOf } from './decide-document.ts'
import { waitedFor } from './deputies/deputies.ts'
import { refusalOfAgreedCancel, refusalOfCancel, runEffect } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { notifyCanceled, told, TURN_NOTICES } from './notify-people.ts'
import { changesBetween, toReceiver } from './receiver-row.ts'

/**
 * Takes a document back. While it is open its author may; once it is approved only where the company lets done
 * documents be cancelled, and the effect is undone.
 * @param forAuthor the slice that owns the matter has decided that the actor may act in the author's place; AGREED: a document of its
 * own has decided that this one ends, whatever the company says of cancelling
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE, and what the effect refuses
 */
export async function cancelDocument(
  ctx: CommandContext,
  id: number,
  forAuthor: boolean | 'AGREED' = false,
): Promise<Acted> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  const own = document.author_id === ctx.actor.memberId
  if (!own && !forAuthor) fail('FORBIDDEN')
  // Who leaves takes documents along that nobody else could, whatever is switched off.
  if (!forAuthor) refuseSwitchedOff(ctx, document)
  const receivers = rows.map(toReceiver)
  if (!allowsAction(document.status, 'cancel')) fail('DOCUMENT_STATE')
  if (forAuthor === 'AGREED') {
    // What has begun since they were asked is not undone by their agreement.
    const refusal = await refusalOfAgreedCancel(ctx, document)
    if (refusal) fail(refusal)
  } else {
    const asAuthor = { actor: { ...ctx.actor, memberId: document.author_id } }
    if (!abilitiesOf(asAuthor, document, receivers).cancel) fail('DOCUMENT_STATE')
    const refusal = await refusalOfCancel(ctx, document)
    if (refusal) fail(refusal)
  }

  const closed = closeReceivers(receivers)
  await saveLine(ctx, {
    documentId: id,
    status: 'CANCELED',
    rows,
    changes: changesBetween(rows, closed, true),
    acting: null,
  })
  await runEffect(ctx, document, 'canceled')
  const waited = waitedFor(document, receivers, deputies)
  await recallNotices(ctx, TURN_NOTICES, id, waited)
  await recallNotices(ctx, 'APPROVAL_APPROVED', id, [document.author_id])
  await notifyCanceled(ctx, told(ctx, document), document.status === 'APPROVED', [
    ...rows.filter((row) => row.is_shown).map((row) => row.member_id),
    ...waited,
    ...(own ? [] : [document.author_id]),
  ])
  ctx.audit({
    action: 'document.cancel',
    target: ['document', id],
    before: { status: document.status },
    after: { status: 'CANCELED' },
  })
  await recordAct(ctx, {
    documentId: id,
    act: 'CANCEL',
    ...(!own && { actedFor: document.author_id }),
  })
  return { id, status: 'CANCELED', abilities: abilitiesOf(ctx, { ...document, status: 'CANCELED' }, closed) }
}
