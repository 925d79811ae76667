import { expect, test } from 'vitest'
import { radiusAt, roundBelow, sketchScale, sliderOf } from './sketch-scale.ts'

const SIZE = { width: 440, height: 200, margin: 10 }

test.each([10, 54, 55, 100, 777, 1500, 5000])('a radius of %d m is drawn to scale', (metres) => {
  const { perMetre, radius, bar, figure } = sketchScale(metres, SIZE)
  expect(perMetre * metres).toBeCloseTo(radius)
  expect(bar.length).toBeCloseTo(bar.metres * perMetre)
  expect(bar.length).toBeLessThanOrEqual(SIZE.width * 0.3)
  expect(bar.length).toBeGreaterThan(SIZE.width * 0.1)
  // What is drawn for comparison is wider than a dot and fits beside the middle.
  expect((figure?.length ?? 105) * perMetre).toBeGreaterThan(1.8)
  expect((figure?.length ?? 0) * perMetre).toBeLessThan(SIZE.height)
})

test.each([
  [1, 1],
  [1.99, 1],
  [2, 2],
  [49, 20],
  [50, 50],
  [99.9, 50],
  [100, 100],
  [4321, 2000],
])('%d is rounded down to %d', (value, wanted) => {
  expect(roundBelow(value)).toBe(wanted)
})

test('the slider runs from 10 to 5,000 m, never back, and finds its own values again', () => {
  expect([radiusAt(0), radiusAt(100)]).toEqual([10, 5000])
  const all = Array.from({ length: 101 }, (_, at) => radiusAt(at))
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(new Set(all).size).toBeGreaterThan(55)
  for (const radius of [10, 50, 100, 500, 5000]) expect(radiusAt(sliderOf(radius))).toBe(radius)
})
