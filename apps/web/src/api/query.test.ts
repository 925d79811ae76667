import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import { makeQueryClient, mayRetry, retryDelay } from './query.ts'

test('the wait doubles from one second and stops at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

test('three more tries, and none after a refusal', () => {
  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, new NetworkError()))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(mayRetry(0, new ApiError(500, null))).toBe(true)
  expect(mayRetry(0, new ApiError(404, null))).toBe(false)
  expect(mayRetry(0, new ApiError(498, null))).toBe(false)
})

test('answers stay five minutes', () => {
  const { queries } = makeQueryClient().getDefaultOptions()
  expect([queries?.staleTime, queries?.gcTime]).toEqual([300_000, 300_000])
})
