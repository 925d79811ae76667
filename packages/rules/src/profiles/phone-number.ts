// What keyboards and word processors of Korea and Japan write for a hyphen: ‐ ‑ ‒ – — ― − ー ｰ and ㅡ.
const DASHES = /[\u2010-\u2015\u2212\u30FC\uFF70\u3161]/g
const EXTENSION = '\\(?(?:내선|内線|[eE][xX][tT]|[xX#])(?:번호|番号)?[ .:-]*(\\d{1,6}) ?\\)?'

/** A telephone number with plain digits and hyphens, however they were typed; what is none stays none. */
export function plainPhone(typed: string): string {
  return typed.replace(DASHES, '-').normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/**
 * How a plain telephone number of any country is written: its digits, at most the fifteen of the longest (ITU-T E.164), and behind
 * them perhaps an extension, which inside a company is a number by itself; 02-123-4567~8 are two lines of an office.
 * @param fewest digits of what is no extension
 */
export function phonePattern(fewest: number): RegExp {
  const number = `\\+?(?=[\\d(])[() .~-]*(?:\\d[() .~-]*){${fewest},15}`
  return new RegExp(`^(?:${number}(?:,? ?${EXTENSION})?|${EXTENSION})$`)
}

/** Digits of a number of a person or a company, without an area in front of them. */
export const FEWEST_DIGITS = 7

/** Of the fields that a company makes itself, where a number to call in need (119, 1339) or of its own switchboard is one as well. */
export const FEWEST_DIGITS_OF_OWN_FIELDS = 3

/** What a telephone is told to call (RFC 3966): the first of several lines, and its extension by itself. */
export function phoneAddress(plain: string): string {
  const digits = (text: string | undefined) => (text ?? '').replace(/[^\d+]/g, '')
  const [, number, extension] = new RegExp(`^([^~]*?)(?:~.*?)?(?:,? ?${EXTENSION})?$`).exec(plain) ?? []
  const called = digits(number)
  if (!extension) return `tel:${called}`
  return called ? `tel:${called};ext=${extension}` : `tel:${extension}`
}
