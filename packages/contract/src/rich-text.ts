import { isSeen } from './seen.ts'

/** The tags of a rich text: headings from the second level, paragraphs, emphasis, lists, quotes, rules and links. */
export const RICH_TEXT_TAGS = [
  'h2',
  'h3',
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
] as const

/** Characters, tags included. */
export const RICH_TEXT_MOST = 100_000

/** Schemes that a link of a rich text may have; addresses within the product begin with a stroke. */
export const RICH_TEXT_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const

/** Whether an address may stand behind a link of a rich text. */
export function isSafeLink(address: string): boolean {
  // Browsers leave control characters out when they read a scheme: java\tscript: is one.
  // oxlint-disable-next-line no-control-regex -- these are what hides a scheme
  const text = address.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g, '')
  if (text.startsWith('/')) return !text.startsWith('//') && !text.startsWith('/\\')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  return scheme !== undefined && RICH_TEXT_SCHEMES.some((one) => one === scheme)
}

/** Whether a rich text says anything: rules, blanks and what nobody sees say nothing. */
export function saysSomething(html: string): boolean {
  return isSeen(html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' '))
}
