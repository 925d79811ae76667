import { expect, test } from 'vitest'
import { movedTo, numbered } from './rank-order.ts'

test('an entry moves up and down and stops at the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(['a'], 4, 0)).toEqual(['a'])
})

test('places are counted anew', () => {
  const ranks = [
    { id: 7, name: '부장', _order: 30 },
    { id: 2, name: '과장', _order: 5 },
  ]
  expect(numbered(ranks).map((rank) => rank._order)).toEqual([0, 1])
})
