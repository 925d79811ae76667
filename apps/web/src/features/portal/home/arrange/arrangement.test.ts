import { expect, test } from 'vitest'
import { flip, type Layout, moveAcross, sortSome } from './arrangement.ts'

const layout: Layout = {
  main: ['APPROVALS', 'DAY', 'BOOKINGS', 'MOOD'],
  side: ['LEAVE', 'TEAM', 'MENU', 'NOTIFICATIONS', 'CELEBRATIONS'],
  hidden: [],
  is_own: false,
}

test('those that are not listed keep their places while the others are sorted', () => {
  // Rooms are switched off.
  expect(sortSome(layout, 'main', ['MOOD', 'APPROVALS', 'DAY']).main).toEqual([
    'MOOD',
    'APPROVALS',
    'BOOKINGS',
    'DAY',
  ])
})

test('a widget crosses to the end of the other column, and back', () => {
  const there = moveAcross(layout, 'DAY')
  expect(there).toMatchObject({ main: ['APPROVALS', 'BOOKINGS', 'MOOD'], is_own: true })
  expect(there.side.at(-1)).toBe('DAY')
  expect(moveAcross(there, 'DAY').main).toEqual(['APPROVALS', 'BOOKINGS', 'MOOD', 'DAY'])
})

test('what is hidden keeps its place', () => {
  const hidden = flip(layout, 'TEAM')
  expect(hidden.hidden).toEqual(['TEAM'])
  expect(hidden.side).toEqual(layout.side)
  expect(flip(hidden, 'TEAM').hidden).toEqual([])
})
