import type { Abilities } from '#rules/approvals/abilities.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { mayOpenDocument } from './approvals.policy.ts'
import { type DocumentRow, getDocument } from './approvals.queries.ts'
import { holdDocument, loadReceivers, markRead } from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { abilitiesOf } from './decide-document.ts'
import { endingOf } from './ending-of.ts'
import { refusalOfCancel } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { type ReceiverRow, toReceiver } from './receiver-row.ts'

export interface OpenDocument {
  document: DocumentRow
  line: ReceiverRow[]
  abilities: Abilities
}

/** A document as one of its people sees it. @throws Failure NOT_FOUND, FORBIDDEN for people of the company who are not on it, FEATURE_OFF */
export async function viewDocument(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today'>,
  id: number,
): Promise<OpenDocument> {
  const [document, line] = await Promise.all([getDocument(ctx, id), loadReceivers(ctx, id)])
  if (!mayOpenDocument(ctx.actor, document, line)) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  const abilities = abilitiesOf(ctx, document, line.map(toReceiver), endingOf(ctx, document, line))
  const cancel = abilities.cancel && (await refusalOfCancel(ctx, document)) === null
  return { document, line, abilities: { ...abilities, cancel } }
}

/** The same, and marks it as read by the actor. */
export async function openDocument(ctx: CommandContext, id: number): Promise<OpenDocument> {
  const opened = await viewDocument(ctx, id)
  const unread = opened.line.filter(
    (row) => row.member_id === ctx.actor.memberId && row.is_shown && !row.read_at,
  )
  if (unread.length > 0) {
    // Held first, as by whoever decides.
    await holdDocument(ctx, id)
    const isFirst = await markRead(ctx, id)
    for (const row of unread) row.read_at = ctx.now.toString()
    if (isFirst) await recordAct(ctx, { documentId: id, act: 'READ' })
  }
  ctx.audit({ action: 'document.open', target: ['document', id] })
  return opened
}
