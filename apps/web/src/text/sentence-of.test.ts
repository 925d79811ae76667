import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../api/errors.ts'
import { common as en } from './common.en.ts'
import { common as ja } from './common.ja.ts'
import { common as ko } from './common.ko.ts'
import { saysKept, sentenceOf } from './sentence-of.ts'

vi.mock('i18next', () => ({ default: { t: (key: string) => key } }))

test('a refusal is told by its own sentence, and whatever has none by one of ours', () => {
  expect(sentenceOf(new ApiError(406, { error_code: 'X', message: '안 됩니다.' }))).toBe('안 됩니다.')
  expect(sentenceOf(new ApiError(502, '<html>Bad Gateway</html>'))).toBe('common.error.unexpected')
  expect(sentenceOf(new ApiError(500, null))).toBe('common.error.unexpected')
  expect(sentenceOf(new NetworkError())).toBe('common.error.network')
  expect(sentenceOf(new Error('x is undefined'))).toBe('common.error.unexpected')
})

test('that nothing typed is lost is said by our sentences, and once', () => {
  expect(saysKept(new ApiError(406, { error_code: 'X', message: '안 됩니다.' }))).toBe(false)
  for (const error of [new ApiError(502, null), new NetworkError(), new Error('x is undefined')])
    expect(saysKept(error)).toBe(true)
  for (const { error } of [ko, ja, en])
    expect(error.network + error.unexpected).toMatch(
      /(유지됩니다|残っています|is kept).*(유지됩니다|残っています|is kept)/,
    )
})
