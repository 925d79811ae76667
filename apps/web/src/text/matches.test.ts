import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['김현지', 'ㄱㅎㅈ', true],
  ['김현지', '현지', true],
  ['김현지', '기', true],
  ['김현지', '김혀', true],
  ['김현지', 'ㅎㅈ', true],
  ['김현지', 'ㄱㅈ', false],
  ['김현지', '김형', false],
  ['남궁 민수', '궁민', true],
  ['까치', 'ㄱㅊ', false],
  ['Kim Hyeonji', 'hyeon', true],
  ['휴가', '', true],
  ['', 'ㄱ', false],
])('%s against %s', (text, typed, expected) => {
  expect(matches(text, typed)).toBe(expected)
})
