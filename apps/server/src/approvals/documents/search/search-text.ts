import { findKind } from '../kinds/kind-registry.ts'
import type { Titles } from '../kinds/shown-content.ts'

/** Beyond this nobody looks for a word, and the index would grow with what nobody finds. */
const LONGEST = 20_000

/** What of a document is searched, its number apart: what it is called in every language, and its running text. */
export function searchText(one: { kind: string; titles: Titles; content: unknown }): string {
  const field = findKind(one.kind)?.textField
  const text = field && (one.content as Record<string, unknown> | null)?.[field]
  const said = typeof text === 'string' ? plain(text).slice(0, LONGEST).toWellFormed() : ''
  return [...new Set(Object.values(one.titles)), said].filter((part) => part !== '').join('\n')
}

const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** A rich text as lines to read. */
export const linesOfRichText = (text: string): string =>
  plain(text.replace(/<\/(?:p|li|h[1-6]|tr|div|blockquote|pre)>|<br\s*\/?>/gi, '\n'))
    .replace(/ *\n */g, '\n')
    .trim()

/** A rich text without its marks: nobody looks for those. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => SIGNS[sign]!)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
