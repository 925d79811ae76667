import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Failure } from '../fail.ts'
import type { Server } from '../server.ts'
import type { SignedIn } from '../session-gate.ts'

const MINUTE_MS = 60_000
/** Behind one address of the net stands perhaps an office: browsers that nobody knows yet share this many budgets. */
const ADDRESS_SHARES = 10

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** What an endpoint lets one person, one known browser, and one address ask in a minute; counted by each server. */
export interface Budget {
  own: Limiter
  shared: Limiter
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account or browser that the request is counted under. */
    countedAs: string
  }
}

export function budgetOf(http: FastifyInstance, { limitPerMinute }: Endpoint): Budget | null {
  if (!limitPerMinute) return null
  return {
    own: http.createRateLimit({
      max: limitPerMinute,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => request.countedAs,
    }),
    // By address, or by the network of a household where it is one of IPv6.
    shared: http.createRateLimit({ max: limitPerMinute * ADDRESS_SHARES, timeWindow: MINUTE_MS }),
  }
}

/**
 * Whoever is signed in has a budget by account, wherever the request comes from. Strangers share their address's; when it is
 * spent, a browser with which an account was used still has its own, so that nobody behind the same address can shut its
 * owner out. What a browser claims is looked up only then: made-up claims cost others nothing.
 * @throws Failure TOO_MANY_REQUESTS with the seconds until the minute ends
 */
export async function refuseSpent(
  server: Server,
  budget: Budget | null,
  request: FastifyRequest,
  signedIn: SignedIn | null,
): Promise<void> {
  if (!budget) return
  if (signedIn) {
    request.countedAs = `account ${signedIn.accountId}`
    return refuse(await spend(budget.own, request))
  }
  const seconds = await spend(budget.shared, request)
  if (seconds === null) return
  const browser = await server.knownBrowser(request)
  if (!browser) refuse(seconds)
  request.countedAs = `browser ${browser}`
  refuse(await spend(budget.own, request))
}

/** Seconds to wait, or null while there is something left. */
async function spend(limiter: Limiter, request: FastifyRequest): Promise<number | null> {
  const result = await limiter(request)
  return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : null
}

function refuse(seconds: number | null): void {
  if (seconds !== null) throw new Failure('TOO_MANY_REQUESTS', { seconds })
}
