import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, chmodSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { hashPassword } from '#server/platform/auth/index.ts'
import { generateCompany } from './generate-company.ts'
import { measure, type Measured, type Spent } from './load.ts'
import { openSessions } from './open-sessions.ts'
import { recipes } from './recipes.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import type { Served, ServeOrder } from './serve.ts'

export const PASSWORD = 'bench-password-1!'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '1000' },
    months: { type: 'string', default: '12' },
    teams: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '6' },
  },
})

interface Row {
  scenario: string
  connections: number
  ours: Measured
  twin: Measured | null
  ratio: number | null
  bar: string
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
  chmodSync(folder, 0o711)
  const database = await startEmbedded({ dataDir: join(folder, 'data'), log: console.log })
  try {
    await migrate({ ownerUrl: database.ownerUrl })
    const today = '2026-11-20'
    const volume = {
      people: Number(values.people),
      months: Number(values.months),
      teams: Number(values.teams),
      today,
    }
    console.log(
      `Making ${volume.people} people in ${volume.teams} teams with ${volume.months} months of attendance …`,
    )
    const passwordHash = await hashPassword(PASSWORD)
    const company = await generateCompany(database.ownerUrl, volume, passwordHash)
    const cookies = await openSessions(database.ownerUrl, company)
    const served = await serve({
      appUrl: database.appUrl,
      company,
      today,
      recipes: recipes({ company, cookies }),
    })
    console.log(`Server ready ${served.readyMs} ms after its database, ${served.rssMb} MB idle.\n`)
    const chosen = scenarios({ company, cookies, today, served, password: PASSWORD, passwordHash }).filter(
      isWanted,
    )
    const rows: Row[] = []
    for (const scenario of chosen) rows.push(...(await compare(scenario, Number(values.seconds))))
    report(rows, served)
  } finally {
    child?.kill()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

let child: ReturnType<typeof fork> | undefined

function serve(order: ServeOrder): Promise<Served> {
  // The log goes nowhere, but is written: the real server writes one, too.
  child = fork(join(import.meta.dirname, 'serve.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.send(order)
  return new Promise((resolve, reject) => {
    child!.once('message', (served) => resolve(served as Served))
    child!.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

function isWanted(scenario: Scenario): boolean {
  return positionals.length === 0 || positionals.some((word) => scenario.name.includes(word))
}

/** What the server has had of the processor: a noisy machine makes an answer later, but hardly dearer. */
const spent: Spent = () => {
  child!.send('spent')
  return new Promise((resolve) => child!.once('message', (ms) => resolve(ms as number)))
}

const ROUNDS = 3

/** Ours and the twin in turn, after a short warm-up of each; of each the best of a few rounds, for the machine is not ours alone. */
async function compare(scenario: Scenario, seconds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const connections of scenario.connections ?? [1, 16]) {
    await measure(scenario.ours, connections, 1)
    if (scenario.twin) await measure(scenario.twin, connections, 1)
    const [all, twins]: [Measured[], Measured[]] = [[], []]
    const length = Math.ceil(seconds / ROUNDS)
    for (let round = 0; round < ROUNDS; round += 1) {
      all.push(await measure(scenario.ours, connections, length, spent))
      if (scenario.twin) twins.push(await measure(scenario.twin, connections, length, spent))
    }
    const ours = bestOf(all)
    const twin = scenario.twin ? bestOf(twins) : null
    const ratio = twin ? twin.perSecond / ours.perSecond : null
    const bar = scenario.bar?.(ours, connections) ?? ''
    const row = { scenario: scenario.name, connections, ours, twin, ratio, bar }
    console.log(line(row))
    rows.push(row)
  }
  return rows
}

function bestOf(rounds: readonly Measured[]): Measured {
  const best = rounds.reduce((one, other) => (other.perSecond > one.perSecond ? other : one))
  return {
    ...best,
    cpuMs: Math.min(...rounds.map(({ cpuMs }) => cpuMs)),
    wrong: rounds.reduce((sum, { wrong }) => sum + wrong, 0),
  }
}

function line({ scenario, connections, ours, twin, ratio, bar }: Row): string {
  const figures = (m: Measured) =>
    `${m.perSecond.toFixed(0)}/s p50 ${m.p50} p97.5 ${m.p97_5} p99 ${m.p99} ms, ${m.cpuMs.toFixed(2)} ms CPU, ${(m.bytes / 1000).toFixed(1)} kB${m.wrong ? ` ${m.wrong} WRONG` : ''}`
  const against = twin ? ` | twin ${figures(twin)} | ratio 1/${ratio!.toFixed(2)}` : ''
  return `${scenario.padEnd(26)} ${String(connections).padStart(2)} conn  ${figures(ours)}${against}${bar ? ` | ${bar}` : ''}`
}

function report(rows: Row[], served: Served): void {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const result = { at: new Date().toISOString(), node: process.version, volume: values, served, rows }
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(result, null, 2)}\n`)
  const wrong = rows.reduce((sum, row) => sum + row.ours.wrong + (row.twin?.wrong ?? 0), 0)
  console.log(`\n${rows.length} rows measured, ${wrong} wrong answers.`)
  if (wrong > 0) process.exitCode = 1
}

await main()
