import { insertRows } from './insert-rows.ts'
import type { DemoPerson } from './people.ts'
import { koreanInstant, type World } from './world.ts'

type Line = [
  state: string,
  email: string,
  username: string,
  team: string,
  rank: string,
  joined: string,
  problem?: { field: string; code: string; values?: object },
]

const DOMAIN = 'newcomer.gyeol.test'

/** Looked at, not yet started, people of next month: a visitor can mend the lines, have the rank made, and start. */
function comingLines(today: Temporal.PlainDate): readonly Line[] {
  const first = nextMonth(today)
  const monday = first.add({ days: (8 - first.dayOfWeek) % 7 })
  const [soon, later] = [monday.toString(), monday.add({ weeks: 1 }).toString()]
  const problem = (field: string, code: string) => ({ field, code })
  const { month } = first
  return [
    ['READY', 'haneul.seo', '서하늘', '개발본부 / 플랫폼실 / 서버팀', '사원', soon],
    ['READY', 'doyun.kang', '강도윤', '웹팀', '대리', soon],
    ['PROBLEM', 'sea.namgung', '남궁바다', '브랜드팀', '사원', soon, problem('team', 'TEAM_UNKNOWN')],
    ['PROBLEM', 'yuna.oh', '오유나', '고객지원팀', '책임', later, problem('rank', 'RANK_UNKNOWN')],
    [
      'PROBLEM',
      'jihu.baek',
      '백지후',
      '마케팅팀',
      '과장',
      `${month}월 중순`,
      problem('joined_date', 'DAY_INVALID'),
    ],
  ]
}

function nextMonth(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ months: 1 }).with({ day: 1 })
}

/** One import that is done, of people who are here already, and one that waits for a look. */
export async function createMemberImports(world: World, people: readonly DemoPerson[]): Promise<void> {
  const { tx, companyId, today } = world
  const admin = people.find((person) => person.email.startsWith('admin@')) ?? people[0]!
  const invited = people.filter((person) => person.status === 'INVITED')
  const done = invited.map((person): Line => ['INVITED', person.email, person.name.full, person.team, '', ''])
  const known: Line = [
    'SKIPPED',
    admin.email,
    admin.name.full,
    '',
    '',
    '',
    { field: 'email', code: 'ALREADY_WORKING' },
  ]
  const coming = comingLines(today)
  const doneAt = koreanInstant(today.subtract({ days: 9 }), 612)
  const base = { company_id: companyId, source: 'SHEET', created_by: admin.id, ignored_headings: [] }
  const imports = [
    {
      ...base,
      file_name: '하반기 입사자.xlsx',
      status: 'DONE',
      started_by: admin.id,
      run: 1,
      ...countsOf([...done, known]),
      created_at: doneAt,
      started_at: doneAt,
      moved_at: doneAt,
      finished_at: doneAt,
    },
    {
      ...base,
      file_name: `${nextMonth(today).month}월 입사 예정자.xlsx`,
      status: 'PREVIEW',
      started_by: null,
      run: 0,
      ...countsOf(coming),
      created_at: koreanInstant(today.subtract({ days: 1 }), 1015),
      started_at: null,
      moved_at: null,
      finished_at: null,
    },
  ].map((one) => ({ ...one, create_teams: false }))
  const made = await insertRows<{ id: number; status: string }>(tx, 'member_imports', imports, [
    'id',
    'status',
  ])
  const idOf = (status: string) => made.find((one) => one.status === status)!.id
  const rows = [...rowsOf(idOf('DONE'), [...done, known]), ...rowsOf(idOf('PREVIEW'), coming)]
  await insertRows(
    tx,
    'member_import_rows',
    rows.map((row) => ({ company_id: companyId, ...row })),
  )
}

function countsOf(lines: readonly Line[]) {
  const count = (state: string) => lines.filter((line) => line[0] === state).length
  return {
    ready_count: count('READY'),
    problem_count: count('PROBLEM'),
    invited_count: count('INVITED'),
    skipped_count: count('SKIPPED'),
    failed_count: 0,
  }
}

function rowsOf(importId: number, lines: readonly Line[]) {
  return lines.map(([state, local, username, team, rank, joined_date, problem], index) => {
    const email = local.includes('@') ? local : `${local}@${DOMAIN}`
    const rest = { position: '', contract_type: '', phone: '', birth_date: '' }
    return {
      import_id: importId,
      row_number: index + 2,
      state,
      email,
      given: { email, username, team, rank, joined_date, ...rest },
      unread: {},
      problems: problem ? [problem] : [],
      new_rank: problem?.code === 'RANK_UNKNOWN' ? rank : null,
    }
  })
}
