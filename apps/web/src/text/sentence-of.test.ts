import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../api/errors.ts'
import { sentenceOf } from './sentence-of.ts'

vi.mock('i18next', () => ({ default: { t: (key: string) => key } }))

test('a refusal is told by its own sentence, and whatever has none by one of ours', () => {
  expect(sentenceOf(new ApiError(406, { error_code: 'X', message: '안 됩니다.' }))).toBe('안 됩니다.')
  expect(sentenceOf(new ApiError(502, '<html>Bad Gateway</html>'))).toBe('common.error.unexpected')
  expect(sentenceOf(new ApiError(500, null))).toBe('common.error.unexpected')
  expect(sentenceOf(new NetworkError())).toBe('common.error.network')
  expect(sentenceOf(new Error('x is undefined'))).toBe('common.error.unexpected')
})
