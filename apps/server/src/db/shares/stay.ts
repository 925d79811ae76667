/** When a connection was last heard of. */
export interface Since {
  /** The number of looks until then: how long ago it is. */
  look: number
  /** What came before what. */
  order: number
}

interface Hearer {
  now(): Since
  heard(): void
  lost(): void
  left(): void
}

/** That a transaction of a company has a connection, and whether the database answers it. */
export class Stay {
  readonly companyId: number
  readonly cut: () => void
  /** Fails when nobody is to wait any longer; the connection may still be waiting then. */
  readonly givenUp: Promise<never>
  giveUp!: () => void
  isGivenUp = false
  /** When the oldest statement without an answer was said, or the last answer came. */
  since: Since = { look: 0, order: 0 }
  readonly #hearer: Hearer
  #open = 0

  constructor(companyId: number, cut: () => void, hearer: Hearer) {
    this.companyId = companyId
    this.#hearer = hearer
    this.cut = () => {
      hearer.lost()
      cut()
    }
    this.givenUp = new Promise((_, reject) => {
      this.giveUp = () => {
        this.isGivenUp = true
        hearer.lost()
        reject(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }))
      }
    })
    this.givenUp.catch(() => undefined)
  }

  get isWaiting(): boolean {
    return this.#open > 0
  }

  /** Follows a statement to its answer. @param isLost tells of an error whether the database is away */
  async follow<T>(answer: Promise<T>, isLost: (error: unknown) => boolean): Promise<T> {
    if (this.#open === 0) this.since = this.#hearer.now()
    this.#open += 1
    try {
      const value = await answer
      this.#hearer.heard()
      return value
    } catch (error) {
      if (isLost(error)) this.#hearer.lost()
      else this.#hearer.heard()
      throw error
    } finally {
      this.#open -= 1
      this.since = this.#hearer.now()
    }
  }

  leave(): void {
    this.#hearer.left()
  }
}
