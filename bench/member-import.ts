// node scripts/with-node.mjs bench/member-import.ts 10000: invites so many people from a sheet and prints time and memory.
import { once } from 'node:events'
import pg from 'pg'
import { fork, type ChildProcess } from 'node:child_process'
import { recount } from '#db/recount.ts'
import { kyselyOn } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportOrder, ImportReport } from './member-import-server.ts'

const MOST_SECONDS = 60
const MOST_GROWTH_MB = 150

const people = Number(process.argv[2] ?? 10_000)
const folder = await mkdtemp(join(tmpdir(), 'gyeol-import-'))
const database = await startEmbedded({ dataDir: folder, log: () => undefined })
try {
  await migrate({ ownerUrl: database.ownerUrl, log: () => undefined })
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const company = await makeCompany(owner)
  const report = await measure({ appUrl: database.appUrl, people, ...company })
  const { rows } = await owner.query<{ invited: string; mails: string; joined: string }>(
    `select (select count(*) from members where status = 'INVITED') as invited,
       (select count(*) from team_memberships) as joined,
       (select count(*) from pgboss.job where name = 'send-invitation') as mails`,
  )
  await owner.end()
  tell(report, {
    invited: Number(rows[0]!.invited),
    mails: Number(rows[0]!.mails),
    joined: Number(rows[0]!.joined),
  })
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The server runs in a process of its own, so that its memory is its own. */
async function measure(order: ImportOrder): Promise<ImportReport> {
  const server: ChildProcess = fork(join(import.meta.dirname, 'member-import-server.ts'))
  server.send(order)
  const [report] = (await once(server, 'message')) as [ImportReport]
  server.disconnect()
  await once(server, 'exit')
  return report
}

async function makeCompany(owner: pg.Client): Promise<{ companyId: number; accountId: number }> {
  const directory = await owner.query<{ company_id: string }>(
    "insert into company_directory (join_code, name) values ('BENCH', '벤치 주식회사') returning company_id",
  )
  const companyId = Number(directory.rows[0]!.company_id)
  await owner.query("insert into companies (company_id, name) values ($1, '벤치 주식회사')", [companyId])
  const account = await owner.query<{ id: string }>(
    "insert into accounts (email, password_hash, confirmed_at) values ('boss@bench.gyeol.test', 'none', now()) returning id",
  )
  const accountId = Number(account.rows[0]!.id)
  const member = await owner.query<{ id: string }>(
    "insert into members (company_id, account_id, email, name, status) values ($1, $2, 'boss@bench.gyeol.test', '대표', 'WORKING') returning id",
    [companyId, accountId],
  )
  const memberId = Number(member.rows[0]!.id)
  await owner.query('insert into memberships (account_id, company_id, member_id) values ($1, $2, $3)', [
    accountId,
    companyId,
    memberId,
  ])
  await owner.query("insert into role_holders (company_id, member_id, role) values ($1, $2, 'FULL_ADMIN')", [
    companyId,
    memberId,
  ])
  await owner.query(
    "insert into teams (company_id, name) select $1, '팀 ' || n from generate_series(1, 50) n",
    [companyId],
  )
  await recount(kyselyOn(owner, companyId))
  return { companyId, accountId }
}

function tell(report: ImportReport, kept: { invited: number; mails: number; joined: number }): void {
  const line = (name: string, value: string) => process.stdout.write(`${name.padEnd(34)} ${value}\n`)
  line('people', String(people))
  line('sheet', `${(report.sheetBytes / 1024).toFixed(0)} KB`)
  line('upload: read, judge, keep', `${report.uploadMs} ms`)
  line('run: invite all', `${report.runMs} ms (${Math.round(people / (report.runMs / 1000))} people/s)`)
  line('memory at rest', `${report.restMb} MB`)
  line('memory, highest while reading', `${report.uploadPeakMb} MB`)
  line('memory, highest while inviting', `${report.runPeakMb} MB`)
  line('memory by tenths of the run', `${report.runMb.join(' ')} MB`)
  line('progress seen', report.progress.join(' '))
  line('longest wait of another request', `${report.longestWaitMs} ms`)
  line('invited, in teams, mails queued', `${kept.invited}, ${kept.joined}, ${kept.mails}`)
  const seconds = (report.uploadMs + report.runMs) / 1000
  const growth = Math.max(...report.runMb) - report.runMb[1]!
  const failures = [
    seconds > MOST_SECONDS && `took ${seconds} s, allowed are ${MOST_SECONDS}`,
    growth > MOST_GROWTH_MB && `memory grew by ${growth} MB while inviting`,
    kept.invited !== people && 'not everybody is invited once',
    kept.mails !== people && 'not everybody is mailed once',
    report.progress.some((done, at) => at > 0 && done < report.progress[at - 1]!) && 'progress went back',
    report.progress.at(-1) !== people && 'progress did not reach its end',
  ].filter((failure) => failure !== false)
  for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`)
  if (failures.length > 0) process.exitCode = 1
}
