import { expect, test } from 'vitest'
import {
  deleteBlock,
  newTeamOf,
  parentOptions,
  realTeams,
  type Team,
  teamChangeOf,
  teamForm,
} from './team-form.ts'

const team = (team_id: number, parent: number | null, rest: Partial<Team> = {}) =>
  ({
    team_id,
    team_name: `팀${team_id}`,
    team_parent_id: parent,
    team_leader: null,
    team_leader_name: null,
    abilities: { update: true, delete: true },
    ...rest,
  }) as Team

const others = { abilities: { update: false, delete: false } }
const chart = [team(1, null), team(2, 1), team(3, 2), team(4, null)]

test('the place of those in no team is no team', () => {
  expect(realTeams([...chart, team(0, null)])).toHaveLength(4)
})

test('a new team is sent whole, a change only as far as it goes', () => {
  expect(newTeamOf({ ...teamForm(null, 2), name: ' 영업팀 ', leader: [{ id: 9, name: '김현지' }] })).toEqual({
    team_name: '영업팀',
    team_parent_id: 2,
    team_leader: 9,
  })
  const before = teamForm(team(3, 2, { team_leader: 9, team_leader_name: '김현지' }))
  expect(teamChangeOf(before, { ...before })).toEqual({})
  expect(teamChangeOf(before, { ...before, parent: null, leader: [] })).toEqual({
    team_parent_id: null,
    team_leader: null,
  })
})

test('nothing moves below itself', () => {
  const closed = parentOptions(chart, chart[1]!).filter((one) => one.disabled)
  expect(closed.map((one) => one.id)).toEqual([2, 3])
})

test('a limited admin puts teams below their own only, and the place a team has stays', () => {
  const seen = [team(1, null, others), team(2, 1), team(3, 2), team(4, null, others)]
  const closed = (moved: Team | null) =>
    parentOptions(seen, moved).flatMap((one) => (one.disabled ? [one.id] : []))
  expect(closed(null)).toEqual([1, 4])
  expect(closed(seen[1]!)).toEqual([2, 3, 4])
  expect(deleteBlock(seen[2]!, seen, false)).toBeNull()
  expect(deleteBlock(seen[3]!, seen, false)).toBe('notCovered')
})

test('the team that makes a limited admin stays', () => {
  const seen = [team(1, null, others), team(2, 1)]
  expect(deleteBlock(seen[1]!, seen, false)).toBe('notCovered')
  expect(deleteBlock(seen[1]!, seen, true)).toBeNull()
})

test('a team with people or teams below stays', () => {
  expect(deleteBlock(chart[1]!, chart, true)).toBe('notEmpty')
  expect(deleteBlock(team(5, null, { abilities: { update: true, delete: false } }), chart, true)).toBe(
    'notEmpty',
  )
})
