import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../db/connection.ts'
import type { CompanyId } from '../db/transaction.ts'

export type Language = 'ko' | 'ja' | 'en'

/** Who acts, with all that policies ask about. Loaded with the session, see roles/load-actor.ts. */
export interface Actor {
  accountId: number
  /** 0 when the product itself acts, see jobs/in-company-as.ts. */
  memberId: number
  companyId: CompanyId
  isFullAdmin: boolean
  isLimitedAdmin: boolean
  /** Teams led and teams covered as a limited admin, each with all teams below. */
  ledTeamIds: readonly number[]
  coverTeamIds: readonly number[]
  roles: readonly string[]
  /** The company lets this person use nothing but the own profile (R-AUTH-002); admins never are. */
  isShutOut: boolean
  timezone: string
  /** Minute of the night at which the company's working day changes. */
  dayChangeMinute: number
  /** Parts of the product that the company has switched off; their endpoints answer FEATURE_OFF. */
  switchedOff: readonly string[]
  /** Whether everybody in the company is told the other names of others; else only who looks after them. */
  tellsEnglishNames: boolean
  tellsLocalNames: boolean
}

interface BaseContext {
  tx: Tx
  now: Temporal.Instant
  language: Language
  requestId: string
  ip: string
  userAgent: string
  log: FastifyBaseLogger
  /** Where the API is reached, without a closing slash. */
  apiUrl: string
  /** Runs after a successful commit, before the answer leaves; must not fail and must not touch the database. */
  afterCommit(work: () => void): void
  cookies: CookieJar
}

export interface CookieJar {
  read(name: string): string | undefined
  set(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds: number | null }): void
  clear(name: string): void
}

export type PublicContext = BaseContext

/** A signed-in person, perhaps without a company. The transaction is bound to none. */
export interface AccountContext extends BaseContext {
  accountId: number
  sessionId: number
  /** The company that the session is in. */
  activeCompanyId: CompanyId | null
}

/** A member's request: everything in `tx` is limited to the company by row security. */
export interface MemberContext extends BaseContext {
  accountId: number
  sessionId: number
  companyId: CompanyId
  actor: Actor
  /** The person lets the product know where they are. */
  positionAgreed: boolean
  /** The calendar day in the company's time zone. */
  today: Temporal.PlainDate
  /** Writes what changed into the audit trail, in the same transaction. */
  audit(entry: AuditEntry): void
}

export interface AuditEntry {
  /** `entity.verb`, such as meeting_room.create. */
  action: string
  target?: readonly [kind: string, id: number]
  before?: unknown
  after?: unknown
}

/** What a slice's commands need of a request; jobs and the demo generator make one of their own. */
export type CommandContext = Pick<
  MemberContext,
  'tx' | 'now' | 'today' | 'companyId' | 'actor' | 'language' | 'audit'
> &
  // From where, if somebody asked.
  Partial<Pick<MemberContext, 'ip' | 'userAgent'>>
