import { sql } from '../../../db/sql/sql.ts'
import { type HandingError, refusesHanding } from '#rules/approvals/delegate.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { recallNotices } from '../../../platform/notifications/index.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockDocument } from '../approvals.store.ts'
import { type Acted, abilitiesOf, decidePlace, type PlaceDecision } from '../decide-document.ts'
import { refuseSwitchedOff } from '../kinds/switched-off-kinds.ts'
import { notifyHanded, told, TURN_NOTICES } from '../notify-people.ts'
import { toReceiver } from '../receiver-row.ts'
import { tallyDocuments } from '../tally-documents.ts'
import { deputiesOf, waitedFor } from './deputies.ts'
import { keepReader } from './keep-reader.ts'

const REFUSALS: Record<HandingError, ErrorCode> = {
  NOT_POSSIBLE: 'DELEGATE_NOT_POSSIBLE',
  ALREADY_DELEGATED: 'ALREADY_DELEGATED',
}

/**
 * 전결: the actor, whose turn it is, approves for good; who would have come later is skipped (decision A-46).
 * @throws Failure NOT_FOUND, FORBIDDEN for somebody outside the line, FEATURE_OFF, DELEGATION_OFF, NOT_YOUR_TURN also for agreers,
 * DOCUMENT_STATE, and what the effect refuses
 */
export async function decideFinally(ctx: CommandContext, id: number, comment: string): Promise<Acted> {
  const turn = await ownTurn(ctx, id)
  if (turn.place.receiver_type !== 'APPROVER') fail('NOT_YOUR_TURN')
  return decidePlace(ctx, { ...turn, kind: 'FINAL', comment, decidedAs: 'FINAL' })
}

/**
 * 위임 of one document: somebody else takes the actor's place while it is the actor's turn; whose it was stays on it, and reads it
 * from now on.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF, DELEGATION_OFF, NOT_YOUR_TURN, DOCUMENT_STATE, DELEGATE_NOT_POSSIBLE for
 * the author, who decides on the line, and who does not work here now, ALREADY_DELEGATED
 */
export async function delegateDocument(
  ctx: CommandContext,
  id: number,
  { toId, comment }: { toId: number; comment: string },
): Promise<Acted> {
  const turn = await ownTurn(ctx, id)
  const { document, rows, deputies, place } = turn
  const receivers = rows.map(toReceiver)
  const handed = { ...toReceiver(place), delegatedFrom: place.delegated_from }
  const refusal = refusesHanding({ authorId: document.author_id, receivers }, handed, toId)
  if (refusal) fail(REFUSALS[refusal])
  const me = ctx.actor.memberId
  const moved = await sql`
    update document_receivers r set member_id = m.id, delegated_from = ${me}, read_at = null, told_at = null,
      position = m.position
    from members m
    where r.company_id = ${thisCompany} and r.document_id = ${id} and r.id = ${place.id}
      and m.company_id = r.company_id and m.id = ${toId} and m.status = 'WORKING'`.execute(ctx.tx)
  if (!moved.numAffectedRows) fail('DELEGATE_NOT_POSSIBLE')
  const line = rows.map((row) => (row.id === place.id ? { ...row, member_id: toId } : row))
  const after = line.map(toReceiver)
  const theirs = await deputiesOf(ctx, [toId], document.kind)
  const waited = waitedFor(document, receivers, deputies)
  const waits = waitedFor(document, after, [...deputies, ...theirs])
  const given = after.filter((one) => one.id === place.id)
  const deputyIds = waitedFor(document, after, theirs, given).filter((one) => one !== toId)
  const over = waited.filter((one) => !waits.includes(one))
  await keepReader(ctx, { document, rows: line }, { memberId: me, hasRead: false })
  await tallyDocuments(ctx.tx, [{ ...document, line: rows }], [{ ...document, line }])
  await recallNotices(ctx, TURN_NOTICES, id, over)
  await notifyHanded(ctx, told(ctx, document), { id: me, name: place.name }, { toId, deputyIds })
  ctx.audit({
    action: 'document.delegate',
    target: ['document', id],
    before: { from: me },
    after: { to: toId, comment },
  })
  await recordAct(ctx, { documentId: id, act: 'DELEGATE', comment, detail: { to: toId } })
  return { id, status: document.status, abilities: await abilitiesOf(ctx, document, after) }
}

async function ownTurn(
  ctx: CommandContext,
  id: number,
): Promise<Pick<PlaceDecision, 'document' | 'rows' | 'deputies' | 'place'>> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  const own = rows.filter((row) => row.member_id === ctx.actor.memberId)
  if (own.length === 0) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  if (!document.delegatable) fail('DELEGATION_OFF')
  if (document.status !== 'REQUESTED') fail('DOCUMENT_STATE')
  const place = own.find((row) => isDecider({ type: row.receiver_type }) && row.is_shown && !row.is_processed)
  return { document, rows, deputies, place: place ?? fail('NOT_YOUR_TURN') }
}
