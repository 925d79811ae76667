import { standsInFor } from '#rules/approvals/abilities.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { mayOpenDocument } from '../approvals.policy.ts'
import { lockDocument } from '../approvals.store.ts'
import { type Acted, decidePlace } from '../decide-document.ts'
import { refuseSwitchedOff } from '../kinds/switched-off-kinds.ts'
import { toReceiver } from '../receiver-row.ts'
import { keepReader } from './keep-reader.ts'

/**
 * 대결: whoever decides later on the line approves in the place of somebody absent whose turn it is. The absent one reads it
 * afterwards (decision A-46).
 * @throws Failure NOT_FOUND, FORBIDDEN for who may not open it, FEATURE_OFF, SUBSTITUTION_OFF, DOCUMENT_STATE, NOT_YOUR_TURN,
 * and what the effect refuses
 */
export async function substituteDecision(
  ctx: CommandContext,
  id: number,
  { absentId, comment }: { absentId: number; comment: string },
): Promise<Acted> {
  const locked = await lockDocument(ctx, id)
  const { document, rows } = locked
  if (!(await mayOpenDocument(ctx, document, rows))) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  if (!document.substitutable) fail('SUBSTITUTION_OFF')
  if (document.status !== 'REQUESTED') fail('DOCUMENT_STATE')
  const absent = standsInFor(rows.map(toReceiver), ctx.actor.memberId).find((one) => one.userId === absentId)
  const place = rows.find((row) => row.id === absent?.id) ?? fail('NOT_YOUR_TURN')
  const kept = await keepReader(ctx, locked, { memberId: absentId, hasRead: false })
  return decidePlace(ctx, { ...locked, rows: kept, place, kind: 'APPROVE', comment, decidedAs: 'SUBSTITUTE' })
}
