import { expect, test } from 'vitest'
import { branchOf, foldedAtFirst, parentOptions, shownRows, targetOptions, type Team } from './team-rows.ts'

const team = (
  team_id: number,
  team_parent_id: number | null,
  update = true,
  closed_on: string | null = null,
) =>
  ({
    team_id,
    team_name: `팀${team_id}`,
    team_parent_id,
    closed_on,
    depth: 1,
    abilities: { update, move: update, delete: false, close: update, reopen: false },
  }) as Team
const teams = [team(1, null), team(2, 1), team(3, 2), team(4, null, false)]

test('a team cannot go below itself', () => {
  expect(branchOf(teams, 1)).toEqual(new Set([1, 2, 3]))
  const closed = (moved: number | null, isFull: boolean) =>
    parentOptions(teams, moved, isFull)
      .filter((one) => one.disabled)
      .map((one) => one.id)
  expect(closed(2, true)).toEqual([2, 3])
  expect(closed(null, true)).toEqual([])
  expect(closed(null, false)).toEqual([4])
})

test('where a team stands it may stay, though the parent is not the own', () => {
  const mixed = [team(1, null, false), team(2, 1)]
  expect(parentOptions(mixed, 2, false).map((one) => one.disabled)).toEqual([false, true])
})

test('closed teams and the place of those in no team take nobody in', () => {
  const mixed = [team(1, null), team(2, 1, false), team(3, null, true, '2026-11-23'), team(0, null)]
  expect(parentOptions(mixed, null, true).map((one) => one.id)).toEqual([1, 2])
  expect(targetOptions(mixed, 1)).toEqual([{ id: 2, name: '팀2', parentId: null, disabled: true }])
})

test('closed branches are folded away; a search opens what leads to its finds', () => {
  const ids = (folded: number[], fits: ((one: Team) => boolean) | null = null) =>
    shownRows(teams, new Set(folded), fits).map((one) => one.team_id)
  expect(ids([])).toEqual([1, 2, 3, 4])
  expect(ids([1])).toEqual([1, 4])
  expect(ids([2])).toEqual([1, 2, 4])
  expect(ids([1], (one) => one.team_id === 3)).toEqual([1, 2, 3])
  expect(ids([], () => false)).toEqual([])
})

test('only a large company begins folded', () => {
  expect(foldedAtFirst(teams).size).toBe(0)
  const many = Array.from({ length: 200 }, (_, at) => ({ ...team(at + 1, null), depth: (at % 3) + 1 }))
  expect(foldedAtFirst(many).size).toBe(133)
})
