import type { Endpoint } from '#contract/endpoint.ts'
import { writeAudit } from './audit-trail.ts'
import type { AccountContext, Actor, AuditEntry, MemberContext, PublicContext } from './context.ts'
import { cookieJar } from './cookies.ts'
import type { Call } from './admission/admit.ts'
import type { Server } from './server.ts'

type Unbound<C> = Omit<C, 'tx'> & { tx: C extends { tx: infer T } ? T : never }

export function publicContext(server: Server, call: Call, after: (() => void)[]): Unbound<PublicContext> {
  const { request, reply, now } = call
  return {
    tx: undefined as never,
    now,
    language: request.language,
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    log: request.log,
    apiUrl: server.settings.apiUrl ?? server.settings.publicUrl,
    afterCommit: (work) => after.push(work),
    cookies: cookieJar(request, reply, server.secureCookies),
  }
}

export function accountContext(server: Server, call: Call, after: (() => void)[]): Unbound<AccountContext> {
  const { signedIn } = call
  if (!signedIn) throw new Error('An account context needs a session.')
  return {
    ...publicContext(server, call, after),
    accountId: signedIn.accountId,
    sessionId: signedIn.sessionId,
    activeCompanyId: signedIn.companyId,
  }
}

/**
 * The member's context and the writing of its audit entries. A command that says nothing of its own is told by the name of its
 * endpoint, unless it found that nothing was to be changed: then nobody did anything.
 */
export function memberContext(server: Server, endpoint: Endpoint, call: Call, after: (() => void)[]) {
  const { signedIn } = call
  if (!signedIn?.actor || !signedIn.companyId) throw new Error('A member context needs a company.')
  const entries: AuditEntry[] = []
  const ctx: Unbound<MemberContext> = {
    ...publicContext(server, call, after),
    accountId: signedIn.accountId,
    sessionId: signedIn.sessionId,
    companyId: signedIn.companyId,
    actor: signedIn.actor,
    positionAgreed: signedIn.positionAgreed,
    today: dayOf(signedIn.actor, call.now),
    audit: (entry) => entries.push(entry),
  }
  return {
    ctx,
    // By the moment in which it is written, which comes after all that it had to wait for: so entries stand as their changes do.
    writeAudit: async (hasWritten: boolean) => {
      const who = { ...ctx, now: server.clock() }
      if (entries.length > 0) await writeAudit(who, entries)
      else if (hasWritten) await writeAudit(who, [{ action: endpoint.id }])
    },
  }
}

interface KnownDay {
  from: number
  until: number
  day: Temporal.PlainDate
}

/** By time zone, the day that was asked for last and its first and last moments: of a zone it is mostly asked for again. */
const known = new Map<string, KnownDay>()

/** The calendar day where the company is. */
export function dayOf({ timezone }: Actor, now: Temporal.Instant): Temporal.PlainDate {
  const ms = now.epochMilliseconds
  const last = known.get(timezone)
  if (last && last.from <= ms && ms < last.until) return last.day
  const begin = now.toZonedDateTimeISO(timezone).startOfDay()
  const [from, until] = [begin.epochMilliseconds, begin.add({ days: 1 }).startOfDay().epochMilliseconds]
  const day = begin.toPlainDate()
  known.set(timezone, { from, until, day })
  return day
}
