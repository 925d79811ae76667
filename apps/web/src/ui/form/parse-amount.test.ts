import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWon, wonInWords } from './parse-amount.ts'

test.each([
  ['1234000', 1_234_000],
  [' 1,234,000원 ', 1_234_000],
  ['₩1,234,000', 1_234_000],
  ['120만', 1_200_000],
  ['1억 2,500만', 125_000_000],
  ['1.5억', 150_000_000],
  ['3천만', 30_000_000],
  ['35만 500', 350_500],
  ['1천5백만', 15_000_000],
  ['2조 3,000억', 2_300_000_000_000],
  ['3천', 3000],
  ['250k', 250_000],
  ['-5,000', -5000],
  ['0', 0],
])('%s is %d won', (typed, won) => {
  expect(parseWon(typed)).toBe(won)
})

test.each([
  '',
  '원',
  '만',
  '1.5',
  '2만 3억',
  '1억 2억',
  '1억 5천',
  '5백1천',
  '1e9',
  '12-3',
  '99999999999999999',
])('%s is no amount of won', (typed) => {
  expect(parseWon(typed)).toBeNull()
})

test('every amount reads back from its words and from its figures', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (won) => {
      expect(parseWon(won.toLocaleString('en-US'))).toBe(won)
      for (const language of ['ko', 'ja']) {
        const words = wonInWords(won, language)
        expect(words === null ? won : parseWon(words)).toBe(won)
      }
    }),
  )
})

test('amounts below ten thousand need no words', () => {
  expect(wonInWords(9999, 'ko')).toBeNull()
  expect(wonInWords(1_234_000, 'ko')).toBe('123만 4,000')
  expect(wonInWords(1_234_000, 'en')).toBeNull()
})
