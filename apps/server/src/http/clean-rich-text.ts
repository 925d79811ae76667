import sanitizeHtml, { type Tag } from 'sanitize-html'
import { isSafeLink, RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '#contract/rich-text.ts'

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
 */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html.toWellFormed().normalize('NFC'), {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowProtocolRelative: false,
    nestingLimit: 20,
    transformTags: {
      ...RENAMED,
      a: (_name, { href }): Tag =>
        href !== undefined && isSafeLink(href)
          ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }
          : { tagName: 's-', attribs: {} },
    },
  })
  return isBlank(clean) ? '' : clean.trim()
}

function isBlank(html: string): boolean {
  return (
    !html.includes('<hr') &&
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  )
}
