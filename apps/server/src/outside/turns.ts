interface Limits {
  /** Pieces of work at once. */
  atOnce: number
  /** Of these, for one company. */
  each?: number
  /** How many of one company may wait. */
  waiting?: number
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Turns at work of which the machine bears only so much at once. Whoever waits is called company by company, in rounds of
 * one: however much one company has asked for, another waits for a single piece of it.
 */
export class Turns {
  readonly #limits: Required<Limits>
  #running = 0
  /** Companies that work or wait, the one that was served last at the end. */
  readonly #lines = new Map<number, Line>()

  constructor({ atOnce, each = atOnce, waiting = Infinity }: Limits) {
    this.#limits = { atOnce, each, waiting }
  }

  /** Whether the company has as many pieces waiting as it may. */
  isFull(companyId: number): boolean {
    return (this.#lines.get(companyId)?.waiting.length ?? 0) >= this.#limits.waiting
  }

  /** Does the work when the turn of the company has come; it passes on when the work is settled. */
  async take<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(companyId) ?? { running: 0, waiting: [] }
    this.#lines.set(companyId, line)
    await new Promise<void>((go) => {
      line.waiting.push(go)
      this.#call()
    })
    try {
      return await work()
    } finally {
      line.running -= 1
      this.#running -= 1
      this.#lines.delete(companyId)
      if (line.running + line.waiting.length > 0) this.#lines.set(companyId, line)
      this.#call()
    }
  }

  #call(): void {
    for (const [companyId, line] of this.#lines) {
      if (this.#running >= this.#limits.atOnce) return
      const go = line.running < this.#limits.each ? line.waiting.shift() : undefined
      if (!go) continue
      line.running += 1
      this.#running += 1
      // Set anew it stands at the end, and is met there again should there be room for more.
      this.#lines.delete(companyId)
      this.#lines.set(companyId, line)
      go()
    }
  }
}
