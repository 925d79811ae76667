import { FEWEST_DIGITS_OF_OWN_FIELDS, phonePattern, plainPhone } from '../profiles/phone-number.ts'
import type { FieldKind } from './field-kind.ts'

export type ValueProblem =
  | 'TOO_LONG'
  | 'NOT_A_NUMBER'
  | 'NOT_A_DAY'
  | 'NOT_AN_OPTION'
  | 'NOT_YES_NO'
  | 'NOT_A_PHONE'
  | 'NOT_AN_EMAIL'
  | 'NOT_A_URL'

export type ReadValue = { ok: true; value: string } | { ok: false; problem: ValueProblem }

/** Longest values in characters. */
export const LONGEST: Record<FieldKind, number> = {
  TEXT: 200,
  LONG_TEXT: 2000,
  NUMBER: 30,
  DATE: 10,
  CHOICE: 20,
  CHOICES: 2000,
  YES_NO: 5,
  PHONE: 30,
  EMAIL: 254,
  URL: 1000,
}

const wrong = (problem: ValueProblem): ReadValue => ({ ok: false, problem })
const right = (value: string): ReadValue => ({ ok: true, value })

/**
 * Reads what somebody typed into the one way in which a value of its kind is kept: numbers without separators, days
 * as yyyy-MM-dd, choices as ids in rising order with commas, addresses of pages with their scheme.
 * @param typed not empty; an empty value is no value
 */
export function readValue(kind: FieldKind, typed: string): ReadValue {
  const text = typed.trim()
  if (isTooLong(kind, text)) return wrong('TOO_LONG')
  const read = READERS[kind](text)
  // Looked at once more: a scheme is put in front, and full forms of ligatures are longer than they looked.
  return read.ok && isTooLong(kind, read.value) ? wrong('TOO_LONG') : read
}

function isTooLong(kind: FieldKind, text: string): boolean {
  return [...text].length > LONGEST[kind]
}

const READERS: Record<FieldKind, (text: string) => ReadValue> = {
  TEXT: (text) => right(text.replace(/\s*\n\s*/g, ' ')),
  LONG_TEXT: right,
  NUMBER: readNumber,
  DATE: readDay,
  CHOICE: (text) => {
    const ids = chosenIds(text)
    return ids?.length === 1 ? right(String(ids[0])) : wrong('NOT_AN_OPTION')
  },
  CHOICES: (text) => {
    const ids = chosenIds(text)
    return ids ? right(ids.join(',')) : wrong('NOT_AN_OPTION')
  },
  YES_NO: (text) => (/^(true|false)$/i.test(text) ? right(text.toLowerCase()) : wrong('NOT_YES_NO')),
  PHONE: readPhone,
  EMAIL: readEmail,
  URL: readAddress,
}

/** The options of a choice, each once, in rising order; undefined when it is not a list of ids. */
export function chosenIds(text: string): number[] | undefined {
  const ids = text.split(',').map((part) => (/^\s*\d{1,15}\s*$/.test(part) ? Number(part) : 0))
  return ids.includes(0) ? undefined : [...new Set(ids)].toSorted((a, b) => a - b)
}

// Fifteen digits before the point: what a double still counts exactly.
const NUMBER = /^([+-]?)0*(\d{1,15}?)(?:\.(\d{1,6}?)0*)?$/

function readNumber(text: string): ReadValue {
  const plain = text.normalize('NFKC')
  // Separators only where they belong: 1,2 is rather a mistyped 1.2 than 12.
  const digits = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
  const match = NUMBER.exec(digits)
  if (!match) return wrong('NOT_A_NUMBER')
  const [, sign, whole = '0', part = ''] = match
  const value = /^0*$/.test(part) ? whole : `${whole}.${part}`
  return right(sign === '-' && /[1-9]/.test(value) ? `-${value}` : value)
}

function readDay(text: string): ReadValue {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return wrong('NOT_A_DAY')
  try {
    const { year } = Temporal.PlainDate.from(text, { overflow: 'reject' })
    return year >= 1900 && year <= 2200 ? right(text) : wrong('NOT_A_DAY')
  } catch {
    return wrong('NOT_A_DAY')
  }
}

function readPhone(text: string): ReadValue {
  const plain = plainPhone(text)
  return phonePattern(FEWEST_DIGITS_OF_OWN_FIELDS).test(plain) ? right(plain) : wrong('NOT_A_PHONE')
}

function readEmail(text: string): ReadValue {
  const plain = text.normalize('NFKC').toLowerCase()
  return /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(plain)
    ? right(plain)
    : wrong('NOT_AN_EMAIL')
}

/** Only pages of the web: a script in an address would run when a colleague follows it. */
function readAddress(text: string): ReadValue {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+\.[^/]+:\d/.test(text) ? text : `https://${text}`
  if (/\s/.test(whole) || !URL.canParse(whole)) return wrong('NOT_A_URL')
  const { protocol, hostname, username, password } = new URL(whole)
  const isPage = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  return isPage && !username && !password ? right(whole) : wrong('NOT_A_URL')
}
