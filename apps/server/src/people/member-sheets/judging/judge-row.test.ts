import { expect, test } from 'vitest'
import type { Actor } from '../../../http/context.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { judgeRow } from './judge-row.ts'
import { ranksByName, type Surroundings } from './load-surroundings.ts'
import { emptyGiven, type Given } from './raw-row.ts'
import { importFieldOf } from './read-custom-cell.ts'
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
    closing: undefined,
    createRanks: false,
    ranks: ranksByName([{ id: 7, name: '선임' }]),
    fields: [],
    defaultDayMinutes: 480,
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
    weekly_hours: '17:30',
    day_hours: '3.5시간',
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
      weeklyMinutes: 1050,
      dayMinutes: 210,
      phone: '01012345678',
      birthOn: '1990-05-17',
      values: [],
    },
  )
})

test.each<[Partial<Given>, string[] | [number | null, number | null]]>([
  [{}, [null, null]],
  [{ weekly_hours: '２０' }, [1200, null]],
  [{ weekly_hours: '40 hours', day_hours: '8h' }, [2400, 480]],
  [{ weekly_hours: '33.33', day_hours: '6.67' }, [2000, 400]],
  [{ weekly_hours: '41' }, ['weekly_hours HOURS_INVALID']],
  [{ weekly_hours: '-20' }, ['weekly_hours HOURS_INVALID']],
  [{ weekly_hours: '이십' }, ['weekly_hours HOURS_INVALID']],
  [{ day_hours: '12.5' }, ['day_hours HOURS_INVALID']],
  // The company's day has eight hours; seven days of two are no thirty.
  [{ weekly_hours: '6' }, ['weekly_hours WEEK_UNLIKE_DAYS']],
  [{ weekly_hours: '30', day_hours: '2' }, ['weekly_hours WEEK_UNLIKE_DAYS']],
])('hours of the contract: %o', (given, expected) => {
  const { person } = judgeRow(row(given), around())
  expect(person ? [person.weeklyMinutes, person.dayMinutes] : codes(given)).toEqual(expected)
})

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024년 3월 2일', '2024-03-02'],
  ['20240302', '2024-03-02'],
  ['45353', '2024-03-02'],
  ['45353.75', '2024-03-02'],
  ['2024-03-02 00:00:00', '2024-03-02'],
  ['2024-03-02 오전 12:00:00', '2024-03-02'],
  ['2024.3.5', '2024-03-05'],
  ['2024. 3. 5.', '2024-03-05'],
  ['2024-03-05', '2024-03-05'],
  ['2024년 3월 5일', '2024-03-05'],
  ['2024년 3월 5일 화요일', '2024-03-05'],
  ['2024.03.05 (화)', '2024-03-05'],
  ['20240305', '2024-03-05'],
  ['２０２４／３／５', '2024-03-05'],
  ['45356', '2024-03-05'],
])('a day written %s', (text, day) => {
  expect(judgeRow(row({ joined_date: text }), around()).person!.joinedOn!.toString()).toBe(day)
})

test.each(['24.3.5', '24-03-05', "'24.3.5", '24년 3월 5일', '240305', '24/3/5 (화)'])(
  'the year of %s is not guessed at',
  (text) => {
    expect(codes({ joined_date: text })).toEqual(['joined_date DAY_SHORT_YEAR'])
  },
)

test.each(['2023-02-29', '2024-13-01', '어제', '1899-12-31', '9999-01-01', '02/03/2024', '20240231'])(
  '%s is no day that could be meant',
  (text) => {
    expect(codes({ joined_date: text })).toEqual(['joined_date DAY_INVALID'])
  },
)

test.each(['12345', '없음', '010-12a4-5678'])('%s is no telephone number', (text) => {
  expect(codes({ phone: text })).toEqual(['phone CUSTOM_VALUE_NOT_A_PHONE'])
})

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

test('nobody is put into a team that is to close, nor is one of its name made', () => {
  const closing = new TeamDirectory([
    { id: 1, name: '본부', parentId: null },
    { id: 2, name: '개발팀', parentId: 1 },
    { id: 3, name: '옛팀', parentId: 1 },
  ])
  for (const createTeams of [true, false])
    for (const team of ['옛팀', '본부/옛 팀', '본부 > 옛팀 > 새팀'])
      expect(codes({ team }, { closing, createTeams })).toEqual(['team TEAM_CLOSES'])
  expect(codes({ team: '개발팀' }, { closing })).toEqual([])
  expect(codes({ team: '본부/새팀' }, { closing, createTeams: true })).toEqual([])
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

/** Seconds of the processor that the work takes, whatever else the machine does meanwhile. */
function processorSeconds(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

test('long cells are judged without delay, whatever is in them', { timeout: 60_000 }, () => {
  const given = [
    { joined_date: `${' '.repeat(990)}x` },
    { joined_date: `2026-03-02${'\t'.repeat(900)}1:00x`, birth_date: `${'T'.repeat(900)}1` },
    { joined_date: '1'.repeat(1000), phone: '1'.repeat(1000) },
    { team: 'a/'.repeat(500), rank: `${' '.repeat(999)}x` },
    { email: `${'a'.repeat(490)}@${'a.'.repeat(250)}` },
    { email: `a@${'a-'.repeat(499)}`, username: `${'('.repeat(999)}\u0000` },
  ]
  const judging = processorSeconds(() => {
    for (const one of given) {
      const teams = around().teams
      for (let time = 0; time < 2_000; time++)
        judgeRow(row({ ...one, position: String(time) }), around({ teams }))
    }
  })
  expect(judging).toBeLessThan(5)
  expect(codes({ joined_date: `2026-03-02${' '.repeat(50)}` })).toEqual(['joined_date DAY_INVALID'])
  expect(codes({ joined_date: '2026-03-02 00:00:00.000000Z' })).toEqual([])
})

test('a path of hundreds of names is compared no further than teams are deep', { timeout: 60_000 }, () => {
  const teams = new TeamDirectory([{ id: 1, name: '본부', parentId: null }])
  const finding = processorSeconds(() => {
    for (let time = 0; time < 5_000; time++) {
      const found = teams.find(`본부/${'a/'.repeat(490)}${time}`)
      expect(found).toMatchObject({ kind: 'none', known: 1, depth: 492 })
    }
  })
  expect(finding).toBeLessThan(5)
})

const options = ['서울', '부산', '대구, 경북', 'A동', 'a동'].map((name, at) => ({ id: at + 1, name }))
const field = (kind: FieldKind, id = 12) => {
  const offered = kind === 'CHOICE' || kind === 'CHOICES' ? options : []
  return importFieldOf({ id, name: '항목', kind, shown_to: 'ALL', edited_by: 'ADMIN', options: offered })
}
const judgeCell = (kind: FieldKind, custom_12: string) =>
  judgeRow(row({ custom_12 }), around({ fields: [field(kind)] }))

test.each([
  ['TEXT', '서울\n중구', '서울 중구'],
  ['TEXT', '가\u202e나', '가나'],
  ['LONG_TEXT', '첫 줄\n둘째 줄', '첫 줄\n둘째 줄'],
  ['NUMBER', '1,234.50', '1234.5'],
  ['NUMBER', '0.30000000000000004', '0.3'],
  ['DATE', '2024년 3월 5일', '2024-03-05'],
  ['DATE', '45356', '2024-03-05'],
  ['YES_NO', '예', 'true'],
  ['YES_NO', 'No', 'false'],
  ['YES_NO', 'はい', 'true'],
  ['PHONE', '1012345678', '01012345678'],
  ['EMAIL', 'Kim@Home.kr', 'kim@home.kr'],
  ['URL', 'gyeol.example', 'https://gyeol.example'],
] as const)('a cell of %s that holds %j is kept as %j', (kind, typed, value) => {
  const { state, person, read } = judgeCell(kind, typed)
  expect([state, person?.values]).toEqual(['READY', [{ fieldId: 12, value, optionIds: [] }]])
  expect(read.custom_12).toBe(typed === value ? undefined : value)
})

test.each([
  ['CHOICE', ' 부 산', [2], '부산'],
  ['CHOICE', '대구,경북', [3], '대구, 경북'],
  ['CHOICE', 'a동', [5], undefined],
  ['CHOICES', '부산, 서울', [1, 2], '서울, 부산'],
  ['CHOICES', '서울;대구, 경북\n부산', [1, 2, 3], '서울, 부산, 대구, 경북'],
  ['CHOICES', ',서울,,서울,', [1], '서울'],
] as const)('the options of %s in %j are found by their names', (kind, typed, optionIds, shown) => {
  const { person, read } = judgeCell(kind, typed)
  expect(person?.values).toEqual([{ fieldId: 12, value: '', optionIds }])
  expect(read.custom_12).toBe(shown)
})

test.each([
  ['TEXT', '가'.repeat(201), { code: 'CUSTOM_VALUE_TOO_LONG', values: { most: 200 } }],
  ['NUMBER', '1,2', { code: 'CUSTOM_VALUE_NOT_A_NUMBER' }],
  ['NUMBER', '=1+1', { code: 'CUSTOM_VALUE_NOT_A_NUMBER' }],
  ['DATE', '24.3.5', { code: 'DAY_SHORT_YEAR' }],
  ['DATE', '2024-02-30', { code: 'DAY_INVALID' }],
  ['YES_NO', '글쎄', { code: 'CUSTOM_VALUE_NOT_YES_NO' }],
  ['PHONE', '12', { code: 'CUSTOM_VALUE_NOT_A_PHONE' }],
  ['EMAIL', 'kim@gyeol', { code: 'CUSTOM_VALUE_NOT_AN_EMAIL' }],
  ['URL', 'javascript:alert(1)', { code: 'CUSTOM_VALUE_NOT_A_URL' }],
  [
    'CHOICE',
    '인천',
    { code: 'OPTION_UNKNOWN', values: { name: '인천', options: '서울, 부산, 대구, 경북, A동, a동' } },
  ],
  ['CHOICE', 'Ａ 동', { code: 'OPTION_UNKNOWN' }],
  ['CHOICE', '1', { code: 'OPTION_UNKNOWN' }],
  ['CHOICE', '서울, 부산', { code: 'OPTION_ONE_ONLY' }],
  ['CHOICES', '서울, 인천', { code: 'OPTION_UNKNOWN', values: { name: '인천' } }],
] as const)('a cell of %s that holds %j is told', (kind, typed, problem) => {
  const { state, problems } = judgeCell(kind, typed)
  expect([state, problems.length]).toEqual(['PROBLEM', 1])
  expect(problems[0]).toMatchObject({ field: 'custom_12', ...problem })
})

test.each(['TEXT', 'CHOICES'] as const)('a cell of %s that holds nothing to be seen is empty', (kind) => {
  const { state, person } = judgeCell(kind, ' \u202e\u200f ')
  expect([state, person?.values]).toEqual(['READY', []])
})

test('a field without options and one that is gone', () => {
  const none = importFieldOf({ ...field('CHOICE'), options: [] })
  expect(codes({ custom_12: '서울' }, { fields: [none] })).toEqual(['custom_12 FIELD_WITHOUT_OPTIONS'])
  const unread = { custom_12: 'CELL_BROKEN', custom_13: 'CELL_BROKEN' } as const
  const { problems } = judgeRow({ ...row({}), unread }, around({ fields: [field('TEXT')] }))
  expect(problems.map((problem) => problem.field)).toEqual(['custom_12'])
})

test('a cell that was too long to be read says how long it may be', () => {
  const unread = { username: 'TOO_LONG', custom_12: 'TOO_LONG', birth_date: 'TOO_LONG' } as const
  const { problems } = judgeRow({ ...row({}), unread }, around({ fields: [field('TEXT')] }))
  expect(problems.map((problem) => problem.values)).toEqual([{ most: 50 }, { most: 200 }, { most: 10 }])
})

test('hundreds of pieces in a cell of options are looked up without delay', { timeout: 60_000 }, () => {
  const judging = processorSeconds(() => {
    for (let time = 0; time < 500; time++)
      expect(judgeCell('CHOICES', `${'서울,'.repeat(900)}${time}`).state).toBe('PROBLEM')
  })
  expect(judging).toBeLessThan(5)
})

test('unknown ranks can be made by full admins', () => {
  const unknown = judgeRow(row({ rank: ' 책임  ' }), around())
  expect([unknown.state, unknown.newRank]).toEqual(['PROBLEM', '책임'])
  const made = judgeRow(row({ rank: '책임' }), around({ createRanks: true }))
  expect([made.state, made.newRank, made.person?.rankId]).toEqual(['READY', '책임', null])
  const mine = { actor: limited, createRanks: true }
  expect(codes({ team: '개발팀', rank: '책임' }, mine)).toEqual(['rank RANK_NOT_YOURS'])
  expect(codes({ rank: '가'.repeat(31) }, { createRanks: true })).toEqual(['rank TOO_LONG'])
})

test('of two ranks that read alike the one of the very name is meant, else the older', () => {
  const ranks = ranksByName([
    { id: 2, name: '선 임' },
    { id: 1, name: '선임' },
  ])
  const rankOf = (rank: string) => judgeRow(row({ rank }), around({ ranks })).person?.rankId
  expect([rankOf('선 임'), rankOf('선임'), rankOf(' 선  임')]).toEqual([2, 1, 1])
})

test('what was understood otherwise than it stands is said', () => {
  const typed = {
    email: 'mailto:A@B.kr',
    team: '개발팀',
    rank: '선 임',
    joined_date: '2024.3.5',
    phone: '1012345678',
  }
  expect(judgeRow(row(typed), around()).read).toEqual({
    email: 'a@b.kr',
    username: 'a',
    team: '본부 / 개발팀',
    rank: '선임',
    joined_date: '2024-03-05',
    phone: '01012345678',
  })
  expect(judgeRow(row({ username: '홍길동', joined_date: '2024-03-05' }), around()).read).toEqual({})
})
