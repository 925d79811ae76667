import { expect, test } from 'vitest'
import type { Team } from './team-rows.ts'
import { placeByKey, placeOf, zoneOf } from './tree-drop.ts'

const team = (team_id: number, team_parent_id: number | null) => ({ team_id, team_parent_id }) as Team
// 1 ─ 2, 3 ─ 4 ; 5
const teams = [team(1, null), team(2, 1), team(3, 1), team(4, 3), team(5, null), team(0, null)]
const get = (id: number) => teams.find((one) => one.team_id === id)!

test('the outer quarters of a row are the gaps', () => {
  const row = { top: 100, height: 40 }
  expect([100, 109, 110, 130, 131, 139].map((y) => zoneOf(y, row))).toEqual([
    'before',
    'before',
    'into',
    'into',
    'after',
    'after',
  ])
})

test('into a team, or between two', () => {
  expect(placeOf(teams, get(5), get(1), 'into')).toEqual({ parentId: 1, order: undefined })
  expect(placeOf(teams, get(5), get(2), 'before')).toEqual({ parentId: 1, order: 0 })
  expect(placeOf(teams, get(5), get(2), 'after')).toEqual({ parentId: 1, order: 1 })
  expect(placeOf(teams, get(3), get(1), 'before')).toEqual({ parentId: null, order: 0 })
  expect(placeOf(teams, get(5), get(1), 'before')).toEqual({ parentId: null, order: 0 })
})

test('never below itself, and nothing happens where it stands', () => {
  for (const zone of ['before', 'into', 'after'] as const)
    expect([placeOf(teams, get(1), get(4), zone), placeOf(teams, get(1), get(1), zone)]).toEqual([null, null])
  expect(placeOf(teams, get(2), get(1), 'into')).toBeNull()
  expect(placeOf(teams, get(2), get(3), 'before')).toBeNull()
  expect(placeOf(teams, get(3), get(2), 'after')).toBeNull()
})

test('arrow keys do what a drag does', () => {
  expect(placeByKey(teams, get(3), 'ArrowUp')).toEqual({ parentId: 1, order: 0 })
  expect(placeByKey(teams, get(2), 'ArrowUp')).toBeNull()
  expect(placeByKey(teams, get(2), 'ArrowDown')).toEqual({ parentId: 1, order: 1 })
  expect(placeByKey(teams, get(5), 'ArrowDown')).toBeNull()
  expect(placeByKey(teams, get(3), 'ArrowRight')).toEqual({ parentId: 2, order: undefined })
  expect(placeByKey(teams, get(1), 'ArrowRight')).toBeNull()
  expect(placeByKey(teams, get(4), 'ArrowLeft')).toEqual({ parentId: 1, order: 2 })
  expect(placeByKey(teams, get(1), 'ArrowLeft')).toBeNull()
  expect(placeByKey(teams, get(1), 'x')).toBeNull()
})
