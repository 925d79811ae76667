import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { SettingError } from '../config.ts'
import { makeUrls, type Urls } from './embedded-address.ts'
import { connectWhenReady, isClaimed } from './embedded-claim.ts'
import { readPasswords } from './embedded-cluster.ts'
import type { Place } from './embedded-place.ts'
import { alreadyRunning, interrupt, signal, waitGone } from './embedded-process.ts'

interface Left {
  pid: number
  urls: Urls | null
  /** The shared memory segment, to which every backend is attached. */
  memory: string | undefined
}

/**
 * Clears away what a killed server left: a PostgreSQL that still runs on our data is stopped, and a
 * postmaster.pid that names a process which is none is removed.
 * @throws SettingError when a living server uses the data
 */
export async function clearStale(place: Place, log: (line: string) => void): Promise<void> {
  clearSocket(place)
  const left = readLeft(place.dataDir, place.cluster)
  if (!left || !signal(left.pid, 0)) return
  const pidFile = join(place.cluster, 'postmaster.pid')
  if (!isPostgres(left.pid, place.cluster)) {
    // The number was given to another process since, which PostgreSQL would take for a server of its own.
    await waitGone(() => !isMemoryUsed(left.memory), 10_000)
    rmSync(pidFile, { force: true })
    return
  }
  if (await isOwned(left, pidFile)) throw alreadyRunning(place.dataDir)
  log('A server that was killed left PostgreSQL running; stopping it.')
  interrupt(place, left.pid)
  // In a container whose first process does not reap, the ended process itself stays in the table.
  const gone = () => !existsSync(pidFile) || !signal(left.pid, 0)
  if (await waitGone(gone, 20_000)) return
  signal(left.pid, 'SIGQUIT')
  if (await waitGone(gone, 10_000)) return
  throw new SettingError(`PostgreSQL (process ${left.pid}) still runs on ${place.dataDir}; stop it first.`)
}

function clearSocket({ socketFolder, cluster }: Place): void {
  if (!socketFolder) return
  const socket = join(socketFolder, '.s.PGSQL.5432')
  if (!existsSync(`${socket}.lock`)) return
  const pid = Number(readFileSync(`${socket}.lock`, 'utf8').split('\n')[0])
  if (pid && signal(pid, 0) && isPostgres(pid, cluster)) return
  rmSync(socket, { force: true })
  rmSync(`${socket}.lock`, { force: true })
}

/** The addresses of the PostgreSQL that a living server runs on this folder; null when there is none. */
export async function findRunning(dataDir: string): Promise<Urls | null> {
  const cluster = join(dataDir, 'postgres')
  const left = readLeft(dataDir, cluster)
  if (!left?.urls || !signal(left.pid, 0) || !isPostgres(left.pid, cluster)) return null
  return (await isOwned(left, join(cluster, 'postmaster.pid'))) ? left.urls : null
}

/** Lines of postmaster.pid: process, folder, start, port, socket folder, listen address, memory, state. */
function readLeft(dataDir: string, cluster: string): Left | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port, socketFolder, , memory] = readFileSync(file, 'utf8').split('\n')
  if (!Number(pid)) return null
  const passwords = readPasswords(dataDir)
  const urls =
    passwords && port ? makeUrls({ socketFolder: socketFolder || null, port: Number(port) }, passwords) : null
  return { pid: Number(pid), urls, memory: memory?.trim().split(/\s+/)[1] }
}

function isPostgres(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') {
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' }).stdout.includes('postgres')
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch (error) {
    const ended = process.platform === 'linux' && (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (ended) return false
    return spawnSync('ps', ['-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' }).stdout.includes(
      'postgres',
    )
  }
}

/** Whether backends of a killed server are still attached to its memory; columns of sysvipc: key, id, …, 7 nattch. */
function isMemoryUsed(id: string | undefined): boolean {
  if (!id || !existsSync('/proc/sysvipc/shm')) return false
  const rows = readFileSync('/proc/sysvipc/shm', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return rows.some((row) => row[1] === id && Number(row[6]) > 0)
}

async function isOwned({ pid, urls }: Left, pidFile: string): Promise<boolean> {
  const deadline = Date.now() + 30_000
  const gaveUp = () => Date.now() > deadline || !signal(pid, 0) || !existsSync(pidFile)
  const client = urls && (await connectOrNull(urls.ownerUrl, gaveUp))
  if (!client) return false
  try {
    if (await isClaimed(client)) return true
    // A server that starts at this moment claims its PostgreSQL right after its first connection.
    await pause(300)
    return await isClaimed(client)
  } finally {
    await client.end()
  }
}

async function connectOrNull(url: string, gaveUp: () => boolean): Promise<pg.Client | null> {
  try {
    return await connectWhenReady(url, gaveUp)
  } catch {
    return null
  }
}
