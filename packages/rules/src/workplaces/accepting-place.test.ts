import { expect, test } from 'vitest'
import fc from 'fast-check'
import { acceptingPlace, isWithin, type Network, type Place } from './accepting-place.ts'
import { distanceMetres } from './position.ts'

const office: Place = { id: 1, latitude: 37.5663, longitude: 126.9779, radiusMetres: 100 }
const campus: Place = { id: 2, latitude: 37.5663, longitude: 126.98, radiusMetres: 1000 }
const networks: Network[] = [
  { id: 11, kind: 'SSID', address: 'gyeol' },
  { id: 12, kind: 'IP', address: '203.0.113.0/24' },
  { id: 13, kind: 'BSSID', address: 'aa:bb:cc:dd:ee:f0' },
]
const registered = { places: [office, campus], networks }
const there = { latitude: office.latitude, longitude: office.longitude }
// Some 0.0009 degrees of latitude are 100 m.
const north = (metres: number) => ({ ...there, latitude: there.latitude + metres / 111_195.08 })

test.each([
  ['nothing known', {}, null],
  [
    'an access point, however spelt',
    { bssid: 'AA-BB-CC-DD-EE-F0' },
    { by: 'WIFI', networkId: 13, kind: 'BSSID' },
  ],
  ['another access point', { bssid: 'aa:bb:cc:dd:ee:f2' }, null],
  ['the line of the office', { ip: '203.0.113.77' }, { by: 'WIFI', networkId: 12, kind: 'IP' }],
  ['the same as a server names it', { ip: '::ffff:203.0.113.77' }, { by: 'WIFI', networkId: 12, kind: 'IP' }],
  ['a line beside it', { ip: '203.0.114.1' }, null],
  ['nonsense', { ip: 'x', bssid: 'y', ssid: '' }, null],
  ['the name of the network', { ssid: 'gyeol' }, { by: 'WIFI', networkId: 11, kind: 'SSID' }],
  ['another spelling of the name', { ssid: 'Gyeol' }, null],
  [
    'all at once: the access point says most',
    { ssid: 'gyeol', ip: '203.0.113.7', bssid: 'aabbccddeef0' },
    { by: 'WIFI', networkId: 13, kind: 'BSSID' },
  ],
  [
    'in the middle of both places: the nearer middle',
    { position: there },
    { by: 'LOCATION', placeId: 1, distanceMetres: 0 },
  ],
  ['a metre inside', { position: north(99) }, { by: 'LOCATION', placeId: 1, distanceMetres: 99 }],
  [
    'outside the office, still on the campus',
    { position: north(160) },
    { by: 'LOCATION', placeId: 2, distanceMetres: 245 },
  ],
  ['far away', { position: north(5000) }, null],
] as const)('%s', (_name, at, wanted) => {
  expect(acceptingPlace(registered, at)).toEqual(wanted)
})

test.each([
  [100, 100, 0, true],
  [100, 100.1, 0, false],
  [100, 130, 30, true],
  [100, 130, 29, false],
  // A doubt of a kilometre counts as 50 m.
  [100, 150, 1000, true],
  [100, 151, 1000, false],
  [100, 101, -50, false],
])('radius %d, distance %d, accuracy %d: %s', (radius, metres, accuracy, wanted) => {
  expect(isWithin(radius, metres, accuracy)).toBe(wanted)
})

test('a place is accepted exactly when its middle is within its radius', () => {
  const near = fc.record({
    latitude: fc.double({ min: 37.5, max: 37.6, noNaN: true }),
    longitude: fc.double({ min: 126.9, max: 127, noNaN: true }),
  })
  fc.assert(
    fc.property(near, fc.integer({ min: 10, max: 5000 }), (position, radiusMetres) => {
      const place = { ...office, radiusMetres }
      const accepted = acceptingPlace({ places: [place], networks: [] }, { position })
      expect(accepted !== null).toBe(distanceMetres(place, position) <= radiusMetres)
    }),
  )
})
