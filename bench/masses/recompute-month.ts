// node scripts/with-node.mjs bench/masses/recompute-month.ts: a month of a whole company from its raw records.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { openPool } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '#server/jobs/in-company-as.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { deriveDay, NOTHING_RECORDED, planInForce } from '#server/time/work-days/derive-day.ts'
import { readDays, recomputeDays } from '#server/time/work-days/index.ts'
import { plannedDays } from '#server/time/work-plans/index.ts'
import { type BenchCompany, generateCompany } from '../generate-company.ts'
import { recordMonth } from './raw-month.ts'

const TODAY = '2026-11-20'
const MONTH = { from: '2026-10-01', to: '2026-10-31' }
const RANGE = { from: Temporal.PlainDate.from(MONTH.from), to: Temporal.PlainDate.from(MONTH.to) }
const DAYS = daysBetween(RANGE.from, RANGE.to)
/** As many as the job that follows a company's hours locks at a time. */
const PEOPLE_AT_ONCE = 200

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  },
})

interface Cost {
  wallMs: number
  cpuMs: number
  /** Of the processes of PostgreSQL that serve this one; 0 where the system does not tell. */
  databaseMs: number
}

let backends: number[] = []

/** Linux tells in hundredths of a second. */
function databaseMs(): number {
  try {
    const spent = backends.map((pid) => {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')
      const [user, system] = fields.split(' ').slice(11, 13).map(Number)
      return (user! + system!) * 10
    })
    return spent.reduce((sum, ms) => sum + ms, 0)
  } catch {
    return 0
  }
}

/** What a piece of work takes: on the clock, and of the processor by this process, whatever else the machine does. */
async function costOf(work: () => void | Promise<void>): Promise<Cost> {
  const [cpu, wall, ofDatabase] = [process.cpuUsage(), performance.now(), databaseMs()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  const cpuMs = (user + system) / 1000
  return { wallMs: performance.now() - wall, cpuMs, databaseMs: databaseMs() - ofDatabase }
}

function chunksOf({ members }: BenchCompany): number[][] {
  const ids = members.map(({ memberId }) => memberId)
  return Array.from({ length: Math.ceil(ids.length / PEOPLE_AT_ONCE) }, (_, at) =>
    ids.slice(at * PEOPLE_AT_ONCE, (at + 1) * PEOPLE_AT_ONCE),
  )
}

type Acting = <T>(work: (ctx: ActingContext) => Promise<T>) => Promise<T>

/** The rule alone: every day of every person planned and counted, with nothing remembered of the round before. */
async function countAll(acting: Acting, chunks: readonly number[][]): Promise<Cost & { days: number }> {
  const sum = { wallMs: 0, cpuMs: 0, databaseMs: 0, days: 0 }
  for (const ids of chunks) {
    const { plans, rows, parts } = await acting(async (ctx) => ({
      plans: await plannedDays(ctx, ids, RANGE),
      ...(await readDays(ctx, ids, RANGE)),
    }))
    const key = (one: { member_id: number; work_on: string }) => `${one.member_id} ${one.work_on}`
    const rowOf = new Map(rows.map((row) => [key(row), row]))
    const partsOf = Map.groupBy(parts, key)
    const keys = DAYS.map((day) => ({ day, text: day.toString() }))
    const { wallMs, cpuMs } = await costOf(() => {
      for (const id of ids)
        for (const { day, text } of keys) {
          const row = rowOf.get(`${id} ${text}`)
          const plan = planInForce(plans.of(id)!.on(day), row, true)
          deriveDay(id, plan, row ?? NOTHING_RECORDED, partsOf.get(`${id} ${text}`) ?? [])
          sum.days += 1
        }
    })
    sum.wallMs += wallMs
    sum.cpuMs += cpuMs
  }
  return sum
}

/** The whole of it as the product does it: locked, read, counted and written, so many people in a transaction, and two of them at a time. */
function recomputeAll(acting: Acting, chunks: readonly number[][]): Promise<Cost> {
  const days = DAYS.map(String)
  return costOf(async () => {
    const left = chunks.values()
    const lane = async () => {
      for (const ids of left) await acting((ctx) => recomputeDays(ctx, ids, days))
    }
    await Promise.all([lane(), lane()])
  })
}

/** Leaves of the month what was recorded, and nothing that follows from it. */
async function forgetFigures(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `update work_days set worked_minutes = 0, rest_minutes = 0, night_minutes = 0, overtime_minutes = 0, holiday_minutes = 0,
       holiday_over_minutes = 0, late_minutes = 0, leave_minutes = 0, excluded_minutes = 0, early_minutes = 0
     where work_on between $1 and $2`,
    [MONTH.from, MONTH.to],
  )
  await client.query('vacuum analyze work_days')
  await client.end()
}

async function sumsOf(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(
    `select count(*) as days, sum(worked_minutes) as worked, sum(rest_minutes) as rest, sum(night_minutes) as night,
       sum(overtime_minutes) as overtime, sum(holiday_minutes + holiday_over_minutes) as holiday, sum(late_minutes) as late,
       md5(string_agg((to_jsonb(w) - 'updated_at')::text, ',' order by member_id, work_on)) as all_of_it
     from work_days w where work_on between $1 and $2`,
    [MONTH.from, MONTH.to],
  )
  await client.end()
  return Object.entries(rows[0]!)
    .map(([name, sum]) => `${name} ${sum}`)
    .join(', ')
}

function say(name: string, { wallMs, cpuMs, databaseMs: ofDatabase }: Cost, more = ''): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const load = loadavg()[0]!.toFixed(1)
  console.log(
    `${name.padEnd(34)} ${seconds(wallMs)}, of the processor ${seconds(cpuMs)} + ${seconds(ofDatabase)} (load ${load})${more}`,
  )
}

async function measure(database: { ownerUrl: string; appUrl: string }): Promise<void> {
  const volume = { people: Number(values.people), months: 0, teams: 400, today: TODAY }
  const company = await generateCompany(database.ownerUrl, volume, 'none')
  await recordMonth(database.ownerUrl, company, MONTH)
  const pool = openPool(database.appUrl, 2)
  const now = Temporal.PlainDateTime.from(`${TODAY}T10:00`).toZonedDateTime('Asia/Seoul').toInstant()
  const parts: ActingParts = { pool, clock: () => now, loadActor }
  const acting: Acting = (work) => inCompanyAs(parts, companyIdOf(company.companyId), 'system', work, 'bench')
  try {
    const pidOf = () =>
      acting(async ({ tx }) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(tx)
        return rows[0]!.pid
      })
    backends = await Promise.all([pidOf(), pidOf()])
    const chunks = chunksOf(company)
    console.log(
      `${volume.people} people, ${DAYS.length} days, ${availableParallelism()} cores, Node ${process.version}`,
    )
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const { days, ...rule } = await countAll(acting, chunks)
      await forgetFigures(database.ownerUrl)
      say(`round ${round}: the rule alone`, rule, `, ${((rule.cpuMs * 1000) / days).toFixed(1)} µs a day`)
      say(`round ${round}: read, counted, written`, await recomputeAll(acting, chunks))
      say(`round ${round}: again, with nothing to change`, await recomputeAll(acting, chunks))
      console.log(`  ${await sumsOf(database.ownerUrl)}`)
    }
  } finally {
    await pool.end()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gyeol-month-'))
chmodSync(folder, 0o711)
const database = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined })
try {
  await migrate({ ownerUrl: database.ownerUrl, log: () => undefined })
  await measure(database)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
