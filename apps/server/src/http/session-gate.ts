import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../db/connection.ts'
import { type CompanyId, companyIdOf, inCompany, inGlobal } from '../db/transaction.ts'
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
  /** Grows with every forgetting: what was read before one must not be remembered after it. */
  #forgettings = 0
  readonly #listeners: ((whose: { companyId?: number; accountId?: number }) => void)[] = []

  constructor({ pool, findSession, loadActor }: SessionGateParts) {
    this.#pool = pool
    this.#findSession = findSession
    this.#loadActor = loadActor
  }

  /**
   * @throws Failure NOT_SIGNED_IN without or with an unknown token, TOKEN_EXPIRED for one that was good once
   */
  async resolve(token: string | undefined, nowMs: number): Promise<SignedIn> {
    if (!token) throw new Failure('NOT_SIGNED_IN')
    const known = this.#known.get(token)
    if (known && known.knownUntil > nowMs) {
      if (known.expiresAt <= nowMs) throw new Failure('TOKEN_EXPIRED')
      return known
    }
    const before = this.#forgettings
    const entry = await this.#load(token, nowMs)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    if (before === this.#forgettings) this.#known.set(token, entry)
    return entry
  }

  async #load(token: string, nowMs: number): Promise<Entry> {
    const hash = hashToken(token)
    const row = await inGlobal(this.#pool, 'read', (tx) => this.#findSession(tx, hash))
    if (!row) throw new Failure('NOT_SIGNED_IN')
    const expiresAt = Date.parse(row.access_expires_at)
    if (row.revoked_at || !row.is_current || expiresAt <= nowMs) throw new Failure('TOKEN_EXPIRED')
    const companyId = row.company_id && row.member_id ? companyIdOf(row.company_id) : null
    const actor = companyId
      ? await inCompany(this.#pool, companyId, 'read', (tx) =>
          this.#loadActor(tx, companyId, row.member_id!, row.account_id),
        )
      : null
    return {
      sessionId: row.id,
      accountId: row.account_id,
      companyId: actor ? companyId : null,
      actor,
      positionAgreed: row.position_agreed,
      expiresAt,
      knownUntil: nowMs + KNOWN_FOR_MS,
    }
  }

  /** @param listener hears whose sessions or roles are no more what they were */
  whenForgotten(listener: (whose: { companyId?: number; accountId?: number }) => void): void {
    this.#listeners.push(listener)
  }

  forgetAll(): void {
    this.#forgettings += 1
    this.#known.clear()
  }

  /** Forgets what is remembered of a company (roles, teams) or of an account (sessions). */
  forget(whose: { companyId?: number; accountId?: number }): void {
    this.#forgettings += 1
    for (const [token, entry] of this.#known) {
      if (entry.companyId === whose.companyId || entry.accountId === whose.accountId)
        this.#known.delete(token)
    }
    for (const listener of this.#listeners) listener(whose)
  }
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
