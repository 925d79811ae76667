/** So many pieces of work at once, the others one after the other as they came, and no longer a queue than that. */
export class Turns {
  #free: number
  readonly #most: number
  readonly #longest: number
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number, longestQueue = Infinity) {
    this.#free = this.#most = atOnce
    this.#longest = longestQueue
  }

  get isIdle(): boolean {
    return this.#free === this.#most
  }

  get isFull(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#longest
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((go) => this.#waiting.push(go))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The turn is handed over, so that nobody who comes just now gets in between.
      if (next) next()
      else this.#free += 1
    }
  }
}
