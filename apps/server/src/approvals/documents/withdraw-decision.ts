import { refusesWithdrawal, withdraw, type WithdrawalError } from '#rules/approvals/withdraw.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { recallNotices } from '../../platform/notifications/index.ts'
import { lockDocument, saveLine } from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { type Acted, abilitiesOf } from './decide-document.ts'
import { waitedFor } from './deputies/deputies.ts'
import { endingOf } from './ending-of.ts'
import { runEffect } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { TURN_NOTICES } from './notify-people.ts'
import { changesBetween, type ReceiverChange, type ReceiverRow, toReceiver } from './receiver-row.ts'

const REFUSALS: Record<WithdrawalError, ErrorCode> = {
  NOT_APPROVED: 'NOT_YOUR_TURN',
  NEXT_HAS_ACTED: 'NEXT_HAS_ACTED',
  TOO_LATE: 'UNDO_TOO_LATE',
  DOCUMENT_CLOSED: 'DOCUMENT_STATE',
}

/**
 * Takes back the actor's own approval while the next one has not acted (decision D-05); the turn comes back. The approval
 * that ended the document can be taken back for ten seconds, with all that its kind did. What the next one or the author
 * has not read of it is told no more.
 * @throws Failure NOT_FOUND, FORBIDDEN for somebody outside the line, FEATURE_OFF, NOT_YOUR_TURN, NEXT_HAS_ACTED,
 * UNDO_TOO_LATE, DOCUMENT_STATE, and what the kind refuses
 */
export async function withdrawDecision(ctx: CommandContext, id: number): Promise<Acted> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  const own = rows.filter((row) => row.member_id === ctx.actor.memberId)
  if (own.length === 0) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  const wasApproved = document.status === 'APPROVED'
  const mine = ownApproval(own, {
    status: document.status,
    receivers: rows.map(toReceiver),
    ending: endingOf(ctx, document, rows),
  })
  const receivers = withdraw(rows.map(toReceiver), mine.id)
  const changes = changesBetween(rows, receivers, false)
  const acting = { receiverId: mine.id, comment: '' }
  await saveLine(ctx, { document, status: 'REQUESTED', rows, changes, acting })
  if (wasApproved) {
    await runEffect(ctx, document, 'reopened')
    await recallNotices(ctx, ['APPROVAL_APPROVED', 'APPROVAL_COMPLETED'], id, [
      document.author_id,
      ...rows.map((row) => row.member_id),
    ])
  } else {
    const lost = losing(rows, changes).map(toReceiver)
    await recallNotices(ctx, TURN_NOTICES, id, waitedFor(document, rows.map(toReceiver), deputies, lost))
  }
  ctx.audit({
    action: 'document.withdraw',
    target: ['document', id],
    before: { status: document.status, decision: mine.decision },
    after: { status: 'REQUESTED' },
  })
  await recordAct(ctx, { documentId: id, act: 'WITHDRAW' })
  return {
    id,
    status: 'REQUESTED',
    abilities: await abilitiesOf(ctx, { ...document, status: 'REQUESTED' }, receivers),
  }
}

/** The place on the line whose approval the actor may take back. */
function ownApproval(
  own: readonly ReceiverRow[],
  document: Parameters<typeof refusesWithdrawal>[0],
): ReceiverRow {
  const refusals = own.map((row) => refusesWithdrawal(document, row.id))
  const may = own[refusals.indexOf(null)]
  if (may) return may
  const reason = refusals.find((refusal) => refusal !== 'NOT_APPROVED') ?? 'NOT_APPROVED'
  return fail(REFUSALS[reason])
}

/** The places that lose the turn. */
function losing(rows: readonly ReceiverRow[], changes: readonly ReceiverChange[]): ReceiverRow[] {
  const hidden = new Set(changes.filter((change) => !change.isShown).map(({ id }) => id))
  return rows.filter((row) => hidden.has(row.id))
}
