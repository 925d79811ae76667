import { expect, test } from 'vitest'
import { liveDocuments } from '#contract/approvals/documents/live.ts'
import { liveWork } from '#contract/time/attendance/live.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const endpoints = await declaredEndpoints()
const isWrite = ({ method, changesState }: (typeof endpoints)[number]) =>
  method !== 'GET' || changesState === true

test('every write says what it touches, be it nothing; no read does', () => {
  const without = endpoints.filter((endpoint) => isWrite(endpoint) !== (endpoint.touches !== undefined))
  expect(without.map(({ id }) => id)).toEqual([])
})

test('what is touched is there: areas with reads, or reads', () => {
  const kept = endpoints.filter((endpoint) => !isWrite(endpoint) || endpoint.id === 'approvals.get_document')
  const names = new Set(kept.flatMap(({ id, area }) => [id, area]))
  const unknown = endpoints.flatMap(({ id, touches = [] }) =>
    touches.filter((name) => !names.has(name)).map((name) => `${id}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('what is told live is the name of a read', () => {
  const reads = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ id }) => id))
  const told = [liveWork, liveDocuments].flatMap(({ own, others }) => [...own, ...others])
  expect(told.filter((name) => !reads.has(name))).toEqual([])
})

test('no area is called like an endpoint', () => {
  const ids = new Set(endpoints.map(({ id }) => id))
  expect(endpoints.filter(({ area }) => ids.has(area))).toEqual([])
})
