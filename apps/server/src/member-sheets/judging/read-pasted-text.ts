import { MOST_ROWS } from '#contract/member-sheets.ts'
import { fail } from '../../http/fail.ts'
import { emptyGiven, type RawRow } from './raw-row.ts'

/**
 * The people in a pasted text: addresses between commas, semicolons and lines, each bare, as `홍길동 <a@b.kr>` or as
 * `홍길동 a@b.kr`. What is no address stays as a row to be mended, so that nobody is lost without a word.
 * @throws Failure SHEET_EMPTY, SHEET_TOO_MANY_ROWS
 */
export function readPastedText(text: string, team: string): RawRow[] {
  const people = pieces(text).map(personOf)
  const first = new Map<string, { email: string; username: string }>()
  const rows = people.filter((person) => {
    const known = first.get(person.email)
    if (!known) first.set(person.email, person)
    // The same address once more says nothing new, but may say the name.
    else if (known.username === '') known.username = person.username
    return !known
  })
  if (rows.length === 0) fail('SHEET_EMPTY')
  if (rows.length > MOST_ROWS) fail('SHEET_TOO_MANY_ROWS', { most: MOST_ROWS.toLocaleString('en') })
  return rows.map((person, index) => ({
    rowNumber: index + 1,
    given: { ...emptyGiven(), ...person, team },
    unread: {},
  }))
}

/** Separators within quotation marks are part of a name: "Hong, Gildong" <a@b.kr>. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (const written of text.split(/\r?\n/)) {
    // A mark that is never closed is a letter like any other.
    const marks = written.split('"').length - 1
    const pattern = marks % 2 === 0 ? /(?:"[^"]*"|[^",;，；、])+/g : /[^,;，；、]+/g
    found.push(...(written.match(pattern) ?? []))
  }
  return found.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function personOf(piece: string): { email: string; username: string } {
  const framed = /^(.*?)<\s*([^<>]*?)\s*>\s*$/.exec(piece)
  if (framed) return { username: nameOf(framed[1]!), email: addressOf(framed[2]!) }
  const parts = piece.split(/\s+/)
  const at = parts.findIndex((part) => part.includes('@'))
  if (at < 0 || parts.length === 1) return { username: '', email: addressOf(piece) }
  return {
    username: nameOf(parts.filter((_, index) => index !== at).join(' ')),
    email: addressOf(parts[at]!),
  }
}

const addressOf = (text: string) =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^[<(]+|[>).]+$/g, '')
    .toLowerCase()
    .slice(0, 1000)
const nameOf = (text: string) =>
  text
    .trim()
    .replace(/^["'(]+|["'):]+$/g, '')
    .trim()
    .slice(0, 200)
