import { expect, test } from 'vitest'
import fc from 'fast-check'
import { bearingDegrees, distanceMetres, parsePosition, type Position, roundPosition } from './position.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })

test.each([
  // One degree along a meridian or the equator: 2πr / 360.
  ['a degree north', at(0, 0), at(1, 0), 111_195.08],
  ['a degree along the equator', at(0, 0), at(0, 1), 111_195.08],
  ['over the date line', at(0, 179.5), at(0, -179.5), 111_195.08],
  ['from pole to pole', at(90, 0), at(-90, 0), 20_015_114.35],
  ['to the other side of the earth', at(37.5, 127), at(-37.5, -53), 20_015_114.35],
  // Checked by Pythagoras: 7,605.7 m north, 4,382.6 m east.
  ['Seoul City Hall to Gangnam Station', at(37.5663, 126.9779), at(37.4979, 127.0276), 8778.0],
  // A micron of longitude from the other side: half around less what a degree of 1e-7 takes off.
  ['almost to the other side of the earth', at(0, 0), at(0, 179.999999), 20_015_114.24],
  ['a pole has no longitude', at(90, 10), at(90, -130), 0],
])('%s', (_name, from, to, metres) => {
  expect(distanceMetres(from, to)).toBeCloseTo(metres, 0)
})

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a distance is the same both ways, never negative, at most half around, and nothing from a point to itself', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6)
      expect(distanceMetres(a, b)).toBeGreaterThanOrEqual(0)
      expect(distanceMetres(a, b)).toBeLessThanOrEqual(20_015_115)
      expect(distanceMetres(a, a)).toBe(0)
    }),
  )
})

test('no way round is shorter than the straight one', () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      expect(distanceMetres(a, c)).toBeLessThanOrEqual(distanceMetres(a, b) + distanceMetres(b, c) + 1e-6)
    }),
  )
})

test('rounding moves a point by less than a hand', () => {
  fc.assert(
    fc.property(position, (point) => {
      expect(distanceMetres(point, roundPosition(point))).toBeLessThan(0.1)
    }),
  )
})

test.each([
  ['north', at(37, 127), at(38, 127), 0],
  ['east', at(0, 127), at(0, 128), 90],
  ['south', at(37, 127), at(36, 127), 180],
  ['west', at(0, 127), at(0, 126), 270],
])('the way %s', (_name, from, to, degrees) => {
  expect(bearingDegrees(from, to)).toBeCloseTo(degrees, 6)
})

test.each([
  ['37.4979, 127.0276', at(37.4979, 127.0276)],
  ['  (37.4979 127.0276) ', at(37.4979, 127.0276)],
  ['37.4979,127.0276', at(37.4979, 127.0276)],
  ['37.4979°, 127.0276°', at(37.4979, 127.0276)],
  ['-33.86; +151.2', at(-33.86, 151.2)],
  ['90, -180', at(90, -180)],
])('"%s" is a position', (text, wanted) => {
  expect(parsePosition(text)).toEqual(wanted)
})

test.each([
  '',
  '37.4979',
  '37.4979,',
  '91, 0',
  '0, 180.1',
  '37.4979, 127.0276, 5',
  '세종대로 110',
  '1e3, 4',
  'NaN, 1',
])('"%s" is none', (text) => {
  expect(parsePosition(text)).toBeNull()
})

test('whatever is written as a pair is read back', () => {
  fc.assert(
    fc.property(position, (point) => {
      const { latitude, longitude } = roundPosition(point)
      const read = parsePosition(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`)
      expect(read?.latitude).toBeCloseTo(latitude, 9)
      expect(read?.longitude).toBeCloseTo(longitude, 9)
    }),
  )
})
