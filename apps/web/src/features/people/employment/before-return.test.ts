import { expect, test } from 'vitest'
import { beforeReturn } from './before-return.ts'

const team = (team_id: number, team_name: string, more: object = {}) => ({
  team_id,
  team_name,
  team_parent_id: null as number | null,
  team_leader: null as number | null,
  team_leader_name: null as string | null,
  closed_on: null as string | null,
  ...more,
})
const standing = { team: { id: 2, name: '웹팀' }, rank: { id: 7, name: '대리' }, position: '' }
const then = [
  team(1, '개발본부'),
  team(2, '웹팀', { team_parent_id: 1, team_leader: 9, team_leader_name: '나팀장' }),
]

test('who returns to a company that stands as it did is offered all of before', () => {
  expect(beforeReturn(standing, then, then)).toEqual({ was: ['웹팀', '대리'], team: 2, rank: 7, since: [] })
})

test('another name, place and leader of the team are said', () => {
  const now = [team(3, '사업본부'), team(2, '프런트팀', { team_parent_id: 3 })]
  expect(beforeReturn(standing, then, now)).toMatchObject({
    team: 2,
    since: [
      { kind: 'RENAMED', from: '웹팀', to: '프런트팀' },
      { kind: 'MOVED', from: '개발본부', to: '사업본부' },
      { kind: 'LEADER', from: '나팀장', to: null },
    ],
  })
  expect(beforeReturn(standing, then, [team(2, '웹팀')]).since).toContainEqual({
    kind: 'MOVED',
    from: '개발본부',
    to: null,
  })
})

test('a team that is closed, or is to close, is not offered again', () => {
  const closing = [then[0]!, { ...then[1]!, closed_on: '2026-12-24' }]
  for (const now of [[then[0]!], closing])
    expect(beforeReturn(standing, then, now)).toMatchObject({
      team: null,
      rank: 7,
      since: [{ kind: 'CLOSED', name: '웹팀' }],
    })
})

test('who stood in no team, with no rank, has nothing to be offered', () => {
  const nothing = { team: null, rank: null, position: '' }
  expect(beforeReturn(nothing, then, then)).toEqual({ was: [], team: null, rank: null, since: [] })
})
