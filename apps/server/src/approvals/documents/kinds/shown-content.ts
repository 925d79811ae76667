import type { Language, MemberContext } from '../../../http/context.ts'
import { findKind } from './kind-registry.ts'

interface Stored {
  kind: string
  title: string
  content: unknown
}

export interface ShownContent {
  title: string
  text: string
  values: Record<string, unknown>
  /** false where it was stored in a form that its kind reads no more: title and running text are all that can be shown. */
  fits: boolean
}

/** A document's content for the reader, by the names of the wire. */
export function showContent(
  row: Stored,
  { language, today }: Pick<MemberContext, 'language' | 'today'>,
): ShownContent {
  const kind = findKind(row.kind)
  const raw = kind?.textField && (row.content as Record<string, unknown> | null)?.[kind.textField]
  const text = typeof raw === 'string' ? raw : ''
  const read = kind?.content.safeParse(row.content)
  if (!kind || !read?.success) return { title: row.title, text, values: {}, fits: false }
  const title = kind.headline(read.data, language, today)
  return { title, text, values: kind.toWire(read.data), fits: true }
}

export type Titles = Record<Language, string>

/** What a document is called in every language, for notices that others read later. */
export function titlesOf(row: Stored, today: Temporal.PlainDate): Titles {
  const kind = findKind(row.kind)
  const read = kind?.content.safeParse(row.content)
  const title = (language: Language) =>
    kind && read?.success ? kind.headline(read.data, language, today) : row.title
  return { ko: title('ko'), ja: title('ja'), en: title('en') }
}
