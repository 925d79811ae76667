import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hearTouched } from './touched-people.ts'
import { companyIdOf, inCompany } from '../../db/transaction.ts'
import type { Tx } from '../../db/connection.ts'
import { dayOf } from '../make-context.ts'
import { type LiveStream, LiveStreams, say, seesTeams } from './live-streams.ts'

/** What readers ask for anew when days of people change: their own, and those of whom they see. */
export interface LiveNames {
  own: readonly string[]
  others: readonly string[]
}

/** The teams in which people stand on a day. */
export type TeamsOf = (
  tx: Tx,
  memberIds: readonly number[],
  day: Temporal.PlainDate,
) => Promise<readonly number[]>

export interface LiveParts {
  pool: pg.Pool
  clock: () => Temporal.Instant
  names: LiveNames
  teamsOf: TeamsOf
}

const CHANNEL = 'gyeol_touched'
// Presses of a morning come together: told once, and not one commit waits for another to be told.
const GATHER_MS = 500
// A notice of the database has 8,000 bytes; who changes the days of so many has changed those of everybody.
const MOST_NAMED = 500

/** null: of everybody. */
type Touched = readonly number[] | null

/**
 * Tells the open streams of all servers whose days have changed. Nothing of the change itself is told: readers ask for it,
 * and are answered what they may see. A notice may be lost with its server; screens ask by themselves each minute, too.
 */
export class LiveTouches {
  readonly streams = new LiveStreams()
  readonly #parts: LiveParts
  readonly #me = randomUUID()
  readonly #gathered = new Map<number, Set<number>>()
  #timer: NodeJS.Timeout | undefined

  constructor(parts: LiveParts) {
    this.#parts = parts
    hearTouched(parts.pool, (companyId, memberIds) => this.#gather(companyId, memberIds))
  }

  #gather(companyId: number, memberIds: readonly number[]): void {
    const known = this.#gathered.get(companyId) ?? new Set()
    for (const id of memberIds) known.add(id)
    this.#gathered.set(companyId, known)
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref()
  }

  /** Tells what was gathered, here and to the other servers. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const all = [...this.#gathered]
    this.#gathered.clear()
    for (const [companyId, people] of all) {
      const members: Touched = people.size > MOST_NAMED ? null : [...people]
      const notice = JSON.stringify({ from: this.#me, companyId, members })
      // Screens ask by themselves when nobody is told.
      await Promise.allSettled([
        this.#hear(companyId, members),
        this.#parts.pool.query('select pg_notify($1, $2)', [CHANNEL, notice]),
      ])
    }
  }

  /** Hears what other servers tell, on the connection that listens to them. */
  async listenOn(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload }) => {
      if (channel !== CHANNEL || !payload) return
      const { from, companyId, members } = JSON.parse(payload) as {
        from: string
        companyId: number
        members: Touched
      }
      if (from !== this.#me) this.#hear(companyId, members).catch(() => undefined)
    })
    await client.query(`listen ${CHANNEL}`)
  }

  async #hear(companyId: number, members: Touched): Promise<void> {
    const streams = this.streams.of(companyId)
    if (streams.length === 0) return
    const people = members && new Set(members)
    const isOwn = ({ actor }: LiveStream) => people === null || people.has(actor.memberId)
    const isPlain = (one: LiveStream) => !isOwn(one) && !one.actor.isFullAdmin
    const teams =
      people && streams.some(isPlain) ? await this.#teamsOf(streams[0]!, [...people]) : new Set<number>()
    for (const stream of streams) {
      const seesOthers = people === null || stream.actor.isFullAdmin || seesTeams(stream, teams)
      const { own, others } = this.#parts.names
      if (isOwn(stream)) say(stream, lineOf([...own, ...others]))
      else if (seesOthers) say(stream, lineOf(others))
    }
  }

  async #teamsOf({ companyId, actor }: LiveStream, memberIds: readonly number[]): Promise<Set<number>> {
    const { pool, clock, teamsOf } = this.#parts
    const today = dayOf(actor, clock())
    const company = companyIdOf(companyId)
    return new Set(await inCompany(pool, company, 'read', (tx) => teamsOf(tx, memberIds, today)))
  }
}

const lineOf = (names: readonly string[]) => `data: ${JSON.stringify(names)}\n\n`
