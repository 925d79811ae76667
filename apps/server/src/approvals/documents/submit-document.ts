import { dropDuplicates } from '#rules/approvals/drop-duplicates.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { openDocument } from '#rules/approvals/open-document.ts'
import { isDecider, type Receiver, type ReceiverType } from '#rules/approvals/receiver.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { parseValue } from '../../http/parse-input.ts'
import { type SubmissionFacts, submissionFacts } from './approvals.store.ts'
import { insertDocument } from './insert-document.ts'
import { defaultLine } from './default-line.ts'
import { recordAct } from './acts/record-act.ts'
import { deputiesOf, waitedFor } from './deputies/deputies.ts'
import { expandSerial, serialPrefix } from './expand-serial.ts'
import type { DocumentKind } from './kinds/document-kind.ts'
import { findKind } from './kinds/kind-registry.ts'
import { runEffect } from './kinds/run-effect.ts'
import { titlesOf } from './kinds/shown-content.ts'
import { refuseSwitchedOff } from './kinds/switched-off-kinds.ts'
import { notifyCopied, notifyTurn } from './notify-people.ts'
import { tallyDocuments } from './tally-documents.ts'

export interface Submission<C> {
  content: C
  /** The number that its draft had: newDocumentId. */
  id?: number
  /** Whose document it is; the actor when absent. */
  authorId?: number
  /** The own document in whose place it is written: lockReplaced has judged it. */
  replaces?: number | undefined
  /** Who decides and reads, where that was chosen; else the default line of the kind. */
  line?: ChosenLine
}

export interface ChosenLine {
  /** Equal orders decide in parallel; readers have order 0. */
  receivers: readonly { memberId: number; type: ReceiverType; order: number }[]
  /** The line asked for deciders and lost them all: approve at once instead of refusing (decision D-04). */
  approvedAtOnce?: boolean
}

export interface Submitted<R> {
  id: number
  serial: string
  status: DocumentStatus
  /** What the kind made of it. */
  made: R
}

/**
 * Submits a document: checks what it says, gives its number, shows it to the first step and tells them. INFORMED when it
 * has readers only; when nobody is left to decide it is approved here, with the effect of its kind.
 * @throws Failure UNKNOWN_DOCUMENT_KIND, FEATURE_OFF, NO_PERMISSION, BAD_REQUEST with the fields of the content,
 * NO_APPROVER when nobody is left to decide, NOT_FOUND for an unknown author, and what the kind refuses
 */
export async function submitDocument<C, R>(
  ctx: CommandContext,
  kind: DocumentKind<C, R>,
  one: Submission<NoInfer<C>>,
): Promise<Submitted<R>> {
  if (findKind(kind.key) !== kind) fail('UNKNOWN_DOCUMENT_KIND')
  refuseSwitchedOff(ctx, { kind: kind.key })
  const authorId = one.authorId ?? ctx.actor.memberId
  if (!(await kind.mayOpen(ctx, authorId))) fail('NO_PERMISSION')
  const content = parseValue(kind.content, one.content, ctx.language)
  const [facts, chosen] = await Promise.all([
    submissionFacts(ctx, authorId),
    one.line ?? lineOfKind(ctx, kind, authorId, content),
  ])
  const opened = openLine(chosen, facts)
  const titles = titlesOf({ kind: kind.key, title: '', content }, ctx.today)
  const turn = opened.receivers.filter((receiver) => receiver.shown && isDecider(receiver))
  const inserting = insertDocument(ctx.tx, {
    ...(one.id !== undefined && { id: one.id }),
    kind: kind.key,
    status: opened.status,
    titles,
    language: facts.company_language,
    content,
    filing: kind.filing?.(content),
    replaces: one.replaces,
    authorId,
    submittedBy: ctx.actor.memberId === authorId ? null : ctx.actor.memberId,
    submittedAt: ctx.now.toString(),
    serial: numberFrame(ctx, kind.shortName?.(content) ?? kind.key, facts),
    receivers: opened.receivers.map((one) => ({ ...placeOf(one), shown: one.shown })),
  })
  const people = turn.map(({ userId }) => Number(userId))
  const [{ id, serial, line }, deputies] = await Promise.all([inserting, deputiesOf(ctx, people, kind.key)])
  const sent = { id, titles, author_id: authorId, author_name: facts.author_name }
  const waits = waitedFor({ author_id: authorId, status: opened.status }, opened.receivers, deputies)
  await Promise.all([
    tallyDocuments(ctx.tx, [], [{ status: opened.status, author_id: authorId, line }]),
    notifyTurn(ctx, sent, waits),
    notifyCopied(ctx, sent, opened.receivers.map(placeOf)),
  ])
  ctx.audit({
    action: 'document.submit',
    target: ['document', id],
    after: { kind: kind.key, serial, status: opened.status, line: people },
  })
  const made = (await kind.submitted?.(ctx, { id, authorId, isApproved: false, content })) as R
  const { status } = opened
  if (status === 'APPROVED')
    await runEffect(ctx, { id, kind: kind.key, status, author_id: authorId, content }, 'approved')
  await recordAct(ctx, {
    documentId: id,
    act: 'SUBMIT',
    ...inNameOf(ctx, authorId),
    ...(one.replaces !== undefined && { detail: { replaces: one.replaces } }),
  })
  return { id, serial, status, made }
}

/** Whose document it is, where somebody else submits it. */
function inNameOf({ actor }: CommandContext, authorId: number): { actedFor?: number } {
  return actor.memberId === authorId ? {} : { actedFor: authorId }
}

function lineOfKind<C, R>(
  ctx: CommandContext,
  kind: DocumentKind<C, R>,
  authorId: number,
  content: C,
): Promise<ChosenLine> {
  if (kind.defaultLine) return kind.defaultLine(ctx, authorId, content)
  return defaultLine(ctx, authorId, kind.line?.caseOf(content) ?? null)
}

/** A dry run: as what a document of the actor would begin along a line, and with whom; null where it would be refused. */
export async function openingOf(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  line: ChosenLine,
): Promise<{
  status: DocumentStatus
  receivers: { memberId: number; type: ReceiverType; order: number }[]
} | null> {
  const opened = openingAlong(line, await submissionFacts(ctx, ctx.actor.memberId))
  if (!opened.ok) return null
  return { status: opened.status, receivers: opened.receivers.map(placeOf) }
}

const placeOf = ({ userId, type, order }: Receiver) => ({ memberId: Number(userId), type, order })

function openLine(line: ChosenLine, facts: SubmissionFacts) {
  const opened = openingAlong(line, facts)
  return opened.ok ? opened : fail('NO_APPROVER')
}

function openingAlong({ receivers, approvedAtOnce = false }: ChosenLine, facts: SubmissionFacts) {
  const places = receivers.map((place) => ({ ...place, userId: place.memberId }))
  const line = dropDuplicates(places, facts.duplicate_priority)
  return openDocument(line.map(fresh), {
    decidersDropped: !line.some(isDecider) && (approvedAtOnce || line.length === 0),
    approveWithoutDecider: approvedAtOnce,
  })
}

function fresh(place: { userId: number; type: ReceiverType; order: number }, index: number): Receiver {
  return { ...place, id: index, shown: false, processed: false, approved: null, decidedAs: null }
}

function numberFrame(ctx: CommandContext, form: string, facts: SubmissionFacts) {
  const frame = expandSerial(facts.serial_format, {
    on: ctx.today,
    team: facts.team_name ?? '',
    form,
    company: facts.company_name,
  })
  return { prefix: serialPrefix(frame), ...frame }
}
