import fc from 'fast-check'
import { expect, test } from 'vitest'
import { email, id, instant, line, phone, queryInt, teamFilter, text } from './fields.ts'

const isUnseen = (character: string) =>
  /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u.test(character)

// Ordinary letters mixed with what must not stay: controls, marks of direction, breaks of lines and pages.
const mixed = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom('김', 'a', ' ', '\n', '\t', '\r', '\u0000', '\u001B', '\u007F', '\u0085', '\u009F'),
    fc.constantFrom('\u061C', '\u200E', '\u200F', '\u2028', '\u2029', '\u202A', '\u202E', '\u2066', '\u2069'),
  ),
  maxLength: 60,
})

test('a line holds no control character and no mark of direction, whatever came', () => {
  fc.assert(
    fc.property(mixed, (given) => {
      const read = line(0, 1000).parse(given)
      expect([...read].filter(isUnseen)).toEqual([])
      expect(line(0, 1000).parse(read)).toBe(read)
    }),
  )
})

test('a text keeps its lines and tabs, and nothing else of the kind', () => {
  fc.assert(
    fc.property(mixed, (given) => {
      const read = text(0, 1000).parse(given)
      expect([...read].filter((one) => isUnseen(one) && one !== '\n' && one !== '\t')).toEqual([])
    }),
  )
})

test.each([
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
])('the mark %j does not turn a name round, and is no name by itself', (mark) => {
  expect(line(1, 100).parse(`${mark}evil${mark}`)).toBe('evil')
  expect(line(1, 100).safeParse(mark).success).toBe(false)
  expect(text(1, 100).parse(`a${mark}\nb`)).toBe('a\nb')
  expect(email.parse(`a${mark}@gyeol.test`)).toBe('a@gyeol.test')
})

test('letters of any script and joined pictures stay as they are', () => {
  for (const name of ['김현지', 'José', '鈴木', 'עִבְרִית', '👩‍💻'])
    expect(line(1, 100).parse(name)).toBe(name.normalize('NFC'))
})

test.each([
  '\u200B',
  '\u2060\u200B',
  '\u3164',
  '\u00AD',
  '\u2800',
  '\u{E0041}',
  '\u200D',
  '\u0301',
  '\u115F\u1160',
])('what nobody can see, %j, is no name', (unseen) => {
  expect(line(1, 100).safeParse(unseen).success).toBe(false)
  expect(text(1, 100).safeParse(unseen).success).toBe(false)
  expect(line(0, 100).safeParse(unseen).success).toBe(true)
})

test('two names that look the same are the same', () => {
  for (const name of ['\u1112\u200E\u1161\u200E\u11AB강', '한\u200B강', '한\u2060강', '\u1112\u1161\u11AB강'])
    expect(line(1, 100).parse(name)).toBe('한강')
})

test('a moment is one of a year that the product knows', () => {
  const isTaken = (moment: string) => instant.safeParse(moment).success
  expect(['1900-01-01T00:00:00Z', '2200-12-31T23:59:59Z'].every(isTaken)).toBe(true)
  expect(['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '9999-12-31T00:00:00Z'].some(isTaken)).toBe(false)
})

test.each([
  ['010-1234-5678', '010-1234-5678'],
  ['01012345678', '01012345678'],
  [' 02)123-4567 ', '02)123-4567'],
  ['1588-1234', '1588-1234'],
  ['+82 10 1234 5678', '+82 10 1234 5678'],
  ['+1 (415) 555-0100', '+1 (415) 555-0100'],
  ['０３－１２３４－５６７８', '03-1234-5678'],
  ['02-123-4567~8', '02-123-4567~8'],
  ['02–123‐4567', '02-123-4567'],
  ['03−1234ー5678', '03-1234-5678'],
  ['02-123-4567 (내선 12)', '02-123-4567 (내선 12)'],
  ['03-1234-5678（内線12）', '03-1234-5678(内線12)'],
  ['#101', '#101'],
  ['', ''],
])('%s can be called', (given, kept) => {
  expect(phone.parse(given)).toBe(kept)
})

test.each([
  '12345',
  '112',
  '전화 없음',
  '010-abcd-5678',
  '-',
  '+',
  '1234567890123456',
  '010-1234-5678 김',
  '++8210123456',
  '내선',
  '02-123-4567 내선',
  '02-123 #4567',
])('%s is nothing that a telephone could call', (given) => {
  expect(phone.safeParse(given).success).toBe(false)
})

test.each(['', '-', '1e3', '0x10', '1.0', ' 1', '+1', true, [5], null])('%j is no whole number', (given) => {
  const fields = [id, queryInt(1), queryInt(), teamFilter]
  expect(fields.filter((field) => field.safeParse(given).success)).toEqual([])
})

test('a whole number is read from its digits', () => {
  expect(['7', 7].map((given) => id.parse(given))).toEqual([7, 7])
  expect(['-9', '0', 12].map((given) => queryInt().parse(given))).toEqual([-9, 0, 12])
})
