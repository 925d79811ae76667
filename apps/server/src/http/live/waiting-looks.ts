/** What waits to be looked at, one after the other: thousands may be named at once, and each of them again and again. */
export class WaitingLooks<T> {
  readonly #look: (one: T) => Promise<void>
  readonly #first = new Set<T>()
  readonly #then = new Set<T>()
  #isLooking = false

  /** @param look must not fail */
  constructor(look: (one: T) => Promise<void>) {
    this.#look = look
  }

  get count(): number {
    return this.#first.size + this.#then.size
  }

  /** Each stands here once. What is named while it is looked at is looked at again: the look may have missed the change. */
  add(named: Iterable<T>, { first }: { first: boolean }): void {
    for (const one of named) {
      if (first) this.#then.delete(one)
      if (first || !this.#first.has(one)) (first ? this.#first : this.#then).add(one)
    }
    if (!this.#isLooking) void this.#lookAtAll()
  }

  remove(one: T): void {
    this.#first.delete(one)
    this.#then.delete(one)
  }

  async #lookAtAll(): Promise<void> {
    this.#isLooking = true
    for (let one = this.#next(); one !== undefined; one = this.#next()) {
      this.remove(one)
      await this.#look(one)
    }
    this.#isLooking = false
  }

  #next(): T | undefined {
    for (const waiting of [this.#first, this.#then]) for (const one of waiting) return one
    return undefined
  }
}
