// node scripts/with-node.mjs bench/masses/grant-leave.ts: the leave of a whole company, broken off and taken up again.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openPool } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { grantAnnualLeave } from '#server/time/leave/grant-annual-leave.ts'
import { generateCompany } from '../generate-company.ts'

const TODAY = '2026-11-20'
const MOST_SECONDS = 20
const { values } = parseArgs({ options: { people: { type: 'string', default: '10000' } } })

/** Everybody came on another day of the last six years: years, months and the part of a first year arise. */
async function joinOnManyDays(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query('delete from leave_grants where company_id = $1', [companyId])
  await owner.query(
    `update members set joined_on = $2::date - (id * 37 % 2190)::int - 1 where company_id = $1`,
    [companyId, TODAY],
  )
}

const told = ({ seconds, processor }: { seconds: number; processor: number }) =>
  `${seconds.toFixed(1)} s (${processor.toFixed(1)} s of the processor)`

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-grants-'))
  chmodSync(folder, 0o711)
  const database = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined })
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  const pool = openPool(database.appUrl, 2)
  try {
    await migrate({ ownerUrl: database.ownerUrl, log: () => undefined })
    const people = Number(values.people)
    const volume = { people, months: 1, teams: Math.ceil(people / 12), today: TODAY }
    const { companyId } = await generateCompany(database.ownerUrl, volume, 'none')
    await owner.connect()
    await joinOnManyDays(owner, companyId)
    const parts = { pool, clock: () => Temporal.Instant.from(`${TODAY}T00:10:00+09:00`), loadActor }
    const stored = async () =>
      (
        await owner.query<{ grants: number; people: number; twice: number }>(
          `select count(*)::int as grants, count(distinct member_id)::int as people,
             (count(*) - count(distinct (member_id, kind, granted_on)))::int as twice from leave_grants where company_id = $1`,
          [companyId],
        )
      ).rows[0]!
    const grant = async (signal: AbortSignal, progress: (done: number) => void = () => undefined) => {
      const [begun, cpu] = [performance.now(), process.cpuUsage()]
      await grantAnnualLeave(parts, companyIdOf(companyId), {
        signal,
        progress: async (done) => progress(done),
      }).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
      const { user, system } = process.cpuUsage(cpu)
      return { seconds: (performance.now() - begun) / 1000, processor: (user + system) / 1e6 }
    }
    const broken = new AbortController()
    const first = await grant(broken.signal, (done) => void (done > people / 2 && broken.abort()))
    const half = await stored()
    const [second, again] = [
      await grant(new AbortController().signal),
      await grant(new AbortController().signal),
    ]
    const all = await stored()
    console.log(
      `${people} people, ${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
    )
    console.log(`broken off after ${half.people} people and ${told(first)}`)
    console.log(`taken up again: ${all.grants} grants of ${all.people} people in ${told(second)}`)
    console.log(`once more, with nothing left to do: ${told(again)}; granted twice: ${all.twice}`)
    if (all.twice > 0 || first.seconds + second.seconds > MOST_SECONDS) process.exitCode = 1
  } finally {
    await owner.end()
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
