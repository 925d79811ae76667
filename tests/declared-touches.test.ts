import { expect, test } from 'vitest'
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

test('no area is called like an endpoint', () => {
  const ids = new Set(endpoints.map(({ id }) => id))
  expect(endpoints.filter(({ area }) => ids.has(area))).toEqual([])
})
