import { expect, test } from 'vitest'
import { leaderClimbing, resolveLine, type LineOrganization } from './resolve-line.ts'
import { parseLine } from './role-line.ts'

/** Team 1 (leader 10) over 2 (no leader) over 3 (leader 30); team 4 (leader 40, retired) under 1. */
const LEADERS = new Map([
  [1, 10],
  [3, 30],
  [4, 40],
])
const PARENTS = new Map([
  [2, 1],
  [3, 2],
  [4, 1],
])
const org: LineOrganization = {
  leaderOf: (team) => LEADERS.get(team) ?? null,
  parentOf: (team) => PARENTS.get(team) ?? null,
  chargerOf: (team) => (team === 3 ? 33 : null),
  membersOf: (team) => (team === 3 ? [30, 31, 32] : []),
  holdersOf: (role) => (role === 1 ? [50, 51] : []),
  isReachable: (user) => user !== 40,
}

function resolve(line: string, drafter = { userId: 31, teamId: 3 }): [string, boolean] {
  const tokens = parseLine(line)
  if (!tokens) throw new Error(line)
  const { receivers, decidersDropped } = resolveLine(tokens, org, drafter)
  return [receivers.map((one) => `${one.type[0]}${one.order}:${one.userId}`).join(' '), decidersDropped]
}

test.each([
  ['TEAM_LEADER/TOP_LEADER', 'A1:30 A2:10'],
  ['TL0/TL1', 'A1:30 A2:10'],
  ['TL0/TL1/TL2', 'A1:30 A2:10'],
  ['T4', 'A1:10'],
  ['T4/T2', 'A1:10'],
  ['CHARGER/AG-T1+T3', 'A1:33 A2:10 A2:30'],
  ['FA-U60/TL0', 'A1:30 F2:60'],
  ['AG-IC1', 'A1:50 A1:51'],
  ['U31/TL0', 'A1:30'],
  ['TL0/NT-U70/CR-M3', 'A1:30 V0:70 C0:30 C0:31 C0:32'],
  ['U40/TL0', 'A1:30'],
])('%s resolves to %s', (line, receivers) => {
  expect(resolve(line)).toEqual([receivers, false])
})

test('a leader who drafts is decided by the next leader up, and the top leader by nobody', () => {
  expect(resolve('TEAM_LEADER', { userId: 30, teamId: 3 })).toEqual(['A1:10', false])
  expect(resolve('TEAM_LEADER/NT-U5', { userId: 10, teamId: 1 })).toEqual(['V0:5', true])
})

test('teams that form a ring do not hang the climb', () => {
  const ring = { ...org, leaderOf: () => null, parentOf: (team: number) => (team === 1 ? 2 : 1) }
  expect(leaderClimbing(ring, 1, 5)).toBeNull()
})
