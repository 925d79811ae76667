import { expect, test } from 'vitest'
import { type CheckDemands, judgeCheck, type PressedAt } from './judge-check.ts'

const office = { id: 1, name: '본사', latitude: 37.5, longitude: 127, radiusMetres: 100 }
const networks = [
  { id: 1, name: '본사 회선', kind: 'IP' as const, address: '203.0.113.7' },
  { id: 2, name: '본사 3층', kind: 'BSSID' as const, address: '9c:1c:12:ab:cd:e0' },
]
const there = { latitude: 37.5002, longitude: 127 }
const away = { latitude: 37.51, longitude: 127 }

const demands = (some: Partial<CheckDemands>): CheckDemands => ({
  position: false,
  networks: null,
  places: null,
  ...some,
})
const judge = (some: Partial<CheckDemands>, at: Partial<PressedAt>) =>
  judgeCheck(demands(some), { isElsewhere: false, ...at })

test('nothing is asked for where a company asks for nothing, or has registered nothing', () => {
  expect(judge({}, {})).toEqual({ ok: true, by: null })
  expect(judge({ networks: [], places: [] }, {})).toEqual({ ok: true, by: null })
})

test('what the server saw itself is verified, what a device says is not', () => {
  expect(judge({ networks }, { ip: '203.0.113.7' })).toMatchObject({
    by: { by: 'NETWORK', name: '본사 회선', isVerified: true },
  })
  expect(judge({ networks }, { ip: '198.51.100.1', bssid: '9C-1C-12-AB-CD-E0' })).toMatchObject({
    by: { by: 'NETWORK', name: '본사 3층', isVerified: false },
  })
  expect(judge({ places: [office] }, { position: there })).toMatchObject({
    by: { by: 'PLACE', name: '본사', isVerified: false, distanceMetres: 22 },
  })
  expect(judge({ networks }, { gateCode: 'A1' })).toMatchObject({ by: { by: 'GATE', isVerified: true } })
})

test('either of network and place is enough where both are asked for', () => {
  const both = { networks, places: [office] }
  expect(judge(both, { position: there, ip: '198.51.100.1' }).ok).toBe(true)
  expect(judge(both, { ip: '203.0.113.7' }).ok).toBe(true)
})

test('a refusal says what is missing', () => {
  const [wifi, place] = [{ networks }, { places: [office] }]
  expect(judge(wifi, {})).toEqual({ ok: false, missing: 'NETWORK' })
  expect(judge(place, {})).toEqual({ ok: false, missing: 'POSITION' })
  const far = { nearest: '본사', metres: 1112 }
  expect(judge(place, { position: away })).toEqual({ ok: false, missing: 'PLACE', ...far })
  expect(judge({ ...wifi, ...place }, {})).toEqual({ ok: false, missing: 'NETWORK_OR_POSITION' })
  expect(judge({ ...wifi, ...place }, { position: away })).toEqual({
    ok: false,
    missing: 'NETWORK_OR_PLACE',
    ...far,
  })
})

test('work outside needs no place, but says where it is where the company asks for that', () => {
  const outside = { isElsewhere: true }
  expect(judge({ networks, places: [office] }, outside)).toMatchObject({ by: { by: 'ELSEWHERE' } })
  expect(judge({ networks, position: true }, outside)).toEqual({ ok: false, missing: 'POSITION' })
  expect(judge({ networks, position: true }, { ...outside, position: away }).ok).toBe(true)
})
