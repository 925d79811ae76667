import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { CopiedContent } from '../kinds/document-kind.ts'
import { findKind } from '../kinds/kind-registry.ts'
import { viewDocument } from '../open-document.ts'
import type { ReceiverRow } from '../receiver-row.ts'

export interface CopiedDocument extends CopiedContent {
  kind: string
  /** Those whom it had from its beginning. */
  line: ReceiverRow[]
}

/**
 * What a new document of the same kind begins with. Nothing is written: whoever writes it changes and submits it.
 * @throws Failure NOT_FOUND, FORBIDDEN for who takes no part in it, FEATURE_OFF, UNKNOWN_DOCUMENT_KIND, NOT_COPYABLE where nobody
 * writes its kind anew, the actor may not, or it was stored in a form that its kind reads no more
 */
export async function copyDocument(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today'>,
  id: number,
): Promise<CopiedDocument> {
  const { document, line, abilities } = await viewDocument(ctx, id)
  if (!abilities.copy) fail('FORBIDDEN')
  const kind = findKind(document.kind) ?? fail('UNKNOWN_DOCUMENT_KIND')
  const read = kind.content.safeParse(document.content)
  if (!kind.copied || !read.success || !(await kind.mayOpen(ctx, ctx.actor.memberId))) fail('NOT_COPYABLE')
  const given = line.filter((row) => row.added_by === null && row.member_id !== ctx.actor.memberId)
  return { kind: document.kind, ...kind.copied(read.data), line: given }
}
