import { expect, test } from 'vitest'
import { COMMENT_LIMIT, commentLength, commentProblem } from './decision.ts'

test('characters are counted as a reader counts them', () => {
  expect(commentLength('반려합니다')).toBe(5)
  expect(commentLength('반려'.normalize('NFD'))).toBe(2)
  expect(commentLength('👍🏻')).toBe(2)
  expect(commentLength('𠮷野家')).toBe(3)
  expect(commentLength('  \n ')).toBe(0)
})

test('a denial needs a comment, an approval does not', () => {
  expect(commentProblem('   ', true)).toBe('needed')
  expect(commentProblem('', false)).toBeNull()
  expect(commentProblem('일정을 조정해 주십시오.', true)).toBeNull()
})

test('80 characters fit and 81 do not', () => {
  expect(commentProblem('가'.repeat(COMMENT_LIMIT), true)).toBeNull()
  expect(commentProblem('😀'.repeat(COMMENT_LIMIT), true)).toBeNull()
  expect(commentProblem('가'.repeat(COMMENT_LIMIT + 1), false)).toBe('tooLong')
})
