import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChanged, redline } from './redline.ts'

const short = (before: string, after: string) =>
  redline(before, after)
    .map(({ kind, text }) => (kind === 'SAME' ? text : kind === 'ADDED' ? `[+${text}]` : `[-${text}]`))
    .join('')

test.each([
  ['', '', ''],
  ['의자 열 개', '의자 열 개', '의자 열 개'],
  ['', '의자', '[+의자]'],
  ['의자', '', '[-의자]'],
  ['의자 10개를 구매합니다.', '의자 12개를 구매합니다.', '의자 [-10개를][+12개를] 구매합니다.'],
  ['1,200,000', '1,350,000', '1,[-200][+350],000'],
  ['가\n나\n다', '가\n다', '가\n[-나\n]다'],
  ['가\n나', '가\n라\n나', '가\n[+라\n]나'],
  ['견적 첨부', '견적서를 두 곳에서 받아 첨부', '[-견적][+견적서를 두 곳에서 받아] 첨부'],
])('%j becomes %j', (before, after, told) => {
  expect(short(before, after)).toBe(told)
})

const word = fc.constantFrom('가', '나', '다', ' ', '\n', ',', '1')
const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(''))

test('it is the text before and the text after, whatever they are', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = redline(before, after)
      const without = (kind: string) =>
        pieces
          .filter((one) => one.kind !== kind)
          .map((one) => one.text)
          .join('')
      expect(without('ADDED')).toBe(before)
      expect(without('REMOVED')).toBe(after)
      expect(isChanged(pieces)).toBe(before !== after)
      expect(pieces.every((one) => one.text !== '')).toBe(true)
    }),
  )
})

test('long texts without a line in common are told as written anew', () => {
  const words = (of: string) => Array.from({ length: 2000 }, (_, at) => `${of}${at}`).join(' ')
  expect(redline(words('가'), words('나')).map(({ kind }) => kind)).toEqual(['REMOVED', 'ADDED'])
})
