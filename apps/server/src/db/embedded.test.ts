import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '#test/scratch-folder.ts'
import { startEmbedded } from './embedded.ts'
import { findRunning } from './embedded-stale.ts'

let folder: string
let dataDir: string
const lines: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(scratchFolder(), 'gyeol embedded '))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
  lines.length = 0
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startEmbedded({ dataDir, throwaway: true, log: (line) => lines.push(line) })
const patient = { timeout: 20_000 }
const postgresPid = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('rows are still there after a stop and a start, and nothing else is left behind', async () => {
  const server = await start()
  await query(server.ownerUrl, 'create table kept as select 1 as one')
  const socketFolder = new URL(server.ownerUrl).searchParams.get('host')!
  await server.stop()
  expect(existsSync(socketFolder)).toBe(false)
  const again = await start()
  expect(await query(again.ownerUrl, 'select one from kept')).toEqual([{ one: 1 }])
  await again.stop()
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-logins.json', 'postgres.log'])
})

test('the owner may make extensions, roles and databases without being a superuser, the application nothing', async () => {
  const server = await start()
  await query(server.ownerUrl, 'create extension btree_gist; create extension pg_trgm; create role other')
  expect(await query(server.ownerUrl, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  expect(await query(server.ownerUrl, `select '나' < '가' collate "ko-x-icu" as wrong`)).toEqual([
    { wrong: false },
  ])
  await expect(query(server.appUrl, 'create table mine (id int)')).rejects.toThrow('permission denied')
  await server.stop()
})

test('a second server on the same data is refused, and the first goes on', async () => {
  const server = await start()
  await expect(start()).rejects.toThrow('already running')
  expect(await findRunning(dataDir)).toEqual({ ownerUrl: server.ownerUrl, appUrl: server.appUrl })
  await server.stop()
  expect(await findRunning(dataDir)).toBe(null)
})

test('a PostgreSQL that is killed comes back by itself at the same address', async () => {
  const server = await start()
  process.kill(postgresPid(), 'SIGKILL')
  await expect.poll(() => lines, patient).toContain('PostgreSQL ended unexpectedly; starting it again.')
  await expect
    .poll(() => query(server.ownerUrl, 'select 1 as one').catch(() => null), patient)
    .toEqual([{ one: 1 }])
  await expect(start()).rejects.toThrow('already running')
  await server.stop()
})

test('a PostgreSQL that fails to start again is tried until it comes, and says meanwhile why it is away', async () => {
  const server = await start()
  const mark = join(dataDir, 'postgres', 'PG_VERSION')
  renameSync(mark, `${mark}.away`)
  process.kill(postgresPid(), 'SIGKILL')
  await expect.poll(() => server.trouble()?.reason, patient).toBe('database_not_starting')
  const { since } = server.trouble()!
  await expect
    .poll(() => lines.filter((line) => line.includes('could not be started')).length, patient)
    .toBeGreaterThan(2)
  // It is away since it went, however often it was tried.
  expect(server.trouble()!.since.equals(since)).toBe(true)
  renameSync(`${mark}.away`, mark)
  await expect
    .poll(() => query(server.ownerUrl, 'select 1 as one').catch(() => null), patient)
    .toEqual([{ one: 1 }])
  await expect.poll(() => server.trouble(), patient).toBe(null)
  await server.stop()
})

test('a server that stops while PostgreSQL is tried again leaves nothing running', async () => {
  const server = await start()
  const mark = join(dataDir, 'postgres', 'PG_VERSION')
  renameSync(mark, `${mark}.away`)
  process.kill(postgresPid(), 'SIGKILL')
  await expect.poll(() => server.trouble()?.reason, patient).toBe('database_not_starting')
  renameSync(`${mark}.away`, mark)
  await server.stop()
  expect(await findRunning(dataDir)).toBe(null)
  await (await start()).stop()
})

test('a crashed backend costs the claim for a moment only', async () => {
  const server = await start()
  const client = new pg.Client({ connectionString: server.ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const lost = new Promise<void>((resolve) => void client.once('end', resolve))
  process.kill((client as unknown as { processID: number }).processID, 'SIGKILL')
  await lost
  await expect
    .poll(() => query(server.ownerUrl, 'select 1 as one').catch(() => null), patient)
    .toEqual([{ one: 1 }])
  await expect.poll(() => server.trouble(), patient).toBe(null)
  await expect(start()).rejects.toThrow('already running')
  await server.stop()
})

test('PostgreSQL ends with the server that started it, however that ended', async () => {
  const killed = await startElsewhere()
  const left = postgresPid()
  killed.kill('SIGKILL')
  await expect.poll(() => isAlive(left), patient).toBe(false)
  const server = await start()
  expect(lines).toEqual([])
  await server.stop()
})

test('what a killed server left running is stopped and started anew', async () => {
  const killed = await startElsewhere()
  const left = postgresPid()
  killGuard(killed)
  killed.kill('SIGKILL')
  await expect.poll(() => killed.signalCode, patient).toBe('SIGKILL')
  const server = await start()
  expect(lines).toContain('A server that was killed left PostgreSQL running; stopping it.')
  expect(postgresPid()).not.toBe(left)
  await server.stop()
})

test('a process that got the number of a dead PostgreSQL is not taken for it', async () => {
  await (await start()).stop()
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n\n`,
  )
  const server = await start()
  expect(postgresPid()).not.toBe(process.pid)
  await server.stop()
})

test('a folder that holds something else is refused in one sentence', async () => {
  writeFileSync(dataDir, 'a file')
  await expect(start()).rejects.toThrow(`The database may not use ${dataDir}`)
})

function startElsewhere(): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded.ts'))
  const program = `const { startEmbedded } = await import(${module})
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {}, throwaway: true })
    console.log('up'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => child.stdout.once('data', () => resolve(child)))
}

/** The shell that would end PostgreSQL with its server. */
function killGuard(server: ChildProcess): void {
  const guard = Number(spawnSync('pgrep', ['-P', `${server.pid}`, 'sh'], { encoding: 'utf8' }).stdout)
  expect(guard).toBeGreaterThan(0)
  process.kill(guard, 'SIGKILL')
}

/** An ended process that nobody asked about yet counts as gone. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' })
  return /^[^Z\s]/.test(stdout)
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}
