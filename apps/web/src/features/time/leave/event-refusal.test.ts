import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { eventRefusal } from './event-refusal.ts'

const SENTENCES = { conflict: '겹칩니다.', failed: '저장하지 못했습니다.' }
const told = (status: number, body: unknown) =>
  eventRefusal(new ApiError(status, body), SENTENCES) as ApiError

test.each([
  [409, null, '겹칩니다.'],
  [409, { error_code: 'CONFLICT', message: '다른 회사입니다.' }, '겹칩니다.'],
  [400, { error_code: 'DOCUMENT_SEEN', message: '열람했습니다.' }, '열람했습니다.'],
  [500, null, '저장하지 못했습니다.'],
  [500, { error_code: 'UNEXPECTED', message: '오류', request_id: 'r1' }, '저장하지 못했습니다.'],
  [418, '<html>', '저장하지 못했습니다.'],
  [406, { error_code: 'ALREADY_CONFIRMED', message: '마감된 근무입니다.' }, '마감된 근무입니다.'],
  [403, { error_code: 'NO_PERMISSION', message: '권한이 없습니다.' }, '권한이 없습니다.'],
  [406, { results: { code: 'EVENT_CONFLICT', message: '이미 신청했습니다.' } }, '이미 신청했습니다.'],
])('%i %j is told as %s', (status, body, sentence) => {
  expect(told(status, body).message).toBe(sentence)
})

test('the number to quote and the status stay, and what is no refusal stays what it is', () => {
  expect(told(500, { request_id: 'r1' })).toMatchObject({ status: 500, requestId: 'r1' })
  const lost = new Error('lost')
  expect(eventRefusal(lost, SENTENCES)).toBe(lost)
})
