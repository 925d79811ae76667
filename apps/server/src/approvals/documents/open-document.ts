import type { Abilities } from '#rules/approvals/abilities.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { readAbout } from '../../platform/notifications/index.ts'
import { mayOpenDocument } from './approvals.policy.ts'
import { type DocumentRow, getDocument } from './approvals.queries.ts'
import {
  holdDocument,
  type LockedDocument,
  loadReceivers,
  lockDocument,
  markRead,
} from './approvals.store.ts'
import { recordAct } from './acts/record-act.ts'
import { abilitiesOf } from './decide-document.ts'
import { deputedOf, deputiesOn } from './deputies/deputies.ts'
import { endingOf } from './ending-of.ts'
import { findKind } from './kinds/kind-registry.ts'
import { refusalOfCancel } from './kinds/run-effect.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { READER_NOTICES } from './notify-people.ts'
import { type ReceiverRow, toReceiver } from './receiver-row.ts'

/** What its own history lets the author do with a document, besides the abilities by its state. */
export interface Afterwards {
  askCancel: boolean
  resubmit: boolean
  remove: boolean
}

export interface OpenDocument {
  document: DocumentRow
  line: ReceiverRow[]
  afterwards: Afterwards
  /** In whose place the actor may decide now. */
  actsFor: ReceiverRow | null
  abilities: Abilities
}

/** A document as one of its people sees it. @throws Failure NOT_FOUND, FORBIDDEN for people of the company who are not on it, FEATURE_OFF */
export async function viewDocument(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today'>,
  id: number,
): Promise<OpenDocument> {
  const [document, line, deputies] = await Promise.all([
    getDocument(ctx, id),
    loadReceivers(ctx, id),
    deputiesOn(ctx, id),
  ])
  const receivers = line.map(toReceiver)
  const deputed = deputedOf(ctx, document, receivers, deputies)
  if (!(await mayOpenDocument(ctx, document, line)) && deputed.length === 0) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  const abilities = await abilitiesOf(ctx, document, receivers, {
    ending: endingOf(ctx, document, line),
    deputed,
  })
  const cancel = abilities.cancel && (await refusalOfCancel(ctx, document)) === null
  const actsFor = line.find((row) => row.id === deputed[0]?.id) ?? null
  const afterwards = afterwardsOf(document, abilities)
  return { document, line, actsFor, afterwards, abilities: { ...abilities, cancel } }
}

function afterwardsOf(document: DocumentRow, { askCancel, resubmit, remove }: Abilities): Afterwards {
  const kind = findKind(document.kind)
  return {
    askCancel: askCancel && kind?.isCanceledByDocument === true && document.cancel_document_id === null,
    resubmit: resubmit && kind?.copied !== undefined && document.replaced_by_id === null,
    remove,
  }
}

/**
 * The same for an act: others that act on it wait until this one is done.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF
 */
export async function lockToAct(
  ctx: CommandContext,
  id: number,
): Promise<{ document: LockedDocument; line: ReceiverRow[]; abilities: Abilities }> {
  const { document, rows: line, deputies } = await lockDocument(ctx, id)
  const receivers = line.map(toReceiver)
  const deputed = deputedOf(ctx, document, receivers, deputies)
  if (!(await mayOpenDocument(ctx, document, line)) && deputed.length === 0) fail('FORBIDDEN')
  refuseSwitchedOff(ctx, document)
  return { document, line, abilities: await abilitiesOf(ctx, document, receivers, { deputed }) }
}

/** The document as viewDocument shows it, marked as read by the actor, who need not be told of it any more. */
export async function openDocument(ctx: CommandContext, id: number): Promise<OpenDocument> {
  const seen = await viewDocument(ctx, id)
  const isUnread = unreadOf(ctx, seen).length > 0
  const opened = isUnread ? await readFirst(ctx, id) : seen
  // A screen that loads what its reader has read, or has written, tells nothing; of people beside the line there is no mark.
  const isNews = isUnread || !isOnDocument(ctx, seen)
  await readAbout(ctx, ['APPROVAL_REPLIED', ...READER_NOTICES, 'APPROVAL_COMPLETED'], id)
  if (isNews) ctx.audit({ action: 'document.open', target: ['document', id] })
  return opened
}

/** Held first, as by whoever decides, and looked at then: what is marked as read is what its author can change no more. */
async function readFirst(ctx: CommandContext, id: number): Promise<OpenDocument> {
  await holdDocument(ctx, id)
  const opened = await viewDocument(ctx, id)
  const isFirst = await markRead(ctx, id)
  for (const row of unreadOf(ctx, opened)) row.read_at = ctx.now.toString()
  if (isFirst) await recordAct(ctx, { documentId: id, act: 'READ' })
  return opened
}

const isOnDocument = ({ actor }: Pick<CommandContext, 'actor'>, { document, line }: OpenDocument) =>
  document.author_id === actor.memberId ||
  line.some((row) => row.member_id === actor.memberId && row.is_shown)

const unreadOf = ({ actor }: Pick<CommandContext, 'actor'>, { line }: OpenDocument) =>
  line.filter((row) => row.member_id === actor.memberId && row.is_shown && !row.read_at)
