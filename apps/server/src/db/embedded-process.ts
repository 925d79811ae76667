import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { SettingError } from '../config.ts'
import type { Address } from './embedded-address.ts'
import { connectWhenReady, takeClaim } from './embedded-claim.ts'
import { explainFailure, serverEnv } from './embedded-cluster.ts'
import type { Place } from './embedded-place.ts'

const logLimit = 10 * 1024 * 1024
const patience = 10_000

export interface Running {
  child: ChildProcess
  /** The connection that holds the claim on this PostgreSQL. */
  claim: pg.Client
}

export interface Launch {
  place: Place
  address: Address
  ownerUrl: string
  throwaway: boolean
}

/**
 * Starts PostgreSQL, waits until it answers and claims it. However it fails, nothing is left running.
 * @throws SettingError with PostgreSQL's own reason
 */
export async function launch(plan: Launch, stopping?: AbortSignal): Promise<Running> {
  const deadline = Date.now() + patience
  for (;;) {
    const result = await attempt(plan, stopping)
    if ('claim' in result) return result
    // After kill -9 the last backends may need a moment to notice that their parent is gone.
    const dying = result.reason.includes('pre-existing shared memory block')
    if (!dying || Date.now() > deadline) throw explain(result.reason, plan.place)
    await pause(100)
  }
}

async function attempt(plan: Launch, stopping?: AbortSignal): Promise<Running | { reason: string }> {
  const logFile = join(plan.place.dataDir, 'postgres.log')
  const { child, logStart } = spawnPostgres(plan, logFile)
  let failed = false
  child.once('error', () => (failed = true))
  const gone = () => failed || hasEnded(child)
  try {
    const claim = await connectWhenReady(plan.ownerUrl, () => gone() || stopping?.aborted === true)
    if (claim && (await takeClaim(claim))) {
      child.unref()
      ;(claim as unknown as { unref(): void }).unref()
      return { child, claim }
    }
    await claim?.end()
    if (claim) return { reason: 'lock file "postmaster.pid" already exists' }
  } catch (error) {
    await endPostgres(plan.place, child)
    throw error
  }
  if (!gone()) await endPostgres(plan.place, child)
  return { reason: readFileSync(logFile).subarray(logStart).toString() }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

export async function endPostgres(place: Place, child: ChildProcess): Promise<void> {
  child.ref()
  const gone = () => child.pid === undefined || hasEnded(child)
  if (gone()) return
  interrupt(place, child.pid!)
  if (await waitGone(gone, 30_000)) return
  signal(child.pid!, 'SIGQUIT')
  await waitGone(gone, 10_000)
}

function spawnPostgres(plan: Launch, logFile: string): { child: ChildProcess; logStart: number } {
  const log = openLog(logFile)
  const logStart = fstatSync(log).size
  const { uid, gid } = plan.place.account ?? {}
  const args = ['-D', plan.place.cluster, ...settings(plan).flatMap((setting) => ['-c', setting])]
  const stdio = ['ignore', log, log] as const
  const options = {
    uid,
    gid,
    detached: true,
    cwd: '/',
    env: serverEnv(),
    windowsHide: true,
    stdio: [...stdio],
  }
  const child = spawn(plan.place.binaries.postgres, args, options)
  closeSync(log)
  endWithUs(plan.place, child)
  return { child, logStart }
}

/**
 * PostgreSQL must not outlive us, even if we are killed: a shell waits for the end of a pipe that only we hold
 * open. On Windows the next start clears away what was left.
 */
function endWithUs({ account }: Place, child: ChildProcess): void {
  if (process.platform === 'win32' || !child.pid) return
  const { uid, gid } = account ?? {}
  const guard = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$0"', `${child.pid}`], {
    uid,
    gid,
    detached: true,
    cwd: '/',
    env: serverEnv(),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => undefined)
  guard.unref()
  child.once('exit', () => guard.kill('SIGKILL'))
}

function openLog(file: string): number {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) truncateSync(file)
    return openSync(file, 'a', 0o600)
  } catch (error) {
    throw new SettingError(`The data folder cannot be written: ${(error as Error).message}.`)
  }
}

function settings({ address, throwaway }: Launch): string[] {
  const { socketFolder, port } = address
  const listen = socketFolder ? '' : '127.0.0.1'
  const common = [
    `listen_addresses=${listen}`,
    `port=${port}`,
    `unix_socket_directories=${socketFolder ?? ''}`,
    'max_connections=100',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    'log_checkpoints=off',
    'random_page_cost=1.1',
    'idle_in_transaction_session_timeout=5min',
  ]
  const unsafe = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ]
  return throwaway ? [...common, ...unsafe] : common
}

function explain(reason: string, place: Place): SettingError {
  if (/lock file "postmaster.pid" already exists/.test(reason)) return alreadyRunning(place.dataDir)
  return explainFailure(reason, place.dataDir)
}

export function alreadyRunning(dataDir: string): SettingError {
  return new SettingError(
    `Another Gyeol server is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export function interrupt(place: Place, pid: number): void {
  if (process.platform === 'win32') {
    spawnSync(place.binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-W'], { env: serverEnv() })
    return
  }
  signal(pid, 'SIGINT')
}

export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Waits until the process is gone. false: it is still there after `limit` milliseconds. */
export async function waitGone(isGone: () => boolean, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit
  while (!isGone()) {
    if (Date.now() > deadline) return false
    await pause(10)
  }
  return true
}
