import { setTimeout as pause } from 'node:timers/promises'
import { connectWhenReady, takeClaim } from './embedded-claim.ts'
import { DiskFull } from './embedded-cluster.ts'
import { removeSocketFolder } from './embedded-place.ts'
import { endPostgres, hasEnded, interrupt, launch, type Launch, type Running } from './embedded-process.ts'
import { clearStale } from './embedded-stale.ts'
import type { Trouble, TroubleReason } from './trouble.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
// What lived shorter than this probably ends again for the same reason.
const SOUND_AFTER_MS = 60_000

export interface Kept {
  /** Why PostgreSQL is away at this moment; null while it serves. */
  trouble(): Trouble | null
  stop(): Promise<void>
}

type Log = (line: string) => void
type Tell = (reason: TroubleReason | null) => void

/**
 * Starts PostgreSQL, and again whenever it ends without being asked to: at once, then with growing pauses, until it
 * comes. What keeps it away, such as a full disk, may be mended at any time, and nobody restarts us for it.
 * @throws SettingError when the first start fails
 */
export async function keepRunning(plan: Launch, log: Log): Promise<Kept> {
  const stopping = new AbortController()
  const { signal } = stopping
  let trouble: Trouble | null = null
  const tell: Tell = (reason) => {
    trouble = reason && { reason, since: trouble?.since ?? Temporal.Now.instant() }
  }
  let running: Running | null = await launch(plan)
  const stopAtExit = () => {
    if (running) interrupt(plan.place, running.child.pid!)
    removeSocketFolder(plan.place)
  }
  process.once('exit', stopAtExit)
  const keep = async () => {
    for (let wait = 0; running;) {
      const began = performance.now()
      await untilEnded(plan, running, tell, signal)
      if (signal.aborted) return
      if (performance.now() - began > SOUND_AFTER_MS) wait = 0
      tell('database_restarting')
      log('PostgreSQL ended unexpectedly; starting it again.')
      ;({ running, wait } = await startAgain(plan, wait, { log, tell, signal }))
    }
  }
  const kept = keep()
  return {
    trouble: () => trouble,
    async stop() {
      stopping.abort()
      await kept
      process.off('exit', stopAtExit)
    },
  }
}

/** Holds the claim on PostgreSQL until it ends, and ends it when we are to stop. */
async function untilEnded(plan: Launch, running: Running, tell: Tell, signal: AbortSignal): Promise<void> {
  const { child } = running
  const over = () => signal.aborted || hasEnded(child)
  void holdClaim(plan, running, tell, over)
  await new Promise<unknown>((resolve) => {
    child.once('exit', resolve)
    signal.addEventListener('abort', resolve)
    if (over()) resolve(null)
  })
  if (!signal.aborted) return
  void running.claim.end().catch(() => undefined)
  await endPostgres(plan.place, child)
}

/** A crashed backend closes all connections while PostgreSQL itself goes on: then it is claimed again. */
async function holdClaim(plan: Launch, running: Running, tell: Tell, over: () => boolean): Promise<void> {
  for (let { claim } = running; ; { claim } = running) {
    await new Promise<void>((resolve) => void claim.once('end', resolve))
    while (running.claim === claim) {
      if (over()) return
      tell('database_restarting')
      try {
        const next = await connectWhenReady(plan.ownerUrl, over)
        if (!next || !(await takeClaim(next))) return
        running.claim = next
        tell(null)
      } catch {
        await pause(FIRST_PAUSE_MS, undefined, { ref: false })
      }
    }
  }
}

interface Surroundings {
  log: Log
  tell: Tell
  signal: AbortSignal
}

/** Tries until PostgreSQL is up (`wait`: the pause before the next try) or we are to stop (null). */
async function startAgain(
  plan: Launch,
  wait: number,
  { log, tell, signal }: Surroundings,
): Promise<{ running: Running | null; wait: number }> {
  for (;;) {
    try {
      await pause(wait, undefined, { signal, ref: false })
      wait = Math.min(wait * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
      await clearStale(plan.place, log)
      const running = await launch(plan, signal)
      tell(null)
      return { running, wait }
    } catch (error) {
      if (signal.aborted) return { running: null, wait }
      tell(error instanceof DiskFull ? 'disk_full' : 'database_not_starting')
      log(`PostgreSQL could not be started; the next try is in ${wait} ms. ${(error as Error).message}`)
    }
  }
}
