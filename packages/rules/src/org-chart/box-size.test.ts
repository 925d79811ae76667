import { expect, test } from 'vitest'
import { BOX, boxSize, peopleColumns, personSpot } from './box-size.ts'

test('a closed team is a head; an opened one grows by rows, then by columns', () => {
  expect(boxSize(0)).toEqual({ width: 208, height: 76 })
  expect(boxSize(1)).toEqual({ width: 208, height: 76 + 36 + 10 })
  expect([8, 9, 24, 25, 60, 61].map(peopleColumns)).toEqual([1, 2, 2, 3, 3, 4])
})

test('everybody stands inside the box and upon nobody', () => {
  for (const people of [1, 8, 9, 24, 25, 61, 300]) {
    const size = boxSize(people)
    const spots = Array.from({ length: people }, (_, at) => personSpot(at, people))
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(people)
    for (const spot of spots) {
      expect(spot.x + spot.width).toBeLessThanOrEqual(size.width)
      expect(spot.y + spot.height).toBeLessThanOrEqual(size.height)
      expect(spot.y).toBeGreaterThanOrEqual(BOX.head)
    }
  }
})
