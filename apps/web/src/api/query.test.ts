import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, NetworkError } from './errors.ts'
import { keyOf, makeQueryClient, mayRetry, refreshTouched, retryDelay } from './query.ts'

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

const reading = (area: string, id: string) =>
  ({
    area,
    id,
    method: 'GET',
    path: '/',
    summary: '',
    audience: 'member',
    success: [200],
    errors: [],
  }) as Endpoint

test('an answer is kept under its area, its endpoint and what was asked', () => {
  const rooms = reading('meeting', 'meeting.list_rooms')
  expect([keyOf(rooms), keyOf(rooms, { query: { a: 1 } } as never)]).toEqual([
    ['meeting', 'meeting.list_rooms'],
    ['meeting', 'meeting.list_rooms', { query: { a: 1 } }],
  ])
})

test('a write makes stale what it touches, areas and single reads, and nothing else', async () => {
  const client = makeQueryClient()
  const reads = [
    reading('meeting', 'meeting.list_rooms'),
    reading('org', 'org.list_teams'),
    reading('org', 'org.list_ranks'),
  ]
  for (const read of reads) client.setQueryData(keyOf(read, { query: {} } as never), 1)
  client.setQueryData([...keyOf(reads[0]!), 'pages'], 1)
  await refreshTouched(client, { touches: ['meeting', 'org.list_ranks'] })
  const stale = client.getQueryCache().findAll({ stale: true })
  expect(stale.map(({ queryKey }) => queryKey[1])).toEqual([
    'meeting.list_rooms',
    'org.list_ranks',
    'meeting.list_rooms',
  ])
})
