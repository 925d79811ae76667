import { expect, test } from 'vitest'
import { coordinates, metres } from './metres.ts'

test.each([
  [0, '0 m'],
  [84.6, '85 m'],
  [999.4, '999 m'],
  [1000, '1 km'],
  [1234, '1.2 km'],
  [12_345, '12 km'],
  [12_345_678, '12,346 km'],
])('%d metres are %s', (length, words) => {
  expect(metres(length)).toBe(words)
})

test('coordinates are written as maps copy them', () => {
  expect(coordinates({ latitude: 37.4979, longitude: 127.0276 })).toBe('37.4979, 127.0276')
})
