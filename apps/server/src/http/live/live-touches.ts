import { dayFromKey, keysOfWeek } from '#rules/calendar/day-key.ts'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { addTo, type DaySpan, hearTouched, type Touched, type Touches } from './touched-people.ts'
import { companyIdOf, inCompany } from '../../db/transaction.ts'
import type { Tx } from '../../db/connection.ts'
import { dayOf } from '../make-context.ts'
import { type LiveStream, LiveStreams, say, seesTeams } from './live-streams.ts'

/** What readers ask for anew when something of people changes: of their own, and of whom they see. */
export interface LiveMatter {
  own: readonly string[]
  others: readonly string[]
  /** Of them what shows days that are over, and no other: not asked for where days from today on have changed. */
  daysOver?: readonly string[]
  /** Told as good as at once: few hear of it, and they wait for it. */
  isPrompt?: boolean
  /** Told so many milliseconds later: it is not so before. Lost with the server, as all that is told. */
  afterMs?: number
  /** Who looks at what was touched, where it is things and not people that are named. */
  peopleOf?(tx: Tx, ids: readonly number[]): Promise<readonly number[]>
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
  /** By the names under which transactions note what they touch. */
  matters: Readonly<Record<string, LiveMatter>>
  teamsOf: TeamsOf
}

const CHANNEL = 'gyeol_touched'
// Presses of a morning come together: told once, and not one commit waits for another to be told.
const GATHER_MS = 500
// What one statement or a few have touched still comes together.
const PROMPT_MS = 20
// A notice of the database has 8,000 bytes; who changes something of so many has changed it for everybody.
const MOST_NAMED = 500

interface Said {
  companyId: number
  matter: string
  /** null: everybody. */
  members: readonly number[] | null
  /** null: it is not of days, or not known of which. */
  days?: DaySpan | null
}

/**
 * Tells the open streams of all servers of whom something has changed. Nothing of the change itself is told: readers ask for it,
 * and are answered what they may see. A notice may be lost with its server; screens ask by themselves each minute, too.
 */
export class LiveTouches {
  readonly streams = new LiveStreams()
  readonly #parts: LiveParts
  readonly #me = randomUUID()
  readonly #gathered = new Map<number, Map<string, Touched>>()
  #timer: NodeJS.Timeout | undefined
  #tellsAt = Infinity
  #told: Promise<void> = Promise.resolve()

  constructor(parts: LiveParts) {
    this.#parts = parts
    hearTouched(parts.pool, (companyId, touches) => this.#gather(companyId, touches))
  }

  #gather(companyId: number, touches: Touches): void {
    for (const [matter, touched] of touches) {
      const { isPrompt = false, afterMs = 0 } = this.#parts.matters[matter] ?? {}
      if (afterMs > 0) setTimeout(() => this.#add(companyId, matter, touched, PROMPT_MS), afterMs).unref()
      else this.#add(companyId, matter, touched, isPrompt ? PROMPT_MS : GATHER_MS)
    }
  }

  #add(companyId: number, matter: string, touched: Touched, withinMs: number): void {
    if (touched.ids.size === 0) return
    const known = this.#gathered.get(companyId) ?? new Map<string, Touched>()
    addTo(known, matter, touched)
    this.#gathered.set(companyId, known)
    const at = performance.now() + withinMs
    if (this.#tellsAt <= at) return
    clearTimeout(this.#timer)
    this.#tellsAt = at
    this.#timer = setTimeout(() => void this.flush(), withinMs).unref()
  }

  /** Tells what was gathered, here and to the other servers, after what is being told. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#tellsAt = Infinity
    return (this.#told = this.#told.then(() => this.#tellGathered()))
  }

  async #tellGathered(): Promise<void> {
    const all = [...this.#gathered].flatMap(([companyId, touches]) =>
      [...touches].map(([matter, touched]) => ({ companyId, matter, ...touched })),
    )
    this.#gathered.clear()
    // Screens ask by themselves when nobody is told.
    for (const one of all) await this.#tell(one).catch(() => undefined)
  }

  async #tell({ companyId, matter, ids, days }: { companyId: number; matter: string } & Touched) {
    const members = ids.size > MOST_NAMED ? null : await this.#peopleOf(companyId, matter, [...ids])
    if (members?.length === 0) return
    const isMany = members !== null && members.length > MOST_NAMED
    const said: Said = { companyId, matter, members: isMany ? null : members, days }
    const notice = JSON.stringify({ from: this.#me, ...said })
    await Promise.allSettled([
      this.#hear(said),
      this.#parts.pool.query('select pg_notify($1, $2)', [CHANNEL, notice]),
    ])
  }

  #peopleOf(
    companyId: number,
    matter: string,
    ids: readonly number[],
  ): Promise<readonly number[]> | readonly number[] {
    const { pool, matters } = this.#parts
    const { peopleOf } = matters[matter] ?? {}
    return peopleOf ? inCompany(pool, companyIdOf(companyId), 'read', (tx) => peopleOf(tx, ids)) : ids
  }

  /** Hears what other servers tell, on the connection that listens to them. */
  async listenOn(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload }) => {
      if (channel !== CHANNEL || !payload) return
      const { from, ...said } = JSON.parse(payload) as Said & { from: string }
      if (from !== this.#me) this.#hear(said).catch(() => undefined)
    })
    await client.query(`listen ${CHANNEL}`)
  }

  async #hear({ companyId, matter, members, days = null }: Said): Promise<void> {
    const streams = this.streams.of(companyId)
    const names = this.#parts.matters[matter]
    // A server of another version may tell of what this one does not know.
    if (streams.length === 0 || !names) return
    const people = members && new Set(members)
    const isOwn = ({ actor }: LiveStream) => people === null || people.has(actor.memberId)
    const isPlain = (one: LiveStream) => !isOwn(one) && !one.actor.isFullAdmin
    const isAhead = days !== null && days[0] >= this.#today(streams[0]!).toString()
    const isTold = (name: string) => !isAhead || !names.daysOver?.includes(name)
    const [own, others] = [names.own.filter(isTold), names.others.filter(isTold)]
    const [ownLine, othersLine] = [lineOf([...own, ...others], days), lineOf(others, days)]
    const looksUp = others.length > 0 && streams.some(isPlain)
    const teams = people && looksUp ? await this.#teamsOf(streams[0]!, [...people]) : new Set<number>()
    for (const stream of streams) {
      const seesOthers = people === null || stream.actor.isFullAdmin || seesTeams(stream, teams)
      if (isOwn(stream)) say(stream, ownLine)
      else if (seesOthers && others.length > 0) say(stream, othersLine)
    }
  }

  async #teamsOf({ companyId, actor }: LiveStream, memberIds: readonly number[]): Promise<Set<number>> {
    const { pool, teamsOf } = this.#parts
    const today = this.#today({ actor })
    const company = companyIdOf(companyId)
    return new Set(await inCompany(pool, company, 'read', (tx) => teamsOf(tx, memberIds, today)))
  }

  #today({ actor }: Pick<LiveStream, 'actor'>): Temporal.PlainDate {
    return dayOf(actor, this.#parts.clock())
  }
}

function lineOf(names: readonly string[], days: DaySpan | null): string {
  return `data: ${JSON.stringify({ names, ...(days && { days: weeksOf(days) }) })}\n\n`
}

// Hours beyond 40 are those of a week: a day changes what is said of the others of its week.
function weeksOf([from, to]: DaySpan): DaySpan {
  return [keysOfWeek(dayFromKey(from))[0]!, keysOfWeek(dayFromKey(to)).at(-1)!]
}
