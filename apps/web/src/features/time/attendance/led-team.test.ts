import { expect, test } from 'vitest'
import { withLedTeam } from './led-team.ts'

const profile = (is_admin: boolean, led: number[], default_team_filter: 'team' | 'company' = 'team') => ({
  is_admin,
  leader: led.map((team_id) => ({ team_id, team_name: '' })) as never,
  user_profile: { default_team_filter } as never,
})

test.each([
  ['an admin who leads', profile(true, [7, 9]), 7],
  ['who leads several teams', profile(false, [7, 9]), 7],
  ['who leads one sees no other', profile(false, [7]), undefined],
  ['an admin who leads nobody', profile(true, []), undefined],
  ['who begins with everybody', profile(true, [7], 'company'), undefined],
])('lists begin with the first team that is led: %s', (_who, of, team) => {
  expect(withLedTeam({}, of)).toEqual(team === undefined ? {} : { team })
  expect(withLedTeam({ team: 3 }, of)).toEqual({ team: 3 })
  expect(withLedTeam({ team: 0 }, of)).toEqual({ team: 0 })
  expect(withLedTeam({ find: '김' }, of)).toEqual({ find: '김' })
  expect(withLedTeam({ user: 5 }, of)).toEqual({ user: 5 })
})
