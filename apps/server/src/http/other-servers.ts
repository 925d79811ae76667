import pg from 'pg'
import type { LiveTouches } from './live/live-touches.ts'
import { listenForForgets, type SessionGate } from './session-gate.ts'
import type { Log } from '../jobs/log.ts'

const LONGEST_WAIT_MS = 30_000

/**
 * Hears what other servers announce (changed roles, ended sessions, days that changed), and connects again whenever the line is lost.
 * Behind a pooler without LISTEN a few seconds of remembering are the limit instead.
 */
export function listenToOthers(
  url: string,
  gate: SessionGate,
  log: Log,
  live?: LiveTouches,
): { stop(): Promise<void> } {
  let client: pg.Client | null = null
  let waitMs = 1_000
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const again = () => {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, waitMs)
    timer.unref()
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'gyeol-listener' })
    fresh.on('error', () => undefined)
    fresh.on('end', again)
    try {
      await fresh.connect()
      await listenForForgets(fresh, gate)
      await live?.listenOn(fresh)
      // Stopped while the line was being made: nobody would close it.
      if (stopped) return void (await fresh.end())
      // What was announced while the line was down is not known.
      gate.forgetAll()
      client = fresh
      waitMs = 1_000
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'not listening to other servers')
      await fresh.end().catch(() => undefined)
      again()
    }
  }
  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
