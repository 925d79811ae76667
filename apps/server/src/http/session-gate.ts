import { sql } from '../db/sql/sql.ts'
import type pg from 'pg'
import type { Tx } from '../db/connection.ts'
import { bindCompany, type CompanyId, companyIdOf, inCompany, inGlobal } from '../db/transaction.ts'
import type { Actor } from './context.ts'
import { Failure } from './fail.ts'
import { hashToken } from './secrets.ts'

export const ACCESS_COOKIE = 'gyeol_session'
export const REFRESH_COOKIE = 'gyeol_refresh'
export const FORGERY_COOKIE = 'csrftoken'

/** A known session; `actor` is null while the person belongs to no company. */
export interface SignedIn {
  sessionId: number
  accountId: number
  companyId: CompanyId | null
  actor: Actor | null
  /** The person lets the product know where they are. */
  positionAgreed: boolean
}

export type LoadActor = (
  tx: Tx,
  companyId: CompanyId,
  memberId: number,
  accountId: number,
) => Promise<Actor | null>

/** What is kept of a session; `member_id` is who its account is in its company. */
export interface SessionRow {
  id: number
  account_id: number
  company_id: number | null
  access_expires_at: string
  revoked_at: string | null
  is_current: boolean
  member_id: number | null
  position_agreed: boolean
}

export type FindSession = (tx: Tx, accessHash: Buffer) => Promise<SessionRow | undefined>

/** Sessions and actors are kept by slices, which app.ts hands in. */
export interface SessionGateParts {
  pool: pg.Pool
  findSession: FindSession
  loadActor: LoadActor
}

interface Entry extends SignedIn {
  expiresAt: number
  knownUntil: number
}

// How long a revoked session or changed role may live on in another server that missed the notice.
const KNOWN_FOR_MS = 10_000
const MOST_KNOWN = 50_000

/** Turns access tokens into sessions, and remembers them for a few seconds. */
export class SessionGate {
  readonly #pool: pg.Pool
  readonly #findSession: FindSession
  readonly #loadActor: LoadActor
  readonly #known = new Map<string, Entry>()
  /** What is being read: a page asks several things at once. */
  readonly #reading = new Map<string, Promise<Entry>>()
  /** Grows with every forgetting: what was read before one must not be remembered after it. */
  #forgettings = 0
  readonly #listeners: ((whose: { companyId?: number; accountId?: number }) => void)[] = []

  constructor({ pool, findSession, loadActor }: SessionGateParts) {
    this.#pool = pool
    this.#findSession = findSession
    this.#loadActor = loadActor
  }

  /**
   * @param meant whom the page that asks was drawn for, `<company>-<member>`: looked for together with the session, and looked at
   * only when the session is theirs
   * @throws Failure NOT_SIGNED_IN without or with an unknown token, TOKEN_EXPIRED for one that was good once
   */
  async resolve(token: string | undefined, nowMs: number, meant?: unknown): Promise<SignedIn> {
    if (!token) throw new Failure('NOT_SIGNED_IN')
    const known = this.#known.get(token)
    if (known && known.knownUntil > nowMs) {
      if (known.expiresAt <= nowMs) throw new Failure('TOKEN_EXPIRED')
      return known
    }
    const reading = this.#reading.get(token)
    if (reading) return reading
    const begun = this.#read(token, nowMs, meant)
    this.#reading.set(token, begun)
    try {
      return await begun
    } finally {
      if (this.#reading.get(token) === begun) this.#reading.delete(token)
    }
  }

  async #read(token: string, nowMs: number, meant: unknown): Promise<Entry> {
    const before = this.#forgettings
    const entry = await this.#load(token, nowMs, whomMeant(meant))
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    if (before === this.#forgettings) this.#known.set(token, entry)
    return entry
  }

  async #load(token: string, nowMs: number, meant: Meant | null): Promise<Entry> {
    const hash = hashToken(token)
    const { row, supposed } = await inGlobal(this.#pool, 'read', (tx) => this.#find(tx, hash, meant))
    if (!row) throw new Failure('NOT_SIGNED_IN')
    const expiresAt = Date.parse(row.access_expires_at)
    if (row.revoked_at || !row.is_current || expiresAt <= nowMs) throw new Failure('TOKEN_EXPIRED')
    const actor = isOf(row, meant) ? supposed : await this.#actorOf(row)
    return {
      sessionId: row.id,
      accountId: row.account_id,
      companyId: actor ? companyIdOf(actor.companyId) : null,
      actor: actor && { ...actor, accountId: row.account_id },
      positionAgreed: row.position_agreed,
      expiresAt,
      knownUntil: nowMs + KNOWN_FOR_MS,
    }
  }

  /**
   * The session, and on the same way who the page was drawn for: most often it is the same person, and one journey to the database
   * less. What is read of another is thrown away unseen.
   */
  async #find(tx: Tx, hash: Buffer, meant: Meant | null): Promise<Found> {
    const session = this.#findSession(tx, hash)
    if (!meant) return { row: await session, supposed: null }
    const { companyId, memberId } = meant
    const [row, , supposed] = await Promise.all([
      session,
      // Names the company at once, so that the statement behind it may.
      bindCompany(tx, companyId),
      this.#loadActor(tx, companyId, memberId, 0),
    ])
    return { row, supposed }
  }

  async #actorOf({ company_id, member_id, account_id }: SessionRow): Promise<Actor | null> {
    if (!company_id || !member_id) return null
    const companyId = companyIdOf(company_id)
    return inCompany(this.#pool, companyId, 'read', (tx) =>
      this.#loadActor(tx, companyId, member_id, account_id),
    )
  }

  /** @param listener hears whose sessions or roles are no more what they were */
  whenForgotten(listener: (whose: { companyId?: number; accountId?: number }) => void): void {
    this.#listeners.push(listener)
  }

  forgetAll(): void {
    this.#forgettings += 1
    this.#reading.clear()
    this.#known.clear()
  }

  /** Forgets what is remembered of a company (roles, teams) or of an account (sessions). */
  forget(whose: { companyId?: number; accountId?: number }): void {
    this.#forgettings += 1
    this.#reading.clear()
    for (const [token, entry] of this.#known) {
      if (entry.companyId === whose.companyId || entry.accountId === whose.accountId)
        this.#known.delete(token)
    }
    for (const listener of this.#listeners) listener(whose)
  }
}

interface Meant {
  companyId: CompanyId
  memberId: number
}

interface Found {
  row: SessionRow | undefined
  supposed: Actor | null
}

function whomMeant(meant: unknown): Meant | null {
  const [, company, member] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(String(meant)) ?? []
  return company ? { companyId: companyIdOf(Number(company)), memberId: Number(member) } : null
}

function isOf(row: SessionRow, meant: Meant | null): boolean {
  return meant !== null && row.company_id === meant.companyId && row.member_id === meant.memberId
}

const CHANNEL = 'gyeol_sessions'

/** Tells every server, at commit, to forget a company's actors, or an account's sessions and what it agrees to. */
export async function announceForget(
  tx: Tx,
  whose: { companyId?: number; accountId?: number },
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(whose)})`.execute(tx)
}

/** Listens for announcements of other servers. Without a listening connection the few seconds above are the limit. */
export async function listenForForgets(client: pg.Client, gate: SessionGate): Promise<void> {
  client.on('notification', (notice) => {
    if (notice.channel === CHANNEL && notice.payload) gate.forget(JSON.parse(notice.payload))
  })
  await client.query(`listen ${CHANNEL}`)
}
