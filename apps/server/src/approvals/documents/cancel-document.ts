import { closeReceivers } from '#rules/approvals/decide.ts'
import { allowsAction } from '#rules/approvals/document-states.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail, refuse } from '../../http/fail.ts'
import { recallNotices } from '../../platform/notifications/index.ts'
import { actsForAuthor } from './approvals.policy.ts'
import { lockDocument, saveLine } from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { type Acted, abilitiesOf } from './decide-document.ts'
import { waitedFor } from './deputies/deputies.ts'
import { refusalOfAgreedCancel, refusalOfCancel, runEffect } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { notifyCanceled, READER_NOTICES, told, TURN_NOTICES } from './notify-people.ts'
import { changesBetween, toReceiver } from './receiver-row.ts'

/**
 * By what right a document is taken back. AUTHOR: the actor's own, or what the actor submitted in its author's name; PERMITTED: the
 * slice of the matter lets the actor act in the author's place; LEAVING: its author leaves; AGREED: a document of its own has decided
 * that this one ends. The last two hold whatever the company says of cancelling.
 */
type Right = 'AUTHOR' | 'PERMITTED' | 'LEAVING' | 'AGREED'

/**
 * Takes a document back. While it is open its author may; once it is approved only where the company lets done
 * documents be cancelled, and the effect is undone.
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author and who submitted it for them, FEATURE_OFF, DOCUMENT_STATE, and what
 * the effect refuses
 */
export async function cancelDocument(
  ctx: CommandContext,
  id: number,
  right: Right = 'AUTHOR',
): Promise<Acted> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  const own = document.author_id === ctx.actor.memberId
  if (!own && right === 'AUTHOR' && !(await actsForAuthor(ctx, document))) fail('FORBIDDEN')
  // Who leaves takes documents along that nobody else could, whatever is switched off.
  if (right === 'AUTHOR' || right === 'PERMITTED') refuseSwitchedOff(ctx, document)
  const receivers = rows.map(toReceiver)
  if (!allowsAction(document.status, 'cancel')) fail('DOCUMENT_STATE')
  const isLeaving = right === 'LEAVING'
  if (right === 'AGREED' || (isLeaving && document.status === 'APPROVED')) {
    // What has begun since they were asked is not undone by their agreement.
    const refusal = await refusalOfAgreedCancel(ctx, document)
    if (refusal) refuse(refusal)
  } else {
    const asAuthor = { ...ctx, actor: { ...ctx.actor, memberId: document.author_id } }
    if (!(await abilitiesOf(asAuthor, document, receivers)).cancel) fail('DOCUMENT_STATE')
    const refusal = await refusalOfCancel(ctx, document)
    if (refusal) refuse(refusal)
  }

  const closed = closeReceivers(receivers)
  await saveLine(ctx, {
    document,
    status: 'CANCELED',
    rows,
    changes: changesBetween(rows, closed, true),
    acting: null,
  })
  await runEffect(ctx, document, 'canceled')
  const waited = waitedFor(document, receivers, deputies)
  await recallNotices(ctx, [...TURN_NOTICES, ...READER_NOTICES, 'APPROVAL_COMPLETED'], id, [
    ...waited,
    ...rows.map((row) => row.member_id),
  ])
  await recallNotices(ctx, 'APPROVAL_APPROVED', id, [document.author_id])
  const people = [...rows.filter((row) => row.is_shown).map((row) => row.member_id), ...waited]
  await notifyCanceled(
    ctx,
    told(ctx, document),
    { isApproved: document.status === 'APPROVED', isLeaving },
    // Whose document asked for it is told of that one's outcome.
    right === 'AGREED' ? people.filter((one) => one !== document.author_id) : [...people, document.author_id],
  )
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
  const abilities = await abilitiesOf(ctx, { ...document, status: 'CANCELED' }, closed)
  return { id, status: 'CANCELED', abilities }
}
