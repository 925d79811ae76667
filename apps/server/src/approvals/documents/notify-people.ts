import type { CommandContext } from '../../http/context.ts'
import { type NewNotification, notify } from '../../platform/notifications/index.ts'

interface Told {
  id: number
  title: string
}

type Ctx = Pick<CommandContext, 'tx' | 'companyId' | 'now'>

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
  { id, title }: Told,
  memberIds: readonly number[],
  person: string,
): Promise<void> {
  const data = { person, title, targetId: id }
  return notify(ctx, { memberIds: [...new Set(memberIds)], kind, data, link: `/main/approval/${id}` })
}
