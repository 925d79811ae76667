import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { type BenchCompany, generateCompany, type Volume } from '../generate-company.ts'
import { openSessions } from '../open-sessions.ts'
import type { Recipe } from '../replay.ts'
import type { Served, ServeOrder } from '../serve.ts'
import { postgresMs, processorMs } from './spent.ts'

export interface ServedCompany {
  company: BenchCompany
  url: string
  /** Of the bare twins, in the same process. */
  twinUrl: string
  /** A signed-in browser's headers for every member, in their order. */
  sessions: Record<string, string>[]
  /** The process of the server. */
  pid: number
  /** The owner's connection: for what is made before, and counted afterwards. */
  owner: pg.Client
  /** What a piece of work takes on the clock, and of the processor in the server and in its database. */
  costOf(work: () => Promise<void>): Promise<string>
  /** The same in milliseconds. */
  spentOn(work: () => Promise<void>): Promise<{ wall: number; server: number; database: number }>
}

/** A company in a throwaway database with the real server in a process of its own; all of it is gone at the end. */
export async function serveCompany(
  volume: Volume,
  prepare: (owner: pg.Client, company: BenchCompany) => Promise<void>,
  measure: (served: ServedCompany) => Promise<void>,
  recipesOf: (
    company: BenchCompany,
    sessions: Record<string, string>[],
  ) => Record<string, Recipe> = () => ({}),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-masses-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const database = await startEmbedded({ dataDir, log: () => undefined })
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  let child: ChildProcess | undefined
  try {
    await migrate({ ownerUrl: database.ownerUrl, log: () => undefined })
    const company = await generateCompany(database.ownerUrl, volume, 'none')
    await owner.connect()
    await prepare(owner, company)
    const sessions = await openSessions(database.ownerUrl, company)
    child = fork(join(import.meta.dirname, '..', 'serve.ts'), {
      // As npm start runs it.
      execArgv: ['--max-semi-space-size=16'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.send({
      appUrl: database.appUrl,
      company,
      today: volume.today,
      recipes: recipesOf(company, sessions),
    } satisfies ServeOrder)
    const [served] = (await once(child, 'message')) as [Served]
    const pid = child.pid!
    const spent = () => [performance.now(), processorMs(pid), postgresMs(join(dataDir, 'postgres'))] as const
    const spentOn: ServedCompany['spentOn'] = async (work) => {
      const before = spent()
      await work()
      const [wall, server, ofDatabase] = spent().map((now, at) => now - before[at]!)
      return { wall: wall!, server: server!, database: ofDatabase! }
    }
    const costOf: ServedCompany['costOf'] = async (work) => {
      const { wall, server, database } = await spentOn(work)
      const seconds = (ms: number) => (ms / 1000).toFixed(2)
      return `${seconds(wall)} s; processor ${seconds(server)} s, database ${seconds(database)} s (load ${loadavg()[0]!.toFixed(1)})`
    }
    console.log(`${volume.people} people, ${availableParallelism()} cores, Node ${process.version}`)
    const [url, twinUrl] = [served.appPort, served.twinPort].map((port) => `http://127.0.0.1:${port}`)
    await measure({ company, url: url!, twinUrl: twinUrl!, sessions, pid, owner, costOf, spentOn })
  } finally {
    child?.kill()
    await owner.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
