import type { MemberContext } from '../../../http/context.ts'
import type { DocumentRow } from '../approvals.queries.ts'
import { viewDocument } from '../open-document.ts'
import type { ReceiverRow } from '../receiver-row.ts'
import { referencesOf } from '../references/references.queries.ts'
import type { PrintedAnswer } from './document-kind.ts'
import { findKind } from './kind-registry.ts'
import { showContent } from './shown-content.ts'

/** A document with all that stands on paper of it. */
export interface PrintedDocument {
  document: DocumentRow
  line: ReceiverRow[]
  title: string
  /** What it was written with; empty where that says no more than its title. */
  form: string
  text: string
  isRich: boolean
  answers: PrintedAnswer[]
  references: { serial: string | null; title: string }[]
}

/** For whoever may open it. @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF */
export async function printedDocument(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today' | 'language'>,
  id: number,
): Promise<PrintedDocument> {
  const { document, line } = await viewDocument(ctx, id)
  const references = await referencesOf(ctx, id)
  const { title, text } = showContent(document, ctx)
  const kind = findKind(document.kind)
  const read = kind?.content.safeParse(document.content)
  return {
    document,
    line,
    title,
    form: (read?.success && kind?.formName?.(read.data)) || '',
    text,
    isRich: kind?.isRich ?? false,
    answers: (read?.success && kind?.printed?.(read.data, ctx.language)) || [],
    references: references.map((row) => ({ serial: row.serial, title: showContent(row, ctx).title })),
  }
}
