import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html'
import {
  isSafeLink,
  RICH_TEXT_MOST,
  RICH_TEXT_SCHEMES,
  RICH_TEXT_TAGS,
  saysSomething,
} from '#contract/rich-text.ts'
import { UNSEEN } from '#contract/seen.ts'

/** What another editor calls otherwise, and what only wraps; everything else goes, its text stays. */
const RENAMED: Record<string, string> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  strike: 's',
  del: 's',
  ins: 'u',
  div: 'p',
}

/**
 * A rich text as it may be stored and shown: only the tags of RICH_TEXT_TAGS, no attributes but the address of a safe link,
 * and every link opens elsewhere without telling where from. Cleaning twice changes nothing more.
 * @param html as a person's editor or another program sent it
 * @returns cleaned HTML, empty where nothing is left that could be read
 * @throws RangeError beyond RICH_TEXT_MOST characters: cleaning takes as long as the text, on the thread of all
 */
export function cleanRichText(html: string): string {
  if (html.length > RICH_TEXT_MOST)
    throw new RangeError(`a rich text has at most ${RICH_TEXT_MOST} characters`)
  // Blocks in blocks become paragraphs in paragraphs, which the second reading takes apart.
  const clean = sanitizeHtml(
    sanitizeHtml(html.toWellFormed().replaceAll('\0', '').normalize('NFC'), OPTIONS),
    OPTIONS,
  )
  return saysSomething(clean) || clean.includes('<hr') ? clean.trim() : ''
}

const HIDDEN = new RegExp(`[${UNSEEN}]`, 'gu')

const OPTIONS: IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  nestingLimit: 20,
  // As in every other text, what nobody sees is taken out. A mark without a letter would become one sign with the bracket before
  // it wherever the text is composed again.
  textFilter: (text) => text.replace(HIDDEN, '').replace(/^\p{M}+/u, ''),
  transformTags: {
    ...RENAMED,
    a: (_name, { href }): Tag =>
      href !== undefined && isSafeLink(href)
        ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 's-', attribs: {} },
  },
}
