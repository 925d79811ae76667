interface Limits {
  /** Pieces of work at once. */
  atOnce: number
  /** Of these, for one company. */
  each?: number
}

interface Waiting<W> {
  readonly who: W
  readonly go: () => void
  readonly isLong: boolean
  /** It has given its turn back for a while. */
  readonly isResting: boolean
}

interface Line<W> {
  running: number
  /** How much long work has begun and is not done, be it resting. */
  long: number
  /** Long work has rested, and none of the short work that waits has gone first since. */
  letsFirst: boolean
  readonly waiting: Waiting<W>[]
  /** What its work looks at, from whichever thread: not 0 while somebody waits who goes before it. */
  readonly isWanted: Int32Array<SharedArrayBuffer>
}

/** The turn of long work, which it can pass on where it may be broken off. */
export interface Turn {
  /** Not 0 while another company, or short work of this one, waits for this turn; a thread can read it as well. */
  readonly isWanted: Int32Array<SharedArrayBuffer>
  /** Lets those go first, and comes back in a turn of its own: what is half done holds nobody up. */
  rest(): Promise<void>
}

/**
 * Turns at work of which the machine bears only so much at once. Whoever waits is called company by company, in rounds of
 * one: however much one company has asked for, another waits for a single piece of it. Of one company short and long work
 * that has begun go by turns, and long work that has not begun comes last, so that one of them is half done and not all.
 */
export class Turns<W> {
  readonly #limits: Required<Limits>
  #running = 0
  /** Companies that work or wait, the one that was served last at the end. */
  readonly #lines = new Map<number, Line<W>>()

  constructor({ atOnce, each = atOnce }: Limits) {
    this.#limits = { atOnce, each }
  }

  /** Who waits for work to begin, in the order in which they are called if nobody else comes. */
  waiting(): W[] {
    // A company whose work ends stands at the end from then on.
    const lines = [...this.#lines.values()].toSorted((a, b) => Math.sign(a.running) - Math.sign(b.running))
    const rounds = Math.max(0, ...lines.map(({ waiting }) => waiting.length))
    const orders = lines.map(inOrder)
    const called = (round: number) => orders.flatMap((order) => order[round] ?? [])
    const all = Array.from({ length: rounds }, (_, round) => called(round)).flat()
    return all.filter(({ isResting }) => !isResting).map(({ who }) => who)
  }

  /**
   * Does the work when the turn of the company has come; it passes on when the work is settled, or rests.
   * @param isLong it takes longer than seconds, and rests
   */
  async take<T>(companyId: number, who: W, work: (turn: Turn) => Promise<T>, isLong = false): Promise<T> {
    const isWanted = this.#lines.get(companyId)?.isWanted ?? new Int32Array(new SharedArrayBuffer(4))
    const called = (isResting: boolean) => {
      const line = this.#lines.get(companyId) ?? {
        running: 0,
        long: 0,
        letsFirst: false,
        waiting: [],
        isWanted,
      }
      this.#lines.set(companyId, line)
      line.letsFirst ||= isResting
      return new Promise<void>((go) => {
        line.waiting[isResting ? 'unshift' : 'push']({ who, go, isLong, isResting })
        this.#call()
      })
    }
    const rest = async () => {
      if (isWanted[0] === 0) return
      this.#leave(companyId)
      await called(true)
    }
    await called(false)
    try {
      return await work({ isWanted, rest })
    } finally {
      this.#lines.get(companyId)!.long -= Number(isLong)
      this.#leave(companyId)
      this.#call()
    }
  }

  #leave(companyId: number): void {
    const line = this.#lines.get(companyId)!
    line.running -= 1
    this.#running -= 1
    // Set anew it stands at the end.
    this.#lines.delete(companyId)
    if (line.running + line.long + line.waiting.length > 0) this.#lines.set(companyId, line)
  }

  #call(): void {
    for (const [companyId, line] of this.#lines) {
      if (this.#running >= this.#limits.atOnce) break
      const next = line.running < this.#limits.each ? nextOf(line) : undefined
      if (!next) continue
      line.running += 1
      this.#running += 1
      // Set anew it stands at the end, and is met there again should there be room for more.
      this.#lines.delete(companyId)
      this.#lines.set(companyId, line)
      next.go()
    }
    const wanting = [...this.#lines.values()].filter(
      ({ running, waiting }) => waiting.length > 0 && running < this.#limits.each,
    )
    for (const line of this.#lines.values())
      line.isWanted[0] = Number(
        wanting.some((other) => other !== line) || (line.long > 0 && line.waiting.some(isShort)),
      )
  }
}

const isShort = ({ isLong, isResting }: Waiting<unknown>): boolean => !isLong && !isResting

/** Those who wait of one company: while long work is half done, short work is called between its pieces. */
function inOrder<W>({ long, letsFirst, waiting }: Line<W>): Waiting<W>[] {
  if (long === 0) return waiting
  const [begun, short] = [waiting.filter(({ isResting }) => isResting), waiting.filter(isShort)]
  const rest = waiting.filter(({ isLong, isResting }) => isLong && !isResting)
  const first = letsFirst ? 1 : 0
  return [...short.slice(0, first), ...begun, ...short.slice(first), ...rest]
}

function nextOf<W>(line: Line<W>): Waiting<W> | undefined {
  const next = inOrder(line)[0]
  if (!next) return undefined
  line.waiting.splice(line.waiting.indexOf(next), 1)
  if (isShort(next)) line.letsFirst = false
  else if (!next.isResting) line.long += 1
  return next
}
