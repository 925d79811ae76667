import { MOST_ROWS } from '#contract/people/member-sheets/member-sheets.ts'
import { fail } from '../../../http/fail.ts'
import { emptyGiven, type RawRow } from './raw-row.ts'

const SEPARATORS = new Set(',;，；、')
// Far more than a name with an address needs: what is longer is cut, and stays a row to be mended.
const LONGEST = 600

/**
 * The people in a pasted text: addresses between commas, semicolons, lines and blanks, each bare, as `홍길동 <a@b.kr>` or as
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
  return text
    .split('\n')
    .flatMap((line) => piecesOfLine(line))
    .flatMap((piece) => eachAddress(piece))
    .map((piece) => piece.trim().slice(0, LONGEST).toWellFormed())
    .filter((piece) => piece !== '')
}

function piecesOfLine(line: string): string[] {
  // A mark that is never closed is a letter like any other.
  const marksCount = (line.split('"').length - 1) % 2 === 0
  const found: string[] = []
  let isQuoted = false
  let start = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = marksCount && !isQuoted
    else if (!isQuoted && SEPARATORS.has(line[at]!)) {
      found.push(line.slice(start, at))
      start = at + 1
    }
  }
  return [...found, line.slice(start)]
}

/** Addresses with mere blanks between them: the words before each are its name, or those after it where they begin with one. */
function eachAddress(piece: string): string[] {
  const parts = piece.trim().split(/\s+/)
  const places = parts.flatMap((part, at) => (/^[^"]*@/.test(part) ? [at] : []))
  if (places.length < 2) return [piece]
  const begins = places[0] === 0 ? places : [0, ...places.slice(0, -1).map((at) => at + 1)]
  return begins.map((from, at) => parts.slice(from, begins[at + 1]).join(' '))
}

function personOf(piece: string): { email: string; username: string } {
  const open = piece.lastIndexOf('<')
  const inside = piece.slice(open + 1, -1)
  if (open >= 0 && piece.endsWith('>') && !inside.includes('>')) {
    return { username: nameOf(piece.slice(0, open)), email: addressOf(inside) }
  }
  const parts = piece.split(/\s+/)
  const at = parts.findIndex((part) => part.includes('@'))
  if (at < 0 || parts.length === 1) return { username: '', email: addressOf(piece) }
  return {
    username: nameOf(parts.filter((_, index) => index !== at).join(' ')),
    email: addressOf(parts[at]!),
  }
}

function addressOf(text: string): string {
  return strip(text.trim().replace(/^mailto:/i, ''), '<(', '>).').toLowerCase()
}

function nameOf(text: string): string {
  return strip(text.trim(), `"'(`, `"'):`).trim().slice(0, 200).toWellFormed()
}

/** Takes letters away from both ends; step by step, as a pattern for the end begins anew at every one of them. */
function strip(text: string, before: string, after: string): string {
  let start = 0
  let end = text.length
  while (start < end && before.includes(text[start]!)) start++
  while (end > start && after.includes(text[end - 1]!)) end--
  return text.slice(start, end)
}
