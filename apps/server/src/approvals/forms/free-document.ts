import { z } from 'zod'
import { freeKind } from '#contract/approvals/forms/free-kind.ts'
import type { DocumentKind } from '../documents/index.ts'

/** A document that people write freely: a title and its text, and nothing happens but what people then do. */
export const freeDocument: DocumentKind<{ title: string; text: string }, void> = {
  ...freeKind,
  feature: 'DOCUMENT_APPROVAL',
  content: z.object({ title: z.string().trim().min(1).max(100), text: z.string() }),
  textField: 'text',
  isRich: true,
  headline: ({ title }) => title,
  toWire: () => ({}),
  copied: ({ title, text }) => ({ title, text, values: {}, formId: null }),
  isCanceledByDocument: true,
  mayOpen: ({ actor }, authorId) => authorId === actor.memberId,
}
