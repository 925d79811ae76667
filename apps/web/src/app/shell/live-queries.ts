import type { Query, QueryClient } from '@tanstack/react-query'
import { rareWork } from '#contract/time/attendance/live.ts'
import type { Heard } from './live-stream.ts'

const RARE: ReadonlySet<unknown> = new Set(rareWork)
const RARE_REST_MILLISECONDS = 60_000

/**
 * Asks for what was heard of as far as it is on the screen and shows one of the days that have changed. Lists of everybody are asked
 * for once a minute at most: until then they are stale, and asked for by whoever opens them.
 */
export class LiveQueries {
  readonly #client: QueryClient
  #rareAskedAt = -Infinity

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** @returns after how many milliseconds what is left is to be asked for by {@link askRare}; null where nothing is */
  hear(heard: readonly Heard[], now: number): number | null {
    const isHeard = (query: Query) => heard.some((one) => concerns(one, query))
    void this.#client.invalidateQueries({ predicate: isHeard, refetchType: 'none' })
    void this.#client.refetchQueries({
      type: 'active',
      predicate: (query) => !RARE.has(query.queryKey[1]) && isHeard(query),
    })
    return this.askRare(now)
  }

  /** As {@link hear}, of what is left. */
  askRare(now: number): number | null {
    const waiting = { type: 'active', predicate: isWaiting } as const
    if (this.#client.getQueryCache().findAll(waiting).length === 0) return null
    const wait = this.#rareAskedAt + RARE_REST_MILLISECONDS - now
    if (wait > 0) return wait
    this.#rareAskedAt = now
    void this.#client.refetchQueries(waiting)
    return null
  }
}

const isWaiting = ({ queryKey, state }: Query) => RARE.has(queryKey[1]) && state.isInvalidated

function concerns({ names, days }: Heard, { queryKey, state }: Query): boolean {
  if (!queryKey.slice(0, 2).some((name) => names.includes(name as string))) return false
  const shown = state.data as { start_date?: string; end_date?: string } | null | undefined
  if (!days || !shown?.start_date || !shown.end_date) return true
  return days[0] <= shown.end_date && shown.start_date <= days[1]
}
