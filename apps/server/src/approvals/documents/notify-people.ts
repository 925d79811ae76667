import type { CommandContext } from '../../http/context.ts'
import { type NewNotification, notify } from '../../platform/notifications/index.ts'
import { type Titles, titlesOf } from './kinds/shown-content.ts'

interface Told {
  id: number
  titles: Titles
}

type Ctx = Pick<CommandContext, 'tx' | 'now'>

/** A stored document as notices name it. */
export function told<D extends Parameters<typeof titlesOf>[0]>(
  { today }: Pick<CommandContext, 'today'>,
  document: D,
): D & { titles: Titles } {
  return { ...document, titles: titlesOf(document, today) }
}

/** Tells people that a document of the author waits for them. */
export function notifyTurn(
  ctx: Ctx,
  document: Told & { author_name: string },
  memberIds: readonly number[],
): Promise<void> {
  return tell(ctx, 'APPROVAL_REQUESTED', document, memberIds, document.author_name)
}

/** Tells the author how it ended, and who decided. */
export function notifyOutcome(
  ctx: Ctx,
  document: Told & { author_id: number },
  kind: 'APPROVAL_APPROVED' | 'APPROVAL_DENIED',
  decidedBy: string,
): Promise<void> {
  return tell(ctx, kind, document, [document.author_id], decidedBy)
}

/** Tells those who had it in their box that the author took it back. */
export function notifyCanceled(
  ctx: Ctx,
  document: Told & { author_name: string },
  memberIds: readonly number[],
): Promise<void> {
  return tell(ctx, 'APPROVAL_CANCELED', document, memberIds, document.author_name)
}

function tell(
  ctx: Ctx,
  kind: NewNotification['kind'],
  { id, titles }: Told,
  memberIds: readonly number[],
  person: string,
): Promise<void> {
  const data = { person, title: titles, targetId: id }
  return notify(ctx, { memberIds: [...new Set(memberIds)], kind, data, link: `/main/approval/${id}` })
}
