interface Limits {
  /** Pieces of work at once. */
  atOnce: number
  /** Of these, for one company. */
  each?: number
}

interface Waiting<W> {
  readonly who: W
  readonly go: () => void
}

interface Line<W> {
  running: number
  readonly waiting: Waiting<W>[]
}

/**
 * Turns at work of which the machine bears only so much at once. Whoever waits is called company by company, in rounds of
 * one: however much one company has asked for, another waits for a single piece of it.
 */
export class Turns<W> {
  readonly #limits: Required<Limits>
  #running = 0
  /** Companies that work or wait, the one that was served last at the end. */
  readonly #lines = new Map<number, Line<W>>()

  constructor({ atOnce, each = atOnce }: Limits) {
    this.#limits = { atOnce, each }
  }

  /** Who waits, in the order in which they are called if nobody else comes. */
  waiting(): W[] {
    // A company whose work ends stands at the end from then on.
    const lines = [...this.#lines.values()].toSorted((a, b) => Math.sign(a.running) - Math.sign(b.running))
    const rounds = Math.max(0, ...lines.map(({ waiting }) => waiting.length))
    const called = (round: number) => lines.flatMap(({ waiting }) => waiting[round]?.who ?? [])
    return Array.from({ length: rounds }, (_, round) => called(round)).flat()
  }

  /** Does the work when the turn of the company has come; it passes on when the work is settled. */
  async take<T>(companyId: number, who: W, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(companyId) ?? { running: 0, waiting: [] }
    this.#lines.set(companyId, line)
    await new Promise<void>((go) => {
      line.waiting.push({ who, go })
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
      const next = line.running < this.#limits.each ? line.waiting.shift() : undefined
      if (!next) continue
      line.running += 1
      this.#running += 1
      // Set anew it stands at the end, and is met there again should there be room for more.
      this.#lines.delete(companyId)
      this.#lines.set(companyId, line)
      next.go()
    }
  }
}
