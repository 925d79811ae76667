import { z } from 'zod'
import { documentCancelKind } from '#contract/approvals/documents/cancel-kind.ts'
import type { documentCancelValues } from '#contract/approvals/documents/cancels.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Language } from '../../../http/context.ts'
import { cancelDocument } from '../cancel-document.ts'
import type { DocumentKind } from '../kinds/document-kind.ts'
import { isStillAsked, letGo, markAsked } from './cancels.store.ts'

/** What the document was, as it stood when its cancellation was asked for. */
const content = z.object({
  documentId: z.int(),
  serial: z.string().nullable(),
  title: z.string(),
  reason: z.string().max(500),
})

export type DocumentCancelContent = z.infer<typeof content>

const HEADLINES: Record<Language, (title: string) => string> = {
  ko: (title) => `문서 취소 · ${title}`,
  ja: (title) => `文書の取消 · ${title}`,
  en: (title) => `Cancel: ${title}`,
}

/** Asks to cancel a document that was approved: approved itself, it ends that one with all that followed from it. */
export const documentCancel: DocumentKind<DocumentCancelContent, void> = {
  ...documentCancelKind,
  feature: 'DOCUMENT_APPROVAL',
  content,
  textField: 'reason',
  headline: ({ title }, language) => HEADLINES[language](title),
  toWire: ({ documentId, serial, title, reason }): Input<typeof documentCancelValues> => ({
    drf_id: documentId,
    drf_serial: serial,
    drf_title: title,
    reason,
  }),
  mayOpen: (ctx, authorId) => authorId === ctx.actor.memberId,
  submitted: (ctx, { id, content: { documentId } }) => markAsked(ctx, documentId, id),
  async approved(ctx, { id, content: asked }) {
    // What was cancelled another way meanwhile stays so.
    if (asked && (await isStillAsked(ctx, asked.documentId, id)))
      await cancelDocument(ctx, asked.documentId, 'AGREED')
  },
  denied: async (ctx, { id, content: asked }) => letGo(ctx, asked?.documentId, id),
  canceled: async (ctx, { id, content: asked }) => letGo(ctx, asked?.documentId, id),
  refusesCancel: () => 'CANCEL_APPLIED',
}
