import { expect, test } from 'vitest'
import type { Actor } from '../../http/context.ts'
import { judgeRow, rankKey, type Surroundings } from './judge-row.ts'
import { emptyGiven, type Given } from './raw-row.ts'
import { TeamDirectory } from './team-directory.ts'

const admin = { isFullAdmin: true, coverTeamIds: [] as number[] } as unknown as Actor
const limited = { isFullAdmin: false, coverTeamIds: [2] } as unknown as Actor

function around(change: Partial<Surroundings> = {}): Surroundings {
  return {
    today: Temporal.PlainDate.from('2026-11-23'),
    actor: admin,
    createTeams: false,
    teams: new TeamDirectory([
      { id: 1, name: '본부', parentId: null },
      { id: 2, name: '개발팀', parentId: 1 },
    ]),
    ranks: new Map([[rankKey('선임'), 7]]),
    members: new Map(),
    firstRows: new Map(),
    ...change,
  }
}

const row = (given: Partial<Given>, rowNumber = 5) => ({
  rowNumber,
  given: { ...emptyGiven(), email: 'a@b.kr', ...given },
  unread: {},
})
const codes = (given: Partial<Given>, change?: Partial<Surroundings>) =>
  judgeRow(row(given), around(change)).problems.map(({ field, code }) => `${field} ${code}`)

test('a whole row becomes a person', () => {
  const given = {
    email: ' A@B.kr',
    username: '홍길동',
    team: '본부 / 개발팀',
    rank: ' 선 임',
    position: '팀원',
  }
  const more = {
    joined_date: '2026.3.2',
    birth_date: '1990-05-17',
    phone: '1012345678',
    contract_type: '정규직',
  }
  const { state, person } = judgeRow(row({ ...given, ...more }), around())
  expect(state).toBe('READY')
  expect({ ...person, joinedOn: person!.joinedOn!.toString(), birthOn: person!.birthOn!.toString() }).toEqual(
    {
      email: 'a@b.kr',
      name: '홍길동',
      teamId: 2,
      position: '팀원',
      rankId: 7,
      joinedOn: '2026-03-02',
      contractType: '정규직',
      phone: '01012345678',
      birthOn: '1990-05-17',
    },
  )
})

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024년 3월 2일', '2024-03-02'],
  ['20240302', '2024-03-02'],
  ['45353', '2024-03-02'],
  ['45353.75', '2024-03-02'],
  ['2024-03-02 00:00:00', '2024-03-02'],
])('a day written %s', (text, day) => {
  expect(judgeRow(row({ joined_date: text }), around()).person!.joinedOn!.toString()).toBe(day)
})

test.each(['2023-02-29', '2024-13-01', '어제', '1899-12-31', '9999-01-01', '02/03/2024', '20240231'])(
  '%s is no day that could be meant',
  (text) => {
    expect(codes({ joined_date: text })).toEqual(['joined_date DAY_INVALID'])
  },
)

test('without a name the address gives one', () => {
  expect(judgeRow(row({ email: 'gildong.hong@b.kr' }), around()).person!.name).toBe('gildong.hong')
})

test('what is wrong is said for every cell', () => {
  const given = {
    email: 'a@',
    username: 'x'.repeat(51),
    phone: '0'.repeat(21),
    birth_date: '2027-01-01',
    rank: '사장',
  }
  expect(codes({ ...given, team: '없는팀' })).toEqual([
    'email EMAIL_INVALID',
    'username TOO_LONG',
    'phone TOO_LONG',
    'birth_date DAY_IN_FUTURE',
    'team TEAM_UNKNOWN',
    'rank RANK_UNKNOWN',
  ])
  expect(codes({ email: '' })).toEqual(['email EMAIL_MISSING'])
})

test('unknown teams can be made, not too deep and below what the admin looks after', () => {
  const create = { createTeams: true }
  expect(judgeRow(row({ team: '본부/새팀' }), around(create))).toMatchObject({
    state: 'READY',
    newTeam: '본부 / 새팀',
  })
  expect(codes({ team: '가/나/다/라/마/바/사/아/자/차/카' }, create)).toEqual(['team TEAM_TOO_DEEP'])
  expect(codes({ team: '본부/새팀' }, { ...create, actor: limited })).toEqual(['team TEAM_NOT_YOURS'])
  expect(codes({ team: '본부/개발팀/새팀' }, { ...create, actor: limited })).toEqual([])
})

test('limited admins invite into their own teams only', () => {
  expect(codes({ team: '개발팀' }, { actor: limited })).toEqual([])
  expect(codes({ team: '본부' }, { actor: limited })).toEqual(['team TEAM_NOT_YOURS'])
  expect(codes({ team: '' }, { actor: limited })).toEqual(['team TEAM_NEEDED'])
})

test.each([
  ['WORKING', 'ALREADY_WORKING'],
  ['ABSENCE', 'ALREADY_WORKING'],
  ['INVITED', 'ALREADY_INVITED'],
  ['RETIRED', 'ALREADY_RETIRED'],
] as const)('who is %s is left out, and a limited admin learns no more', (status, code) => {
  const members = new Map([['a@b.kr', status]])
  const known = judgeRow(row({ team: '없는팀' }), around({ members }))
  expect([known.state, known.problems.map((problem) => problem.code)]).toEqual(['SKIPPED', [code]])
  expect(codes({}, { members, actor: limited })).toEqual(['email ALREADY_MEMBER'])
})

test('the same line twice is left out; one address for two people is a mistake', () => {
  const first = { rowNumber: 2, given: row({ username: '홍길동' }).given }
  const firstRows = new Map([['a@b.kr', first]])
  expect(judgeRow(row({ username: '홍길동' }), around({ firstRows })).state).toBe('SKIPPED')
  const other = judgeRow(row({ username: '김지원' }), around({ firstRows }))
  expect([other.state, other.problems]).toEqual([
    'PROBLEM',
    [{ field: 'email', code: 'EMAIL_TWICE', values: { row: 2 } }],
  ])
  expect(judgeRow({ ...row({}), rowNumber: 2 }, around({ firstRows })).state).toBe('READY')
})

test('long cells are judged without delay, whatever is in them', { timeout: 5_000 }, () => {
  const given = [
    { joined_date: `${' '.repeat(990)}x` },
    { joined_date: `2026-03-02${'\t'.repeat(900)}1:00x`, birth_date: `${'T'.repeat(900)}1` },
    { joined_date: '1'.repeat(1000), phone: '1'.repeat(1000) },
    { team: 'a/'.repeat(500), rank: `${' '.repeat(999)}x` },
    { email: `${'a'.repeat(490)}@${'a.'.repeat(250)}` },
    { email: `a@${'a-'.repeat(499)}`, username: `${'('.repeat(999)}\u0000` },
  ]
  for (const one of given) {
    const teams = around().teams
    for (let time = 0; time < 2_000; time++)
      judgeRow(row({ ...one, position: String(time) }), around({ teams }))
  }
  expect(codes({ joined_date: `2026-03-02${' '.repeat(50)}` })).toEqual(['joined_date DAY_INVALID'])
  expect(codes({ joined_date: '2026-03-02 00:00:00.000000Z' })).toEqual([])
})

test('a path of hundreds of names is compared no further than teams are deep', { timeout: 5_000 }, () => {
  const teams = new TeamDirectory([{ id: 1, name: '본부', parentId: null }])
  for (let time = 0; time < 5_000; time++) {
    const found = teams.find(`본부/${'a/'.repeat(490)}${time}`)
    expect(found).toMatchObject({ kind: 'none', known: 1, depth: 492 })
  }
})
