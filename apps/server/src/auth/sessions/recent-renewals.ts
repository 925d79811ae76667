import type { SessionTokens } from './open-session.ts'

/** Browser tabs that refresh at the same moment all get the answer of the first one. */
export const GRACE_SECONDS = 60
const MOST = 20_000

/**
 * The tokens given out in the last minute, by the refresh token they replaced. Only hashes are in the database, so
 * a second tab could otherwise not be given the same pair, and the pair that reaches the browser last would win.
 * Another server process does not see these: there the second tab's refresh renews once more.
 */
export class RecentRenewals {
  readonly #given = new Map<string, { tokens: SessionTokens; until: number }>()

  remember(oldRefresh: string, tokens: SessionTokens, now: Temporal.Instant): void {
    this.#drop(now.epochMilliseconds)
    this.#given.set(oldRefresh, { tokens, until: now.epochMilliseconds + GRACE_SECONDS * 1000 })
  }

  find(oldRefresh: string, now: Temporal.Instant): SessionTokens | undefined {
    const found = this.#given.get(oldRefresh)
    return found && found.until > now.epochMilliseconds ? found.tokens : undefined
  }

  #drop(nowMs: number): void {
    for (const [key, { until }] of this.#given) {
      if (until > nowMs && this.#given.size < MOST) break
      this.#given.delete(key)
    }
  }
}
