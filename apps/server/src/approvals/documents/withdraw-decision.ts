import { withdraw } from '#rules/approvals/withdraw.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { lockDocument, saveLine } from './approvals.store.ts'
import { type Acted, abilitiesOf } from './decide-document.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { changesBetween, toReceiver } from './receiver-row.ts'

/**
 * Takes back the actor's own approval while the next one has not acted (decision D-05); the turn comes back.
 * @throws Failure NOT_FOUND, FORBIDDEN for somebody outside the line, FEATURE_OFF, NOT_YOUR_TURN,
 * DOCUMENT_STATE once it is decided
 */
export async function withdrawDecision(ctx: CommandContext, id: number): Promise<Acted> {
  const { document, rows } = await lockDocument(ctx, id)
  const own = rows.filter((row) => row.member_id === ctx.actor.memberId)
  if (own.length === 0) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  if (document.status !== 'REQUESTED') fail('DOCUMENT_STATE')
  const before = { status: document.status, receivers: rows.map(toReceiver) }
  for (const mine of own) {
    const receivers = withdraw(before, mine.id)
    if (!receivers) continue
    const changes = changesBetween(rows, receivers, false)
    await saveLine(ctx, {
      documentId: id,
      status: 'REQUESTED',
      rows,
      changes,
      acting: { receiverId: mine.id, comment: '' },
    })
    ctx.audit({ action: 'document.withdraw', target: ['document', id], before: { decision: mine.decision } })
    return { id, status: 'REQUESTED', abilities: abilitiesOf(ctx, document, receivers) }
  }
  return fail('NOT_YOUR_TURN')
}
