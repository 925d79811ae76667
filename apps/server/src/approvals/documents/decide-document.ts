import { type Abilities, abilitiesOn } from '#rules/approvals/abilities.ts'
import { decide, type DecisionError } from '#rules/approvals/decide.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { type Ending, UNDO_MS } from '#rules/approvals/withdraw.ts'
import { isDecider, type Receiver } from '#rules/approvals/receiver.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { readAbout, recallNotices } from '../../platform/notifications/index.ts'
import { actsForAuthor } from './approvals.policy.ts'
import { type LockedDocument, lockDocument, ownName, saveLine } from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { deputedOf, type Deputy, waitedFor } from './deputies/deputies.ts'
import { keepReader } from './deputies/keep-reader.ts'
import { isReopenable, refusalOfCancel, runEffect } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import {
  notifyCompleted,
  notifyDecidedFor,
  notifyOutcome,
  notifyTurn,
  told,
  TURN_NOTICES,
} from './notify-people.ts'
import { changesBetween, type ReceiverRow, toReceiver } from './receiver-row.ts'

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
 * Approves, denies or confirms a document for the actor, or for whoever has delegated to the actor for today. The last approval
 * and any denial run the effect of the document's kind; whoever has the turn next, or the author at the end, is told, of what
 * can be taken back only when it stands.
 * @throws Failure NOT_FOUND, FORBIDDEN for somebody outside the line, FEATURE_OFF, NOT_YOUR_TURN, DOCUMENT_STATE,
 * and what the effect refuses
 */
export async function decideDocument(
  ctx: CommandContext,
  id: number,
  kind: 'APPROVE' | 'DENY' | 'CONFIRM',
  comment: string,
): Promise<Acted> {
  const locked = await lockDocument(ctx, id)
  const own = ownPlace(locked.rows, ctx.actor.memberId, kind)
  const deputed = kind === 'CONFIRM' || (own && isOpen(own)) ? undefined : deputedPlace(ctx, locked)
  const place = deputed ?? own
  if (!place) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, locked.document)
  const reader = { memberId: ctx.actor.memberId, hasRead: true }
  const rows = deputed ? await keepReader(ctx, locked, reader) : locked.rows
  return decidePlace(ctx, { ...locked, rows, place, kind, comment, decidedAs: deputed ? 'DELEGATE' : null })
}

export interface PlaceDecision {
  document: LockedDocument
  rows: readonly ReceiverRow[]
  deputies: readonly Deputy[]
  /** The place that is decided; the actor's own, or that of whom the actor stands in for. */
  place: ReceiverRow
  kind: 'APPROVE' | 'DENY' | 'CONFIRM' | 'FINAL'
  comment: string
  decidedAs: ReceiverRow['decided_as']
}

/** Decides one place of a locked document. @throws Failure NOT_YOUR_TURN, DOCUMENT_STATE, and what the effect refuses */
export async function decidePlace(ctx: CommandContext, one: PlaceDecision): Promise<Acted> {
  const { document, rows, place, kind, comment, decidedAs } = one
  const { id } = document
  const outcome = decide(
    { status: document.status, receivers: rows.map(toReceiver) },
    { receiverId: place.id, kind },
  )
  if (!outcome.ok) fail(REFUSALS[outcome.error])

  const { status, receivers } = outcome
  const ended = status !== document.status
  const changes = changesBetween(rows, receivers, ended)
  const isUndoable = decidedAs === null && isReopenable(document)
  const ending = status === 'APPROVED' && isUndoable ? { by: [place.id], ago: 0 } : null
  const after = decidedAs === null && (ending || !ended) ? UNDO_MS : 0
  const acting = { receiverId: place.id, comment, decidedAs }
  await Promise.all([
    saveLine(ctx, { document, status, rows, changes, acting }),
    // Before the next turn is told: it may be the same person's.
    readAbout(ctx, TURN_NOTICES, id),
    recallTurns(ctx, one, ended ? [] : receivers),
  ])
  const telling = tellOn(ctx, one, { status, ended, receivers, newlyShown: outcome.newlyShown, after })
  // What the act is proved with is of after the effect; without one nothing need be waited for.
  if (ended) {
    await telling
    await runEffect(ctx, document, status === 'APPROVED' ? 'approved' : 'denied')
  }
  const act = decidedAs === 'SUBSTITUTE' ? 'SUBSTITUTE' : kind
  const actedFor = place.member_id === ctx.actor.memberId ? null : place.member_id
  ctx.audit({
    action: `document.${act.toLowerCase()}`,
    target: ['document', id],
    before: { status: document.status },
    after: { status, comment, ...(actedFor && { actedFor }) },
  })
  await Promise.all([
    telling,
    recordAct(ctx, { documentId: id, act, comment, ...(actedFor && { actedFor }) }),
  ])
  const now = { ...document, status }
  const abilities = await abilitiesOf(ctx, now, receivers, { ending })
  const cancel = abilities.cancel && (await refusalOfCancel(ctx, now)) === null
  return { id, status, abilities: { ...abilities, cancel } }
}

interface Told {
  status: DocumentStatus
  ended: boolean
  receivers: ReturnType<typeof toReceiver>[]
  newlyShown: ReturnType<typeof toReceiver>[]
  after: number
}

/** Tells the author how it ended and its readers that it was approved, or whoever has the turn now that it waits; and in whose place somebody else decided. */
async function tellOn(
  ctx: CommandContext,
  { document, rows, deputies, place, kind, decidedAs }: PlaceDecision,
  { status, ended, receivers, newlyShown, after }: Told,
): Promise<void> {
  const about = told(ctx, document)
  const forSomebody = decidedAs === 'DELEGATE' || decidedAs === 'SUBSTITUTE'
  const by = ended || forSomebody ? { id: ctx.actor.memberId, name: await ownName(ctx) } : null
  if (by && forSomebody) await notifyDecidedFor(ctx, about, kind !== 'DENY', by, place.member_id)
  if (!ended) {
    await notifyTurn(ctx, about, waitedFor(document, receivers, deputies, newlyShown), after)
  } else if (by) {
    const how = status === 'APPROVED' ? 'APPROVAL_APPROVED' : 'APPROVAL_DENIED'
    const readers = rows.filter((row) => !isDecider({ type: row.receiver_type })).map((row) => row.member_id)
    const others = readers.filter((one) => one !== ctx.actor.memberId && one !== document.author_id)
    await Promise.all([
      notifyOutcome(ctx, about, how, by, after),
      status === 'APPROVED' && notifyCompleted(ctx, about, others, after),
    ])
  }
}

/** Takes back from those for whom the document waits no more that it does. */
async function recallTurns(
  ctx: CommandContext,
  { document, rows, deputies }: PlaceDecision,
  after: readonly ReturnType<typeof toReceiver>[],
): Promise<void> {
  const waits = new Set(waitedFor(document, after, deputies))
  const waited = waitedFor(document, rows.map(toReceiver), deputies)
  const over = waited.filter((one) => one !== ctx.actor.memberId && !waits.has(one))
  if (over.length > 0) await recallNotices(ctx, TURN_NOTICES, document.id, over)
}

const isOpen = (row: ReceiverRow): boolean => row.is_shown && !row.is_processed

/** The place of somebody who has delegated to the actor for today, where the company lets them. */
function deputedPlace(
  ctx: CommandContext,
  { document, rows, deputies }: Pick<PlaceDecision, 'document' | 'rows' | 'deputies'>,
): ReceiverRow | undefined {
  const [place] = deputedOf(ctx, document, rows.map(toReceiver), deputies)
  return rows.find((row) => row.id === place?.id)
}

/** The place on the line that an act is meant for: the open one, else any, so that the refusal names the right reason. */
function ownPlace(rows: readonly ReceiverRow[], memberId: number, kind: string): ReceiverRow | undefined {
  const own = rows.filter((row) => row.member_id === memberId)
  const fits = own.filter((row) => isDecider({ type: row.receiver_type }) === (kind !== 'CONFIRM'))
  return fits.find(isOpen) ?? fits[0] ?? own[0]
}

type Judged = Pick<
  LockedDocument,
  'author_id' | 'submitted_by' | 'status' | 'delegatable' | 'substitutable' | 'done_cancelable'
>

/** What the actor may do with a document now. */
export async function abilitiesOf(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  document: Judged,
  receivers: ReturnType<typeof toReceiver>[],
  { ending = null, deputed = [] }: { ending?: Ending | null; deputed?: readonly Receiver[] } = {},
): Promise<Abilities> {
  return abilitiesOn({
    state: document.status,
    authorId: document.author_id,
    actsForAuthor: await actsForAuthor(ctx, document),
    receivers,
    actorId: ctx.actor.memberId,
    ending,
    deputed,
    settings: {
      delegatable: document.delegatable,
      substitutable: document.substitutable,
      doneCancelable: document.done_cancelable,
    },
  })
}
