import { expect, test } from 'vitest'
import { emptyForm, formOf, newTeam, teamChange } from './team-form.ts'
import type { Team } from './team-rows.ts'

const before = { ...emptyForm(1), team_name: '영업팀', leader: [{ id: 7, name: '김현지' }] }

test('only what changed is sent; nobody leading is null', () => {
  expect(teamChange(before, before)).toEqual({})
  expect(
    teamChange(before, { ...before, team_name: '국내영업팀', leader: [], team_color: '#112233' }),
  ).toEqual({
    team_name: '국내영업팀',
    team_leader: null,
    team_color: '#112233',
  })
})

test('a member or a name looks after a team, the member first', () => {
  const named = { ...before, team_charger_custom: ' 외부 자문 ' }
  expect(teamChange(before, named)).toEqual({ team_charger: null, team_charger_custom: '외부 자문' })
  const both = { ...named, charger: [{ id: 3, name: '박' }] }
  expect(teamChange(before, both)).toEqual({ team_charger: 3, team_charger_custom: '' })
  expect(teamChange(both, { ...both, charger: [], team_charger_custom: '' })).toEqual({
    team_charger: null,
    team_charger_custom: '',
  })
})

test('a team becomes a form and a new team a body', () => {
  const team = {
    team_name: '영업팀',
    team_parent_id: 1,
    team_leader: 7,
    team_leader_name: '김현지',
    team_charger: null,
    team_charger_name: '자문',
    team_charger_custom: '자문',
    team_color: '',
  } as Team
  expect(formOf(team)).toEqual({ ...before, team_charger_custom: '자문' })
  expect(newTeam({ ...before, team_name: ' 새 팀 ' })).toEqual({
    team_name: '새 팀',
    team_parent_id: 1,
    team_leader: 7,
    team_color: '',
    team_charger: null,
    team_charger_custom: '',
  })
})
