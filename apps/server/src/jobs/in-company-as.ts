import type pg from 'pg'
import type { Tx } from '#server/db/connection.ts'
import { type CompanyId, inCompany } from '#server/db/transaction.ts'
import { writeAudit } from '#server/http/audit-trail.ts'
import type { Actor, AuditEntry, CommandContext, Language } from '#server/http/context.ts'
import { Failure } from '#server/http/fail.ts'
import { dayOf } from '#server/http/make-context.ts'
import type { LoadActor } from '#server/http/session-gate.ts'

/** What work outside a request needs; app.ts hands it to every slice with jobs. */
export interface ActingParts {
  pool: pg.Pool
  clock: () => Temporal.Instant
  loadActor: LoadActor
}

/** Who acts: the product itself, or a member in whose name something was begun. */
export type ActsFor = 'system' | number

/** What a command has of a request, without the request. */
export interface ActingContext extends CommandContext {
  /** Runs after a successful commit; must not fail and must not touch the database. */
  afterCommit(work: () => void): void
  /**
   * The same transaction in the name of a member, with what they may do now; null for somebody who works here no longer.
   * Its audit entries stand in the trail as theirs.
   */
  inNameOf(memberId: number): Promise<ActingContext | null>
}

/**
 * Does work for a company outside a request, in one transaction that is bound to the company: with the moment and the day
 * there, a language, an actor with true rights, and the audit trail, which is written before the transaction ends. A member
 * acts with the rights of now, not of when they began something.
 * @param cause what the trail tells in place of a request's id, such as the name of the job
 * @throws Failure FORBIDDEN when the member works here no longer; whatever the work throws: then nothing of it is kept
 */
export async function inCompanyAs<T>(
  parts: ActingParts,
  companyId: CompanyId,
  who: ActsFor,
  work: (ctx: ActingContext) => Promise<T>,
  cause = 'job',
): Promise<T> {
  const acting = new Acting(parts, companyId)
  const result = await inCompany(parts.pool, companyId, 'write', async (tx) => {
    const ctx = who === 'system' ? await acting.asSystem(tx) : await acting.asMember(tx, who)
    if (!ctx) throw new Failure('FORBIDDEN')
    const done = await work(ctx)
    await acting.writeTrail(tx, cause)
    return done
  })
  acting.finish()
  return result
}

/** One piece of work: its moment, and what its contexts leave behind, in whosever name. */
class Acting {
  readonly #parts: ActingParts
  readonly #companyId: CompanyId
  readonly #now: Temporal.Instant
  readonly #trails = new Map<number, { actor: Actor; entries: AuditEntry[] }>()
  readonly #after: (() => void)[] = []

  constructor(parts: ActingParts, companyId: CompanyId) {
    this.#parts = parts
    this.#companyId = companyId
    this.#now = parts.clock()
  }

  async asSystem(tx: Tx): Promise<ActingContext> {
    const company = await tx
      .selectFrom('companies')
      .select(['timezone', 'day_change_minute', 'language'])
      .executeTakeFirstOrThrow()
    return this.#context(tx, systemActor(this.#companyId, company), company.language as Language)
  }

  async asMember(tx: Tx, memberId: number): Promise<ActingContext | null> {
    const member = await tx
      .selectFrom('members as m')
      .innerJoin('companies as c', 'c.company_id', 'm.company_id')
      .select(['m.account_id', 'm.language', 'c.language as company_language'])
      .where('m.id', '=', memberId)
      .executeTakeFirst()
    if (!member) return null
    const actor = await this.#parts.loadActor(tx, this.#companyId, memberId, member.account_id ?? 0)
    return actor && this.#context(tx, actor, (member.language ?? member.company_language) as Language)
  }

  #context(tx: Tx, actor: Actor, language: Language): ActingContext {
    return {
      tx,
      now: this.#now,
      today: dayOf(actor, this.#now),
      companyId: this.#companyId,
      actor,
      language,
      audit: (entry) => {
        const trail = this.#trails.get(actor.memberId) ?? { actor, entries: [] }
        trail.entries.push(entry)
        this.#trails.set(actor.memberId, trail)
      },
      afterCommit: (work) => this.#after.push(work),
      inNameOf: (memberId) => this.asMember(tx, memberId),
    }
  }

  async writeTrail(tx: Tx, cause: string): Promise<void> {
    // As of requests: by the moment in which it is written.
    const at = { tx, now: this.#parts.clock(), companyId: this.#companyId, requestId: cause, ip: '' }
    for (const { actor, entries } of this.#trails.values()) await writeAudit({ ...at, actor }, entries)
  }

  finish(): void {
    for (const work of this.#after) work()
  }
}

/** The product may do what the law and the company's settings have it do; nobody's rights are asked. */
function systemActor(companyId: CompanyId, company: { timezone: string; day_change_minute: number }): Actor {
  return {
    accountId: 0,
    memberId: 0,
    companyId,
    isFullAdmin: true,
    isLimitedAdmin: false,
    ledTeamIds: [],
    coverTeamIds: [],
    roles: [],
    isShutOut: false,
    switchedOff: [],
    tellsEnglishNames: true,
    tellsLocalNames: true,
    timezone: company.timezone,
    dayChangeMinute: company.day_change_minute,
  }
}
