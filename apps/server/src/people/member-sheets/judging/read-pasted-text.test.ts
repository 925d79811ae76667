import { expect, test } from 'vitest'
import { Failure } from '../../../http/fail.ts'
import { readPastedText } from './read-pasted-text.ts'

const people = (text: string) =>
  readPastedText(text, '').map(({ given }) => [given.email, given.username].filter(Boolean).join(' '))

test('addresses stand between commas, semicolons and lines, bare or with a name', () => {
  expect(people('a@b.kr, c@d.kr;e@f.kr\r\n\n g@h.kr ')).toEqual(['a@b.kr', 'c@d.kr', 'e@f.kr', 'g@h.kr'])
  expect(people('홍길동 <a@b.kr>，"김 지원"<C@D.kr>')).toEqual(['a@b.kr 홍길동', 'c@d.kr 김 지원'])
  expect(people('홍길동 a@b.kr\nc@d.kr 김지원\nmailto:e@f.kr')).toEqual([
    'a@b.kr 홍길동',
    'c@d.kr 김지원',
    'e@f.kr',
  ])
  expect(people('"Hong, Gildong" <a@b.kr>; (c@d.kr).')).toEqual(['a@b.kr Hong, Gildong', 'c@d.kr'])
})

test('an address twice is one person, who keeps the name that one of both has', () => {
  expect(people('a@b.kr, A@B.kr, 홍길동 <a@b.kr>')).toEqual(['a@b.kr 홍길동'])
})

test('nobody becomes the name of somebody else where only blanks stand between addresses', () => {
  expect(people('a@b.kr  c@d.kr\te@f.kr')).toEqual(['a@b.kr', 'c@d.kr', 'e@f.kr'])
  expect(people('홍길동 a@b.kr 김 지원 c@d.kr')).toEqual(['a@b.kr 홍길동', 'c@d.kr 김 지원'])
  expect(people('a@b.kr 홍길동 c@d.kr 김 지원')).toEqual(['a@b.kr 홍길동', 'c@d.kr 김 지원'])
  expect(people('홍길동 <a@b.kr> 김지원 <c@d.kr>')).toEqual(['a@b.kr 홍길동', 'c@d.kr 김지원'])
  expect(people('a@b.kr wrong@@x')).toEqual(['a@b.kr', 'wrong@@x'])
  expect(people('"a@b.kr" <a@b.kr>')).toEqual(['a@b.kr a@b.kr'])
  const many = Array.from({ length: 500 }, (_, index) => `person${index}@long-name.kr`)
  expect(people(many.join(' '))).toEqual(many)
})

test('what is no address is kept to be mended', () => {
  expect(people('a@b.kr, 홍길동, "c@d.kr')).toEqual(['a@b.kr', '홍길동', '"c@d.kr'])
})

test('nothing at all is refused, and so is too much', () => {
  expect(() => people(' ,; \n')).toThrow(Failure)
  const many = Array.from({ length: 20_001 }, (_, index) => `p${index}@b.kr`).join(',')
  expect(() => people(many)).toThrow(expect.objectContaining({ code: 'SHEET_TOO_MANY_ROWS' }))
})

const N = 200_000
// Texts on which patterns with two open ends, or with one at the end, need the square or the cube of their length.
test.each([
  ['<', `<${' '.repeat(N)}a`],
  ['< with letters', `<${'a '.repeat(N / 2)}`],
  ['closing brackets', `${')'.repeat(N)}x`],
  ['brackets in a frame', `a <${'>)'.repeat(N / 2)}x>`],
  ['opening brackets', `${'<'.repeat(N)}>`],
  ['quotation marks', `a@b.kr ${'"\''.repeat(N / 2)}x`],
  ['pairs of marks', '"a"'.repeat(N / 2)],
  ['spaces', `a${' '.repeat(N)}b@c.kr`],
])(
  'a long line of %s is read at once, and stays as a row of bearable length',
  { timeout: 5_000 },
  (_, text) => {
    const rows = readPastedText(text, '')
    expect(rows).toHaveLength(1)
    expect(rows[0]!.given.email.length + rows[0]!.given.username.length).toBeLessThanOrEqual(800)
  },
)

test('separators alone, and addresses without end, are counted without delay', { timeout: 5_000 }, () => {
  expect(() => people(',;'.repeat(N))).toThrow(expect.objectContaining({ code: 'SHEET_EMPTY' }))
  expect(people(`${','.repeat(N)}a@b.kr`)).toEqual(['a@b.kr'])
})

test('brackets, marks and points around an address or a name fall away', () => {
  expect(people(`("홍길동": <mailto:a@b.kr).>, <<c@d.kr), <e@f.kr>. '이하늘'`)).toEqual([
    'a@b.kr 홍길동',
    'c@d.kr',
    'e@f.kr 이하늘',
  ])
})
