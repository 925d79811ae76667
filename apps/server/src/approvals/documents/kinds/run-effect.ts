import type { CommandContext } from '../../../http/context.ts'
import { fail, type Refusal } from '../../../http/fail.ts'
import type { DocumentKind, FiledDocument, KindReader } from './document-kind.ts'
import { findKind } from './kind-registry.ts'

interface Stored {
  id: number
  kind: string
  status: string
  author_id: number
  content: unknown
}

/** What a kind does once its document has ended, or is open again. @throws Failure UNKNOWN_DOCUMENT_KIND, and what the kind refuses */
export async function runEffect(
  ctx: CommandContext,
  document: Stored,
  happened: 'approved' | 'reopened' | 'denied' | 'canceled',
): Promise<void> {
  const kind = findKind(document.kind)
  if (kind) return kind[happened]?.(ctx, filed(kind, document))
  // Nobody knows what to approve would do. To end it takes no more than its line.
  if (happened === 'approved') fail('UNKNOWN_DOCUMENT_KIND')
}

/** Whether what an approval did can be undone; where it did nothing but end the document, there is nothing to undo. */
export function isReopenable(document: Pick<Stored, 'kind'>): boolean {
  const kind = findKind(document.kind)
  return kind !== undefined && (kind.approved === undefined || kind.reopened !== undefined)
}

/** What the matter behind an approved document says against taking it back. */
export async function refusalOfCancel(ctx: KindReader, document: Stored): Promise<Refusal | null> {
  if (document.status !== 'APPROVED') return null
  const kind = findKind(document.kind)
  return (await kind?.refusesCancel?.(ctx, filed(kind, document))) ?? null
}

/** What stands against cancelling an approved document although its line agrees, whichever way that was asked. */
export async function refusalOfAgreedCancel(ctx: CommandContext, document: Stored): Promise<Refusal | null> {
  const kind = findKind(document.kind)
  if (!kind) return 'DOCUMENT_STATE'
  const refuses = kind.refusesAgreedCancel ?? kind.refusesCancel
  return (await refuses?.(ctx, filed(kind, document))) ?? null
}

function filed(kind: DocumentKind, { id, status, author_id, content }: Stored): FiledDocument<unknown> {
  const isApproved = status === 'APPROVED'
  return { id, authorId: author_id, isApproved, content: kind.content.safeParse(content).data ?? null }
}
