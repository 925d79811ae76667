import { expect, test } from 'vitest'
import { errorBody, failureOf, sentence } from './answer-error.ts'
import { Failure } from './fail.ts'

test.each([
  [{ code: 'ECONNREFUSED' }, 'UNAVAILABLE'],
  [{ code: '57P01', message: 'terminating connection' }, 'UNAVAILABLE'],
  [{ code: '53300' }, 'UNAVAILABLE'],
  [new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  [{ code: '53100' }, 'DISK_FULL'],
  [{ code: 'ENOSPC' }, 'DISK_FULL'],
  [{ code: '40P01' }, 'CONFLICT'],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'BODY_TOO_LARGE'],
  [{ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }, 'BAD_REQUEST'],
  [{ code: '23505' }, 'INTERNAL'],
  [new Error('anything'), 'INTERNAL'],
  ['a string', 'INTERNAL'],
  [null, 'INTERNAL'],
])('%o is told as %s', (error, code) => {
  expect(failureOf(error).code).toBe(code)
})

test('what leaves is a sentence in the language and the number of the request, not the cause', () => {
  const body = errorBody(failureOf(new Error('password=secret')), 'en', 'r-1')
  expect(body).toMatchObject({ error_code: 'INTERNAL', request_id: 'r-1', results: { code: 'INTERNAL' } })
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('values stand in the sentence', () => {
  expect(sentence('TOO_MANY_REQUESTS', 'ko', { seconds: 7 })).toContain('7초')
  expect(errorBody(new Failure('BAD_REQUEST', {}, { name: '너무 깁니다' }), 'ko', 'r').fields).toEqual({
    name: '너무 깁니다',
  })
})
