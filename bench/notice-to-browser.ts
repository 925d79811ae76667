// node scripts/with-node.mjs bench/notice-to-browser.ts 200: tells a person so many things on one server and waits until their browser on
// another server has asked for the new count; beside it the bare way, NOTIFY from one connection to another.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type App, buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPool } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { companyIdOf, inCompany } from '#server/db/transaction.ts'
import { listenToOthers } from '#server/http/other-servers.ts'
import { LIVE_PATH } from '#server/http/live/live-route.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import { notify } from '#server/platform/notifications/index.ts'
import { openSessions } from './open-sessions.ts'

const MOST_MS = 300

const times = Number(process.argv[2] ?? 200)
const folder = await mkdtemp(join(tmpdir(), 'gyeol-notices-'))
const database = await startEmbedded({ dataDir: folder, log: () => undefined })
const ends: (() => Promise<unknown>)[] = []
try {
  await migrate({ ownerUrl: database.ownerUrl, log: () => undefined })
  const company = await makeCompany()
  const [headers] = await openSessions(database.ownerUrl, company as never)
  const [first, second] = [await startServer(), await startServer()]
  const told = await measure(first.pool, { address: second.address, company, headers: headers! })
  const bare = await measureBare()
  tell('told on another server and asked for', told)
  tell('NOTIFY alone', bare)
  console.log(`ratio of medians: ${(at(told, 0.5) / at(bare, 0.5)).toFixed(1)}`)
  if (at(told, 0.95) > MOST_MS) process.exitCode = 1
} finally {
  for (const end of ends.toReversed()) await end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

interface Company {
  companyId: number
  members: { id: number; accountId: number }[]
}

async function makeCompany(): Promise<Company> {
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const one = async (text: string, values: unknown[] = []) =>
    Number(Object.values((await owner.query(text, values)).rows[0] as object)[0])
  const companyId = await one(
    "insert into company_directory (join_code, name) values ('BENCH', '벤치') returning company_id",
  )
  await owner.query("insert into companies (company_id, name) values ($1, '벤치')", [companyId])
  const accountId = await one(
    "insert into accounts (email, password_hash, confirmed_at) values ('one@bench.gyeol.test', 'none', now()) returning id",
  )
  const id = await one(
    `insert into members (company_id, account_id, email, name, status)
     values ($1, $2, 'one@bench.gyeol.test', '김하나', 'WORKING') returning id`,
    [companyId, accountId],
  )
  await owner.query('insert into memberships (account_id, company_id, member_id) values ($1, $2, $3)', [
    accountId,
    companyId,
    id,
  ])
  await owner.end()
  return { companyId, members: [{ id, accountId }] }
}

async function startServer(): Promise<{ pool: pg.Pool; address: string }> {
  const pool = openPool(database.appUrl, 8)
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0', DATA_DIR: folder })
  const app: App = await buildApp({ settings, pool, outside: memoryOutside() })
  await installQueues(
    pool,
    app.jobHandlers.map(({ job }) => job),
  )
  const listener = listenToOthers(database.appUrl, app.sessions, app.http.log, app.live)
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  ends.push(
    () => pool.end(),
    () => app.http.close(),
    () => listener.stop(),
  )
  return { pool, address }
}

interface Reader {
  address: string
  company: Company
  headers: Record<string, string>
}

/** From the beginning of the transaction that tells to the answer with the new count. */
async function measure(pool: pg.Pool, { address, company, headers }: Reader): Promise<number[]> {
  const stop = new AbortController()
  const stream = await fetch(address + LIVE_PATH, { headers, signal: stop.signal })
  const parts = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const companyId = companyIdOf(company.companyId)
  const [member] = company.members
  const took: number[] = []
  for (let time = -10; time < times; time += 1) {
    const begun = performance.now()
    await inCompany(pool, companyId, 'write', (tx) =>
      notify(
        { tx, now: Temporal.Now.instant(), companyId },
        { memberIds: [member!.id], kind: 'MEMBER_JOINED', data: { person: '새사람' } },
      ),
    )
    for (;;) if ((await parts.read()).value?.includes('count_new_notifications')) break
    await (await fetch(`${address}/notice/notice/nt_icon/`, { headers })).json()
    // The first ones warm up.
    if (time >= 0) took.push(performance.now() - begun)
  }
  stop.abort()
  return took
}

async function measureBare(): Promise<number[]> {
  const [says, hears] = [0, 1].map(() => new pg.Client({ connectionString: database.appUrl }))
  await Promise.all([says!.connect(), hears!.connect()])
  await hears!.query('listen bench')
  const took: number[] = []
  for (let time = -10; time < times; time += 1) {
    const begun = performance.now()
    const heard = once(hears!, 'notification')
    await says!.query("select pg_notify('bench', 'x')")
    await heard
    if (time >= 0) took.push(performance.now() - begun)
  }
  await Promise.all([says!.end(), hears!.end()])
  return took
}

function at(took: readonly number[], share: number): number {
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * share)]!
}

function tell(what: string, took: readonly number[]): void {
  const [middle, late, last] = [0.5, 0.95, 0.999].map((share) => at(took, share).toFixed(1))
  console.log(`${what}: median ${middle} ms, 95 of 100 ${late} ms, longest ${last} ms, of ${took.length}`)
}
