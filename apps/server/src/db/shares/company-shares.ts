import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Failure } from '../../http/fail.ts'
import { Stay } from './stay.ts'

const LOOK_MS = 1_000
/** After so many looks without an answer a connection counts as silent. Looks, not seconds: a machine that stalls looks at nothing. */
const SILENT_LOOKS = 5
/** After so many, whoever waits is told, where nothing else of the company is answered either. */
const GIVEN_UP_LOOKS = 30
/** Connections by which a company that is not answered finds out that it is again. */
const PROBES = 2
const TURN_MS = 2_000
const ASK_AGAIN_MS = 50
const FORGOTTEN_MS = 300_000

/**
 * Keeps the companies of one part of the database that hangs (a machine of a cluster, a lock that nobody gives back) from holding
 * all connections of the pool. A company that is silent, because it waits and nothing of it was answered since, shares half of
 * the pool with all others that are; whoever finds no room there is told UNAVAILABLE, and the rest of the companies go on.
 * While less than half of the pool is taken, nobody is looked at.
 */
export class CompanyShares {
  readonly #pool: Pick<pg.Pool, 'waitingCount' | 'options'>
  readonly #stays = new Set<Stay>()
  readonly #heardAt = new Map<number, number>()
  /** Companies whose last try was lost or cut off, with the moment. */
  readonly #missed = new Map<number, number>()
  #looks = 0
  #order = 0
  #timer: NodeJS.Timeout | undefined

  constructor(pool: Pick<pg.Pool, 'waitingCount' | 'options'>) {
    this.#pool = pool
  }

  /**
   * Waits a moment for a turn, as when one answer is about to show that the company is well.
   * @throws Failure UNAVAILABLE
   */
  async turn(companyId: number): Promise<void> {
    const until = performance.now() + TURN_MS
    while (!this.mayEnter(companyId)) {
      if (performance.now() > until) throw new Failure('UNAVAILABLE')
      await pause(ASK_AGAIN_MS)
    }
  }

  /** Whether the company may have one more connection. */
  mayEnter(companyId: number): boolean {
    const half = this.#half()
    if (this.#stays.size < half) return true
    const suspects = this.#suspects()
    const own = this.#heldBy(new Set([companyId]))
    if (suspects.has(companyId)) return own < PROBES && this.#heldBy(suspects) < half
    if (own >= half && this.#silent().filter((stay) => stay.companyId === companyId).length >= half)
      return false
    const strangers = this.#strangers(suspects)
    // Some of those of whom nothing is known will hang as well; they do not get the half of those who are well.
    if (this.#heldBy(suspects) * 2 < half || !strangers(companyId)) return true
    return own === 0 && [...this.#stays].filter((stay) => strangers(stay.companyId)).length * 2 < half
  }

  /** @param cut breaks the connection off */
  begin(companyId: number, cut: () => void): Stay {
    const stay = new Stay(companyId, cut, {
      now: () => ({ look: this.#looks, order: (this.#order += 1) }),
      heard: () => {
        this.#heardAt.set(companyId, (this.#order += 1))
        this.#missed.delete(companyId)
      },
      lost: () => this.#missed.set(companyId, performance.now()),
      left: () => this.#stays.delete(stay),
    })
    this.#stays.add(stay)
    this.#timer ??= setInterval(() => this.look(), LOOK_MS).unref()
    return stay
  }

  /** What is done once a second while anybody is connected. */
  look(): void {
    this.#looks += 1
    if (this.#stays.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    const suspects = this.#suspects()
    if (this.#pool.waitingCount > 0) this.#makeRoom(suspects)
    for (const stay of this.#silent(GIVEN_UP_LOOKS)) if (suspects.has(stay.companyId)) stay.giveUp()
  }

  /** How many companies were not answered when they last tried, of those that did lately. */
  countUnanswered(): number {
    const since = performance.now() - FORGOTTEN_MS
    const missed = [...this.#missed].filter(([, at]) => at > since).map(([companyId]) => companyId)
    return this.#suspects().union(new Set(missed)).size
  }

  #makeRoom(suspects: ReadonlySet<number>): void {
    const half = this.#half()
    const kept = new Map<number, number>()
    let keptOfSuspects = 0
    for (const stay of this.#silent()) {
      const isSuspect = suspects.has(stay.companyId)
      const own = kept.get(stay.companyId) ?? 0
      if (isSuspect ? own >= PROBES || keptOfSuspects >= half : own >= half) {
        stay.cut()
        continue
      }
      kept.set(stay.companyId, own + 1)
      if (isSuspect) keptOfSuspects += 1
    }
  }

  /** Companies that wait while nothing of them is answered, or were cut off and have not been answered since. */
  #suspects(): Set<number> {
    const silent = this.#silent().filter(({ companyId, since }) => this.#lastHeard(companyId) < since.order)
    return new Set([...silent.map(({ companyId }) => companyId), ...this.#missed.keys()])
  }

  /** Companies of whom nothing was heard since the first one fell silent. */
  #strangers(suspects: ReadonlySet<number>): (companyId: number) => boolean {
    const began = Math.min(...this.#silent().map(({ since }) => since.order))
    return (companyId) => !suspects.has(companyId) && this.#lastHeard(companyId) < began
  }

  /** Oldest first. */
  #silent(looks = SILENT_LOOKS): Stay[] {
    return [...this.#stays].filter((stay) => stay.isWaiting && this.#looks - stay.since.look > looks)
  }

  #heldBy(companies: ReadonlySet<number>): number {
    return [...this.#stays].filter(({ companyId }) => companies.has(companyId)).length
  }

  #lastHeard = (companyId: number) => this.#heardAt.get(companyId) ?? -1

  #half = () => Math.max(1, Math.floor(this.#pool.options.max / 2))
}

const shares = new WeakMap<pg.Pool, CompanyShares>()

export function sharesOf(pool: pg.Pool): CompanyShares {
  const known = shares.get(pool) ?? new CompanyShares(pool)
  shares.set(pool, known)
  return known
}
