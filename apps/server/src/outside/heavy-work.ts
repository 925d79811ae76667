import { availableParallelism, totalmem } from 'node:os'
import { fail } from '../http/fail.ts'
import { type Turn, Turns } from './turns.ts'

/** In whose name heavy work is done. A person is an account: anybody may found companies, and is another member in each. */
export interface Asker {
  companyId: number
  actor: { accountId: number }
}

interface Piece {
  companyId: number
  accountId: number
  since: Temporal.Instant
  done: number | null
}

/** Says how much of a piece of work is done, from 0 to 1. */
export type Tell = (share: number) => void

/** Where a piece of work stands: 0 while it is being done, else the how-manieth of those that wait. */
export interface Place {
  place: number
  of: number
  since: Temporal.Instant
  /** Whole percent of what is being done; null while it waits, and for what does not say. */
  done: number | null
}

interface Bounds {
  atOnce: number
  /**
   * How much of one person, one company and all may be under way, waiting and being done. A company that has nothing under
   * way is let in beyond the bound of all, with one piece.
   */
  most: { person: number; company: number; all: number }
}

const MOST_AT_ONCE = 4
const MEMORY_OF_ONE = 1_500_000_000

/** One core stays free for light requests, and the memory of the machine bears what is done at once. */
function boundsOfMachine(): Bounds {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const bearable = Math.min(MOST_AT_ONCE, availableParallelism() - 1, Math.floor(memory / MEMORY_OF_ONE))
  return { atOnce: Math.max(1, bearable), most: { person: 10, company: 50, all: 200 } }
}

/**
 * The one line in which all companies' heavy work of this server waits: spreadsheets in and out, PDFs, pictures. What takes
 * its turn here holds no connection to the database while it waits.
 */
export class HeavyWork {
  /** How much is done at the same time. */
  readonly atOnce: number
  readonly #most: Bounds['most']
  readonly #turns: Turns<Piece>
  readonly #all = new Set<Piece>()

  constructor({ atOnce, most }: Bounds) {
    this.atOnce = atOnce
    this.#most = most
    // Of several threads one stays for the other companies.
    this.#turns = new Turns({ atOnce, each: Math.max(1, atOnce - 1) })
  }

  /**
   * Does the work in its turn. What takes longer than seconds rests between its pieces, so that other companies, and what is short of
   * its own, go first meanwhile; whoever asks for it says that it is long.
   * @throws Failure TOO_MANY_FILES when too much is under way already
   */
  async take<T>(
    { companyId, actor }: Asker,
    work: (tell: Tell, turn: Turn) => Promise<T>,
    isLong = false,
  ): Promise<T> {
    const since = Temporal.Now.instant()
    const piece: Piece = { companyId, accountId: actor.accountId, since, done: null }
    const tell: Tell = (share) => {
      piece.done = Math.floor(share * 100)
    }
    this.#refuseFull(piece)
    this.#all.add(piece)
    try {
      return await this.#turns.take(companyId, piece, (turn) => work(tell, turn), isLong)
    } finally {
      this.#all.delete(piece)
    }
  }

  /** What of a person is under way, the oldest first. */
  placesOf({ companyId, actor }: Asker): Place[] {
    const waiting = this.#turns.waiting()
    return [...this.#all]
      .filter((piece) => piece.companyId === companyId && piece.accountId === actor.accountId)
      .map((piece) => ({
        place: waiting.indexOf(piece) + 1,
        of: waiting.length,
        since: piece.since,
        done: piece.done,
      }))
  }

  #refuseFull({ companyId, accountId }: Piece): void {
    const { person, company, all } = this.#most
    const pieces = [...this.#all]
    const theirs = pieces.filter((piece) => piece.companyId === companyId)
    const own = pieces.filter((piece) => piece.accountId === accountId)
    if (own.length >= person) fail('TOO_MANY_FILES', { count: own.length })
    if (theirs.length >= company) fail('TOO_MANY_FILES', { count: theirs.length })
    if (pieces.length >= all && theirs.length > 0) fail('TOO_MANY_FILES', { count: pieces.length })
  }
}

/** Of this process: a second server on another machine has a line of its own. */
export const heavyWork = new HeavyWork(boundsOfMachine())
