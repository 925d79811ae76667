import { expect, test } from 'vitest'
import { branchOf, deleteBlock, parentOptions, type Team, teamChange } from './team-rows.ts'

const team = (team_id: number, team_parent_id: number | null, update = true) =>
  ({ team_id, team_name: `팀${team_id}`, team_parent_id, abilities: { update, delete: false } }) as Team
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

test('only what changed is sent; nobody leading is null', () => {
  const before = { team_name: '영업팀', team_parent_id: 1, leader: [{ id: 7, name: '김현지' }] }
  expect(teamChange(before, before)).toEqual({})
  expect(teamChange(before, { ...before, team_parent_id: null, leader: [] })).toEqual({
    team_parent_id: null,
    team_leader: null,
  })
})

test('where a team stands it may stay, though the parent is not the own', () => {
  const mixed = [team(1, null, false), team(2, 1)]
  expect(parentOptions(mixed, 2, false).map((one) => one.disabled)).toEqual([false, true])
})

const empty = (team_id: number, parent: number | null, update = true) => ({
  ...team(team_id, parent, update),
  abilities: { update, delete: update },
})

test('a team with people or teams below stays', () => {
  const chart = [empty(1, null), empty(2, 1), team(3, 1)]
  expect(chart.map((one) => deleteBlock(one, chart, true))).toEqual(['notEmpty', null, 'notEmpty'])
})

test('the team that makes a limited admin stays', () => {
  const chart = [empty(1, null, false), empty(2, 1), empty(3, 1, false), empty(4, 2)]
  const blocks = (isFull: boolean) => chart.slice(2).map((one) => deleteBlock(one, chart, isFull))
  expect(blocks(false)).toEqual(['notCovered', null])
  const alone = [empty(1, null, false), empty(2, 1)]
  expect(deleteBlock(alone[1]!, alone, false)).toBe('notAbove')
  expect(deleteBlock(alone[1]!, alone, true)).toBeNull()
})
