import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choseongOf } from './choseong.ts'
import { foldText } from './jamo.ts'
import { matchesName } from './match-name.ts'
import { namePattern } from './name-pattern.ts'

test.each([
  ['김철수', 'ㄱㅊㅅ'],
  ['남궁 민', 'ㄴㄱㅁ'],
  ['Kim Min-Su 민수', 'kimmin-suㅁㅅ'],
  ['까치', 'ㄲㅊ'],
  ['ㄳ', 'ㄱㅅ'],
  ['김'.normalize('NFD'), 'ㄱ'],
  ['李민🙂', '李ㅁ🙂'],
  ['', ''],
])('initials of %j are %j', (text, initials) => {
  expect(choseongOf(text)).toBe(initials)
})

test.each([
  ['ㄱㅊㅅ', '김철수', true],
  ['ㅊㅅ', '김철수', true],
  ['ㄱㅅ', '김철수', false],
  ['ㄳ', '김수현', true],
  ['김ㅊ', '김철수', true],
  ['ㄱ철', '김철수', true],
  ['기', '김철수', true],
  ['긴', '김철수', false],
  ['김처', '김철수', true],
  ['처수', '김철수', false],
  ['고', '곽도원', true],
  ['과', '고도원', false],
  ['길', '기리보이', true],
  ['닭', '달고나', true],
  ['닭', '달나라', false],
  ['갈', '갉작', true],
  ['철 수', '김철수', true],
  ['김철수님', '김철수', false],
  ['KIM', 'Min Kim', true],
  ['n k', 'Min Kim', true],
  ['ㅏ', '김하나', false],
  ['', '김철수', true],
  ['  ', '김철수', true],
  ['%', '김철수', false],
])('%j finds %j: %s', (query, name, found) => {
  expect(matchesName(query, name)).toBe(found)
})

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
const hangul = fc.array(syllable, { minLength: 1, maxLength: 6 }).map((all) => all.join(''))
const mixed = fc
  .array(fc.oneof(syllable, fc.constantFrom(...'ㄱㄴㄷㄲㄳaB 김기기리철수고과')), { maxLength: 5 })
  .map((all) => all.join(''))

test('every name is found by its initials, by itself, and by each beginning of it', () => {
  fc.assert(
    fc.property(hangul, (name) => {
      expect(matchesName(choseongOf(name), name)).toBe(true)
      expect(matchesName(name.normalize('NFD'), name)).toBe(true)
      expect(matchesName(name.slice(0, 1), name)).toBe(true)
    }),
  )
})

test('whatever matches is also found by the stored initials', () => {
  fc.assert(
    fc.property(mixed, mixed, (query, name) => {
      const stored = choseongOf(name).includes(choseongOf(query))
      expect(stored || !matchesName(query, name)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the pattern for a database accepts the same names', () => {
  const grown = fc
    .array(fc.constantFrom(...'김기기리긱길깋닭달다갈갉작ㄱㄹㅎ고과곽kK.*[('), { maxLength: 4 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(fc.oneof(mixed, grown), fc.oneof(mixed, grown), (query, name) => {
      expect(new RegExp(namePattern(query), 'u').test(foldText(name))).toBe(matchesName(query, name))
    }),
    { numRuns: 5000 },
  )
  expect(new RegExp(namePattern('궁ㅁ'), 'u').test('남궁 민')).toBe(true)
})
