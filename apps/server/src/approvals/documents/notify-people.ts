import type { ReceiverType } from '#rules/approvals/receiver.ts'
import type { CommandContext } from '../../http/context.ts'
import { type NewNotification, notify } from '../../platform/notifications/index.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { ownName } from './approvals.store.ts'
import { turnJob } from './reminders/told-jobs.ts'
import { type Titles, titlesOf } from './kinds/shown-content.ts'

interface Told {
  id: number
  titles: Titles
}

interface Author {
  author_id: number
  author_name: string
}

interface Person {
  id: number
  name: string
}

type Ctx = Pick<CommandContext, 'tx' | 'now' | 'companyId'>

/** A stored document as notices name it. */
export function told<D extends Parameters<typeof titlesOf>[0]>(
  { today }: Pick<CommandContext, 'today'>,
  document: D,
): D & { titles: Titles } {
  return { ...document, titles: titlesOf(document, today) }
}

/** Tells people that a document of the author waits for them, here and by mail. @param after milliseconds until then */
export async function notifyTurn(
  ctx: Ctx,
  document: Told & Author,
  memberIds: readonly number[],
  after = 0,
): Promise<void> {
  if (memberIds.length === 0) return
  await tell(ctx, { kind: 'APPROVAL_REQUESTED', memberIds, after }, document, authorOf(document))
  await noteTurn(ctx, document, after)
}

async function noteTurn(ctx: Ctx, { id: documentId }: Told, after = 0): Promise<void> {
  const delay = Temporal.Duration.from({ milliseconds: after })
  await enqueue(ctx.tx, turnJob, { documentId }, { companyId: ctx.companyId, delay })
}

/** How people are told that it is their turn. */
export const TURN_NOTICES = ['APPROVAL_REQUESTED', 'APPROVAL_DELEGATED'] as const

/** How those who only read a document hear that it has come to them, by its line or later. */
export const READER_NOTICES = ['APPROVAL_COPIED', 'APPROVAL_CIRCULATED'] as const

interface Reading {
  memberId: number
  type: ReceiverType
}

/** Tells those of a line who only read it that a document was sent to them; who sent it knows. */
export async function notifyCopied(
  ctx: Ctx & Pick<CommandContext, 'actor'>,
  document: Told & Author,
  line: readonly Reading[],
): Promise<void> {
  const senders = new Set([document.author_id, ctx.actor.memberId])
  const readers = (type: ReceiverType) =>
    line.filter((one) => one.type === type && !senders.has(one.memberId)).map((one) => one.memberId)
  const copied = (kind: (typeof READER_NOTICES)[number], memberIds: readonly number[]) =>
    memberIds.length > 0 && tell(ctx, { kind, memberIds }, document, authorOf(document))
  await Promise.all([
    copied('APPROVAL_COPIED', readers('VIEWER')),
    copied('APPROVAL_CIRCULATED', readers('CIRCULATOR')),
  ])
}

/** Tells those who only read it that a document was approved. @param after milliseconds until then */
export async function notifyCompleted(
  ctx: Ctx,
  document: Told & Author,
  memberIds: readonly number[],
  after: number,
): Promise<void> {
  if (memberIds.length === 0) return
  await tell(ctx, { kind: 'APPROVAL_COMPLETED', memberIds, after }, document, authorOf(document))
}

/** Tells somebody that another has handed them the turn, and those who decide for them that it waits, here and by mail. */
export async function notifyHanded(
  ctx: Ctx,
  document: Told & Author,
  by: Person,
  { toId, deputyIds }: { toId: number; deputyIds: readonly number[] },
): Promise<void> {
  await tell(ctx, { kind: 'APPROVAL_DELEGATED', memberIds: [toId] }, document, by)
  await tell(ctx, { kind: 'APPROVAL_REQUESTED', memberIds: deputyIds }, document, authorOf(document))
  await noteTurn(ctx, document)
}

/** Tells somebody in whose place another has decided. */
export function notifyDecidedFor(
  ctx: Ctx,
  document: Told,
  isApproved: boolean,
  by: Person,
  forId: number,
): Promise<void> {
  const kind = isApproved ? 'APPROVAL_APPROVED_FOR' : 'APPROVAL_DENIED_FOR'
  return tell(ctx, { kind, memberIds: [forId] }, document, by)
}

/** Tells the author how it ended, and who decided. @param after milliseconds until then */
export function notifyOutcome(
  ctx: Ctx,
  document: Told & { author_id: number },
  kind: 'APPROVAL_APPROVED' | 'APPROVAL_DENIED',
  decidedBy: Person,
  after = 0,
): Promise<void> {
  return tell(ctx, { kind, memberIds: [document.author_id], after }, document, decidedBy)
}

/**
 * Tells others who had it in their box that the actor took it back, or cancelled what was approved; or that it ended with its author's
 * employment, which is no act of anybody's.
 */
export async function notifyCanceled(
  ctx: Ctx & Pick<CommandContext, 'actor'>,
  document: Told & Author,
  how: { isApproved: boolean; isLeaving: boolean },
  memberIds: readonly number[],
): Promise<void> {
  const author = authorOf(document)
  const others = memberIds.filter((one) => one !== ctx.actor.memberId)
  if (others.length === 0) return
  if (how.isLeaving) return tell(ctx, { kind: 'APPROVAL_ENDED_LEAVING', memberIds: others }, document, author)
  const kind = how.isApproved ? 'APPROVAL_CANCELED' : 'APPROVAL_TAKEN_BACK'
  const isOwn = author.id === ctx.actor.memberId
  const by = isOwn ? author : { id: ctx.actor.memberId, name: await ownName(ctx) }
  return tell(ctx, { kind, memberIds: others }, document, by)
}

/** Tells people that a part of a document has ended, which is named as a document of it alone would be; the rest stands. */
export function notifyPartlyCanceled(ctx: Ctx, part: Told & Author, memberIds: readonly number[]) {
  return tell(ctx, { kind: 'APPROVAL_PARTLY_CANCELED', memberIds }, part, authorOf(part))
}

/** Tells people what somebody did with a document. @param partId what of it they are told, to be recalled alone */
export function notifyReaders(
  ctx: Ctx,
  kind: 'APPROVAL_REPLIED' | 'APPROVAL_CIRCULATED',
  document: Told,
  person: Person,
  memberIds: readonly number[],
  partId?: number,
): Promise<void> {
  return tell(ctx, { kind, memberIds }, document, person, partId)
}

const authorOf = ({ author_id: id, author_name: name }: Author): Person => ({
  id,
  name,
})

function tell(
  ctx: Ctx,
  notice: Pick<NewNotification, 'kind' | 'memberIds' | 'after'>,
  { id, titles }: Told,
  person: Person,
  partId?: number,
): Promise<void> {
  const part = partId !== undefined && { partId }
  const data = {
    ...part,
    person: person.name,
    personId: person.id,
    title: titles,
    targetId: id,
  }
  return notify(ctx, { ...notice, data, link: `/main/approval/${id}` })
}
