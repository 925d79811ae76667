// node scripts/with-node.mjs bench/heavy-files.ts: how long light requests wait while forty people move spreadsheets at once.
import { once } from 'node:events'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { writeSheet } from '#server/outside/spreadsheet/write-sheet.ts'
import { type BenchCompany, generateCompany } from './generate-company.ts'
import { openSessions } from './open-sessions.ts'
import type { Served, ServeOrder } from './serve.ts'

const TODAY = '2026-11-20'
const EVERY_MS = 20
const LIGHT = [
  `/meeting/mt_room_reserve/?date=${TODAY}`,
  '/user/user_profile/',
  '/work/work_status/onduty_status/',
  '/meeting/mt_room/',
]

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    files: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '15' },
    kinds: { type: 'string', default: 'months,members,upload' },
  },
})
const seconds = Number(values.seconds)
const kinds = values.kinds.split(',')

type Headers = Record<string, string>

/** A light request every so often, whatever became of those before: a waiting server shows in every one of them. */
async function light(url: string, headers: Headers, forSeconds: number): Promise<number[]> {
  const times: number[] = []
  const pending: Promise<void>[] = []
  const end = performance.now() + forSeconds * 1000
  for (let turn = 0; performance.now() < end; turn += 1) {
    pending.push(timed(`${url}${LIGHT[turn % LIGHT.length]}`, headers, times))
    await wait(EVERY_MS)
  }
  await Promise.all(pending)
  return times
}

async function timed(url: string, headers: Headers, times: number[]): Promise<void> {
  const began = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  times.push(performance.now() - began)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}

/** Somebody who moves one file after the other until it is over. */
async function moveFiles(url: string, headers: Headers, sheet: Buffer, over: AbortSignal, answers: string[]) {
  for (let turn = answers.length; ; turn += 1) {
    const kind = kinds[turn % kinds.length]!
    try {
      const answer = await moveFile(url, headers, kind, sheet, over)
      await answer.arrayBuffer()
      answers.push(`${kind} ${answer.status}`)
      if (answer.status >= 400) await wait(1000)
    } catch (error) {
      if (over.aborted) return
      throw error
    }
  }
}

function moveFile(url: string, headers: Headers, kind: string, sheet: Buffer, signal: AbortSignal) {
  if (kind === 'members') return fetch(`${url}/user/com_members/download/`, { headers, signal })
  if (kind === 'months')
    return fetch(`${url}/work/work_time/work_time_download/?date=2026-10-01`, { headers, signal })
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(sheet)]), 'people.xlsx')
  return fetch(`${url}/user/com_members/upload_invite/`, { method: 'POST', headers, body, signal })
}

/** Everybody who moves files is a full admin, so that each file holds the whole company. */
async function appoint(ownerUrl: string, { companyId, members }: BenchCompany): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const ids = members.slice(1, Number(values.files)).map(({ memberId }) => memberId)
  await owner.query(
    "insert into role_holders (company_id, member_id, role) select $1, m, 'FULL_ADMIN' from unnest($2::bigint[]) m",
    [companyId, ids],
  )
  await owner.end()
}

function sheetOf(people: number): Promise<Buffer> {
  const rows = Array.from({ length: people }, (_, n) => ({ email: `new${n}@sheet.test`, name: `새사람${n}` }))
  const columns = [
    { key: 'email', title: '이메일', type: 'text' as const },
    { key: 'name', title: '이름', type: 'text' as const },
  ]
  return buffer(writeSheet({ sheetName: '구성원', columns, rows }))
}

async function measure(appUrl: string, ownerUrl: string, company: BenchCompany): Promise<void> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  try {
    child.send({ appUrl, company, today: TODAY, recipes: {} } satisfies ServeOrder)
    const [served] = (await once(child, 'message')) as [Served]
    const url = `http://127.0.0.1:${served.appPort}`
    const sessions = await openSessions(ownerUrl, company)
    const sheet = await sheetOf(1000)
    say('conditions', `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`)
    await light(url, sessions[0]!, 2)
    say('light alone', figures(await light(url, sessions[0]!, seconds)))
    const over = new AbortController()
    const answers: string[] = []
    const movers = Array.from({ length: Number(values.files) }, (_, place) =>
      // Each from an address of their own: what is limited by address is not what is measured.
      moveFiles(
        url,
        { ...sessions[place]!, 'x-forwarded-for': `10.1.${place}.7` },
        sheet,
        over.signal,
        answers,
      ),
    )
    say(`light, ${values.files} files at once`, figures(await light(url, sessions[0]!, seconds)))
    over.abort()
    await Promise.all(movers)
    const counts = Object.entries(Object.groupBy(answers, (answer) => answer))
    say('files answered', counts.map(([answer, all]) => `${answer}: ${all!.length}`).join(', '))
  } finally {
    child.kill()
  }
}

function figures(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0)} ms`
  return `${times.length} requests, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`
}

function say(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(26)} ${text}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'gyeol-heavy-'))
chmodSync(folder, 0o711)
const database = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined })
try {
  await migrate({ ownerUrl: database.ownerUrl, log: () => undefined })
  const volume = { people: Number(values.people), months: 3, teams: 50, today: TODAY }
  const company = await generateCompany(database.ownerUrl, volume, 'none')
  await appoint(database.ownerUrl, company)
  await measure(database.appUrl, database.ownerUrl, company)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
