import type { Random } from '#db/demo/random.ts'
import type { Call } from './values.ts'

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e308,
]
const NUMBERS_AS_TEXT = [
  '1e308',
  'NaN',
  'Infinity',
  '0x10',
  '1e3',
  '１２',
  '+1',
  '01',
  '-0',
  'true',
  'null',
  'undefined',
]
const CHARACTERS = [
  '',
  ' ',
  '\t',
  '\u0000',
  'a\u0000b',
  '\u202Eabc',
  '\uFEFF',
  '\uD800',
  '\uDC00x',
  '\u200B',
  '\u0007\u001B[31m',
  '👩‍👩‍👧‍👦',
  '🇰🇷'.repeat(40),
  'e\u0301'.repeat(60),
  'ㄱ',
  '각'.repeat(81),
  'x'.repeat(256),
  '가'.repeat(3_000),
  '%',
  '_',
  '\\',
  "'",
]
const INJECTIONS = [
  "' or 1=1 --",
  "'; drop table members; --",
  '") or ("1"="1',
  '$1',
  '%s%n',
  '${7*7}',
  '{{7*7}}',
  '=HYPERLINK("x")',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '..\\..\\x',
  'file:///etc/passwd',
  '%00',
  '%2e%2e%2f',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '\r\nset-cookie: a=b',
  '[object Object]',
  'a@b',
  'a@b.c'.repeat(80),
  '@',
]
const DAYS = [
  '2026-02-30',
  '2025-02-29',
  '1899-12-31',
  '1900-01-01',
  '2200-12-31',
  '2201-01-01',
  '9999-12-31',
  '10000-01-01',
  '0000-00-00',
  '-000001-01-01',
  '2026-13-01',
  '2026-1-1',
  '20261121',
  '2026-W10',
  '2026-11-21T00:00:00Z',
  '2026-11',
]
const TIMES = ['24:00', '25:61', '-1:00', '9:00', '23:59:60', '00:00:00', '12:00+09:00', 'noon']
const STRUCTURES = [
  [],
  [null],
  [[]],
  {},
  { id: 1 },
  { $gt: '' },
  { toString: 'x' },
  { length: 1e9 },
  { length: { valueOf: 1 } },
  [1, 1],
  ['1', 1],
  JSON.parse('{"__proto__":{"isFullAdmin":true},"constructor":{"prototype":{"a":1}}}'),
  Array.from({ length: 400 }, (_, index) => index + 1),
]

/** What nobody should send: wrong types, bounds, characters that break stores and screens, texts that attack. */
export const BAD: readonly unknown[] = [
  null,
  true,
  false,
  ...NUMBERS,
  ...NUMBERS_AS_TEXT,
  ...CHARACTERS,
  ...INJECTIONS,
  ...DAYS,
  ...TIMES,
  ...STRUCTURES,
]

/** Puts bad values in some places of a call: mostly one, so that all the others are right and it is met deep inside. */
export function spoil(random: Random, call: Call): Call {
  const spoiled: Call = structuredClone({ ...call, endpoint: null }) as unknown as Call
  spoiled.endpoint = call.endpoint
  const count = random.pick([1, 1, 1, 2, 3, 6])
  for (let done = 0; done < count; done += 1) {
    const places = placesOf(spoiled)
    if (places.length === 0) break
    const { holder, key } = random.pick(places)
    holder[key] = structuredClone(random.pick(BAD))
  }
  if (spoiled.body !== undefined && random.chance(0.04)) spoiled.body = structuredClone(random.pick(BAD))
  if (random.chance(0.05)) spoiled.query[random.pick(['page', 'page_size', 'x', 'a[b]'])] = random.pick(BAD)
  return spoiled
}

interface Place {
  holder: Record<string, unknown>
  key: string
}

function placesOf({ params, query, body }: Call): Place[] {
  return [params, query, body].flatMap((part) => placesIn(part))
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}
