// What PostgreSQL does for a request: planning, execution and buffers of each of its statements, as it runs once a
// connection is warm. A ratio to a bare twin hides this share, because the twin sends the same SQL.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type App, buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import { withDatabase } from '#server/db/embedded-address.ts'
import { calibrate } from './calibrate.ts'
import { type BenchCompany, generateCompany } from './generate-company.ts'
import { openSessions } from './open-sessions.ts'
import { literal } from '#test/literal.ts'
import { recorded, type Sent } from './record.ts'

const TODAY = '2026-11-20'
/** PostgreSQL looks at five plans of its own before it settles for a generic one. */
const WARM_UP = 8
/** The least of them is told: what else the machine does at the moment only ever adds to it. */
const ROUNDS = 40

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '1000,10000' },
    teams: { type: 'string', default: '50,800' },
    months: { type: 'string', default: '3' },
    /** Prints what PostgreSQL chose, too. */
    plans: { type: 'boolean', default: false },
  },
})

interface Request {
  name: string
  path: (company: BenchCompany) => string
  /** What is aimed at with 10,000 people and 800 teams, in milliseconds of planning and execution. */
  aim: number
}

const requests: Request[] = [
  { name: 'profile', path: ({ members }) => `/user/user_profile/${members[100]!.memberId}/`, aim: 0.5 },
  { name: 'page of 50 members', path: () => '/user/com_members/?cmem_status=WORKING&page_size=50', aim: 2 },
  {
    name: 'name search',
    path: ({ members }) => `/user/users/list_user/?limit=8&search=${encodeURIComponent(members[100]!.name)}`,
    aim: 0.6,
  },
  { name: 'tree of teams', path: () => '/user/teams/?struct=true', aim: 6 },
  {
    name: 'division of the chart',
    path: ({ divisionId }) => `/user/teams/list_org/?team_id=${divisionId}`,
    aim: 4,
  },
  {
    name: 'own month',
    path: () => '/work/work_time/?type=month&date=2026-10-15',
    aim: 0.5,
  },
  {
    name: 'pending list with count',
    path: () => '/v1/approvals/inbox?bucket=requested&page_size=20',
    aim: 1,
  },
  {
    name: 'head of the closing',
    path: () => '/contract/worktimeconfirm/get_admin_confirm_info/?date=2026-10-15',
    aim: 400,
  },
  {
    name: 'closing, who misses a day',
    path: () => '/contract/worktimeconfirm/get_work_time_confirm/?date=2026-10-15&page_size=50&problem=DAY',
    aim: 400,
  },
]

interface Cost {
  text: string
  planning: number
  execution: number
  buffers: number
}

async function main(): Promise<void> {
  console.log(`${await calibrate()}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbedded({ dataDir: join(folder, 'data'), log: console.log })
  try {
    const sizes = values.people.split(',').map((people, at) => ({
      people: Number(people),
      teams: Number(values.teams.split(',')[at] ?? values.teams.split(',')[0]),
    }))
    const sums: Record<string, number[]> = {}
    for (const size of sizes) {
      for (const [name, sum] of await measureCompany(database, size)) (sums[name] ??= []).push(sum)
    }
    console.log(`\nPlanning and execution together, by people (${values.people}):`)
    for (const { name, aim } of requests.filter(isWanted)) {
      const [small, large = small] = sums[name]!
      const grown = large! / small!
      console.log(
        `  ${name.padEnd(24)} ${sums[name]!.map((sum) => `${sum.toFixed(2)} ms`).join(' → ')}` +
          ` (× ${grown.toFixed(2)}), aim ${aim} ms${large! > aim ? '  OVER' : ''}`,
      )
    }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function isWanted({ name }: Request): boolean {
  return positionals.length === 0 || positionals.some((word) => name.includes(word))
}

async function measureCompany(
  database: { ownerUrl: string; appUrl: string },
  { people, teams }: { people: number; teams: number },
): Promise<[string, number][]> {
  const name = `bench_${people}`
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query(`create database ${name}`)
  await owner.end()
  const ownerUrl = withDatabase(database.ownerUrl, name)
  await migrate({ ownerUrl })
  console.log(`\n── ${people} people in ${teams} teams, ${values.months} months of attendance`)
  const company = await generateCompany(
    ownerUrl,
    { people, teams, months: Number(values.months), today: TODAY },
    '',
  )
  const [headers] = await openSessions(ownerUrl, company)
  const pool = openPool(withDatabase(database.appUrl, name), 1)
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0', DATA_DIR: tmpdir() })
  const now = Temporal.PlainDateTime.from(`${TODAY}T10:00`).toZonedDateTime('Asia/Seoul').toInstant()
  const app = await buildApp({ settings, pool, outside: memoryOutside(), clock: () => now })
  await app.http.ready()
  try {
    const sums: [string, number][] = []
    for (const request of requests.filter(isWanted)) {
      const costs = await costsOf(app, pool, company, { path: request.path(company), headers: headers! })
      const sum = costs.reduce((total, { planning, execution }) => total + planning + execution, 0)
      console.log(`\n${request.name}: ${sum.toFixed(2)} ms in ${costs.length} statements`)
      for (const { text, planning, execution, buffers } of costs) {
        const words = text.replaceAll(/\s+/g, ' ').slice(0, 90)
        console.log(
          `  plan ${planning.toFixed(2)}  run ${execution.toFixed(2)}  buffers ${buffers}  ${words}`,
        )
      }
      sums.push([request.name, sum])
    }
    return sums
  } finally {
    await app.http.close()
    await pool.end()
  }
}

async function costsOf(
  app: App,
  pool: pg.Pool,
  company: BenchCompany,
  request: { path: string; headers: Record<string, string> },
): Promise<Cost[]> {
  const answer = () => app.http.inject({ method: 'GET', url: request.path, headers: request.headers })
  // The session is remembered from the first one on, as it is in use.
  await answer()
  const { result, statements } = await recorded(answer)
  if (result.statusCode !== 200) throw new Error(`${request.path} answered ${result.statusCode}`)
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local app.company_id = '${company.companyId}'`)
    const costs: Cost[] = []
    for (const [at, statement] of statements.entries()) costs.push(await costOf(client, `s${at}`, statement))
    return costs
  } finally {
    await client.query('rollback; deallocate all')
    client.release(true)
  }
}

interface Explained {
  'Planning Time': number
  'Execution Time': number
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

async function costOf(
  client: pg.PoolClient,
  name: string,
  { text, values: parameters }: Sent,
): Promise<Cost> {
  await client.query(`prepare ${name} as ${text}`)
  const given = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
  const runs: Explained[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, timing off, format json) execute ${name}${given}`,
    )
    if (round >= WARM_UP) runs.push(rows[0]!['QUERY PLAN'][0])
  }
  if (values.plans) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) execute ${name}${given}`,
    )
    console.log(`\n${text}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
  const least = (of: (run: Explained) => number) => Math.min(...runs.map(of))
  return {
    text,
    planning: least((run) => run['Planning Time']),
    execution: least((run) => run['Execution Time']),
    buffers: least(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']),
  }
}

await main()
