import type { ServerResponse } from 'node:http'
import type { CompanyId } from '../../db/transaction.ts'
import type { Actor } from '../context.ts'

/** An open stream, with whose days its reader sees. */
export interface LiveStream {
  /** The session that it was opened with, which is looked at again and again. */
  token: string
  companyId: CompanyId
  actor: Actor
  /** Where the reader stands: colleagues of these teams are on their board. */
  ownTeamIds: readonly number[]
  answer: ServerResponse
}

/** How many of one account, and of all, one server holds open. A browser with many tabs has one. */
const MOST_OF_ACCOUNT = 8
const MOST_OF_ALL = 10_000
// Who does not read is let go: a stream says so little that nothing waits with anybody else.
const MOST_WAITING_BYTES = 65_536

/** The streams that this server holds open, by company. */
export class LiveStreams {
  readonly #byCompany = new Map<number, Set<LiveStream>>()
  readonly #ofAccount = new Map<number, number>()
  #count = 0

  get count(): number {
    return this.#count
  }

  /** @returns false where one more would be too many */
  add(stream: LiveStream): boolean {
    const { accountId } = stream.actor
    const own = this.#ofAccount.get(accountId) ?? 0
    if (this.#count >= MOST_OF_ALL || own >= MOST_OF_ACCOUNT) return false
    const known = this.#byCompany.get(stream.companyId) ?? new Set()
    this.#byCompany.set(stream.companyId, known.add(stream))
    this.#ofAccount.set(accountId, own + 1)
    this.#count += 1
    return true
  }

  remove(stream: LiveStream): void {
    const known = this.#byCompany.get(stream.companyId)
    if (!known?.delete(stream)) return
    const { accountId } = stream.actor
    const left = (this.#ofAccount.get(accountId) ?? 0) - 1
    if (left > 0) this.#ofAccount.set(accountId, left)
    else this.#ofAccount.delete(accountId)
    this.#count -= 1
    if (known.size === 0) this.#byCompany.delete(stream.companyId)
  }

  of(companyId: number): LiveStream[] {
    return [...(this.#byCompany.get(companyId) ?? [])]
  }

  all(): LiveStream[] {
    return [...this.#byCompany.values()].flatMap((known) => [...known])
  }
}

/** Says something, or lets go of who does not listen. */
export function say({ answer }: LiveStream, line: string): void {
  if (answer.writableLength > MOST_WAITING_BYTES) answer.destroy()
  else answer.write(line)
}

/** Whether the reader sees people of these teams: by their duty, or as a colleague. */
export function seesTeams({ actor, ownTeamIds }: LiveStream, teamIds: ReadonlySet<number>): boolean {
  return [actor.ledTeamIds, actor.coverTeamIds, ownTeamIds].some((own) => own.some((id) => teamIds.has(id)))
}
