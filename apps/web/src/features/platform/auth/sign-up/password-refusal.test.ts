import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../../api/errors.ts'
import { isAboutPassword } from './password-refusal.ts'

const refused = (error_code: string, fields?: Record<string, string>, status = 400) =>
  new ApiError(status, { error_code, fields })

test.each([
  [refused('PASSWORD_NOT_ACCEPTED', { password: '너무 짧습니다.' }), true],
  [refused('BAD_REQUEST', { password: '200자까지 입력할 수 있습니다.' }), true],
  [refused('BAD_REQUEST'), true],
  [refused('TERMS_ERROR'), false],
  [refused('TOO_YOUNG'), false],
  [refused('BAD_REQUEST', { birth_date: '없는 날짜입니다.' }), false],
  [refused('BAD_REQUEST', { 'terms.0.item': '모르는 항목입니다.' }), false],
  [refused('TOO_MANY_REQUESTS', undefined, 429), false],
  [refused('INTERNAL', undefined, 500), false],
  [new NetworkError(), false],
])('%o: %s', (error, isAbout) => {
  expect(isAboutPassword(error)).toBe(isAbout)
})
