import { availableParallelism } from 'node:os'
import type pg from 'pg'

/** A read that takes longer than this goes on beside the lanes: a report, or a database that hangs, holds up nobody. */
const QUICK_MS = 20

/** A read on its way. */
interface Lane {
  since: number
}

/**
 * Lets so many quick reads go to the database at once; the others wait for these. For a database that shares the processors of this
 * machine: what more is sent to it at once only takes longer, since each of its processes brings plans and tables of its own into
 * the caches (decision 0111). What writes waits for nobody: commits that arrive together are written together.
 */
export class ReadLanes {
  readonly #most: number
  readonly #taken = new Set<Lane>()
  readonly #waiting: ((lane: Lane) => void)[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(most: number) {
    this.#most = most
  }

  /** Waits for a lane; whoever has it gives it back to {@link leave}. */
  enter(): Lane | Promise<Lane> {
    if (this.#taken.size < this.#most) return this.#take()
    this.#timer ??= setInterval(() => this.#look(), QUICK_MS).unref()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  leave(lane: Lane): void {
    if (this.#taken.delete(lane)) this.#next()
  }

  #take(): Lane {
    const lane = { since: performance.now() }
    this.#taken.add(lane)
    return lane
  }

  #next(): void {
    const first = this.#waiting.shift()
    if (first) first(this.#take())
    else if (this.#timer) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #look(): void {
    const before = performance.now() - QUICK_MS
    for (const lane of this.#taken) if (lane.since < before) this.leave(lane)
  }
}

const lanes = new WeakMap<pg.Pool, ReadLanes>()

const LANES_PER_PROCESSOR = 2

/** Of a pool whose database shares the processors of this machine. */
export function keepLanes(pool: pg.Pool): void {
  lanes.set(pool, new ReadLanes(LANES_PER_PROCESSOR * availableParallelism()))
}

export const lanesOf = (pool: pg.Pool): ReadLanes | undefined => lanes.get(pool)
