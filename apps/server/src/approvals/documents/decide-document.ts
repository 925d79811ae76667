import { type Abilities, abilitiesOn } from '#rules/approvals/abilities.ts'
import { decide, type DecisionError } from '#rules/approvals/decide.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { type Ending, UNDO_MS } from '#rules/approvals/withdraw.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { readAbout, recallNotices } from '../../platform/notifications/index.ts'
import { type LockedDocument, lockDocument, saveLine } from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { isReopenable, refusalOfCancel, runEffect } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { notifyOutcome, notifyTurn, told } from './notify-people.ts'
import { changesBetween, type ReceiverRow, toReceiver, undecided } from './receiver-row.ts'

export interface Acted {
  id: number
  status: DocumentStatus
  abilities: Abilities
}

const REFUSALS: Record<DecisionError, ErrorCode> = {
  RECEIVER_NOT_FOUND: 'FORBIDDEN',
  DOCUMENT_CLOSED: 'DOCUMENT_STATE',
  ALREADY_PROCESSED: 'NOT_YOUR_TURN',
  NOT_YOUR_TURN: 'NOT_YOUR_TURN',
  NOT_A_DECIDER: 'NOT_YOUR_TURN',
}

/**
 * Approves, denies or confirms a document for the actor. The last approval and any denial run the effect of the
 * document's kind; whoever has the turn next, or the author at the end, is told, of what can be taken back only when it stands.
 * @throws Failure NOT_FOUND, FORBIDDEN for somebody outside the line, FEATURE_OFF, NOT_YOUR_TURN, DOCUMENT_STATE,
 * and what the effect refuses
 */
export async function decideDocument(
  ctx: CommandContext,
  id: number,
  kind: 'APPROVE' | 'DENY' | 'CONFIRM',
  comment: string,
): Promise<Acted> {
  const { document, rows } = await lockDocument(ctx, id)
  const mine = ownPlace(rows, ctx.actor.memberId, kind)
  if (!mine) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  const before = { status: document.status, receivers: rows.map(toReceiver) }
  const outcome = decide(before, { receiverId: mine.id, kind })
  if (!outcome.ok) fail(REFUSALS[outcome.error])

  const { status, receivers } = outcome
  const ended = status !== document.status
  const changes = changesBetween(rows, receivers, ended)
  const about = told(ctx, document)
  const ending = status === 'APPROVED' && isReopenable(document) ? { by: [mine.id], ago: 0 } : null
  const after = ending || !ended ? UNDO_MS : 0
  await Promise.all([
    saveLine(ctx, { documentId: id, status, rows, changes, acting: { receiverId: mine.id, comment } }),
    // Before the next turn is told: it may be the same person's.
    readAbout(ctx, 'APPROVAL_REQUESTED', id),
    ended
      ? notifyOutcome(
          ctx,
          about,
          status === 'APPROVED' ? 'APPROVAL_APPROVED' : 'APPROVAL_DENIED',
          { id: ctx.actor.memberId, name: mine.name },
          after,
        )
      : notifyTurn(
          ctx,
          about,
          outcome.newlyShown.map((one) => one.userId),
          after,
        ),
  ])
  if (ended) await runEffect(ctx, document, status === 'APPROVED' ? 'approved' : 'denied')
  if (status === 'DENIED') await recallNotices(ctx, 'APPROVAL_REQUESTED', id, undecided(rows))
  ctx.audit({
    action: `document.${kind.toLowerCase()}`,
    target: ['document', id],
    before: { status: document.status },
    after: { status, comment },
  })
  await recordAct(ctx, { documentId: id, act: kind, comment })
  const now = { ...document, status }
  const abilities = abilitiesOf(ctx, now, receivers, ending)
  const cancel = abilities.cancel && (await refusalOfCancel(ctx, now)) === null
  return { id, status, abilities: { ...abilities, cancel } }
}

/** The place on the line that an act is meant for: the open one, else any, so that the refusal names the right reason. */
function ownPlace(rows: readonly ReceiverRow[], memberId: number, kind: string): ReceiverRow | undefined {
  const own = rows.filter((row) => row.member_id === memberId)
  const fits = own.filter((row) => isDecider({ type: row.receiver_type }) === (kind !== 'CONFIRM'))
  return fits.find((row) => row.is_shown && !row.is_processed) ?? fits[0] ?? own[0]
}

type Judged = Pick<
  LockedDocument,
  'author_id' | 'status' | 'delegatable' | 'substitutable' | 'done_cancelable'
>

/** What the actor may do with a document now. */
export function abilitiesOf(
  { actor }: Pick<CommandContext, 'actor'>,
  document: Judged,
  receivers: ReturnType<typeof toReceiver>[],
  ending: Ending | null = null,
): Abilities {
  return abilitiesOn({
    state: document.status,
    authorId: document.author_id,
    receivers,
    actorId: actor.memberId,
    ending,
    settings: {
      delegatable: document.delegatable,
      substitutable: document.substitutable,
      doneCancelable: document.done_cancelable,
    },
  })
}
