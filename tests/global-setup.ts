import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { withDatabase } from '#server/db/embedded-address.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import '#test/database.ts'
import { query } from '#test/query.ts'
import { scratchFolder } from '#test/scratch-folder.ts'
import { clusterNodes, dropClusterDatabase, makeDistributedTemplate } from './citus/cluster.ts'

const templateName = 'gyeol_template'

/**
 * One PostgreSQL for the whole run, with a migrated template database. TEST_DATABASE_URL may name the owner's
 * login of an existing server instead, and TEST_CITUS the nodes of a Citus (tests/citus/cluster.ts).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const nodes = clusterNodes()
  if (nodes.length > 0) {
    const name = `${templateName}_${process.pid}`
    project.provide('template', await makeDistributedTemplate(nodes, name))
    return () => dropClusterDatabase(nodes, name)
  }
  const server = await startServer()
  const name = server.shared ? `${templateName}_${process.pid}` : templateName
  await query(server.ownerUrl, `drop database if exists ${name}`, `create database ${name}`)
  await migrate({ ownerUrl: withDatabase(server.ownerUrl, name) })
  const { ownerUrl, appUrl } = server
  const settings = ['plan_cache_mode = force_generic_plan']
  project.provide('template', { ownerUrl, appUrl, name, makers: [ownerUrl], settings })
  return async () => {
    if (server.shared) await query(server.ownerUrl, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
}

interface Server {
  ownerUrl: string
  appUrl: string
  shared: boolean
  stop(): Promise<void>
}

async function startServer(): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL
  // On a foreign server the application has no login of its own: it takes its role after signing in as the owner.
  if (url) return { ownerUrl: url, appUrl: takingRole(url), shared: true, stop: async () => undefined }
  sweep()
  const folder = mkdtempSync(join(scratchFolder(), `gyeol-tests-${process.pid}-`))
  chmodSync(folder, 0o711)
  // A signal that nobody handles would end us without a word to PostgreSQL.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(143))
  const log = (line: string) => console.error(line)
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log, throwaway: true })
  // Vitest may end at once when it is interrupted; PostgreSQL then ends by itself, a moment after us.
  process.once('exit', () => remove(folder))
  return {
    ...embedded,
    shared: false,
    async stop() {
      await embedded.stop()
      remove(folder)
    },
  }
}

/** An ending PostgreSQL still writes and deletes in there; what stays after a second is swept by the next run. */
function remove(folder: string): void {
  for (let tries = 0; tries < 40 && existsSync(folder); tries += 1) {
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Tried again.
    }
  }
}

/** Puts away what runs that were killed left behind. */
function sweep(): void {
  for (const name of readdirSync(scratchFolder())) {
    const owner = /^gyeol-tests-(\d+)-/.exec(name)?.[1]
    if (!owner || isAlive(Number(owner))) continue
    const folder = join(scratchFolder(), name)
    const pidFile = join(folder, 'data', 'postgres', 'postmaster.pid')
    const [pid, , , , socketFolder] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : []
    if (Number(pid) && isAlive(Number(pid))) process.kill(Number(pid), 'SIGQUIT')
    if (socketFolder) remove(socketFolder)
    remove(folder)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function takingRole(url: string): string {
  const changed = new URL(url)
  changed.searchParams.set('options', '-c role=gyeol_app')
  return changed.href
}
