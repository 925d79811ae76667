import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { call, type CallArgs, type CallInput } from './call.ts'
import { ApiError } from './errors.ts'

const FIVE_MINUTES = 300_000
const RETRIES = 3

/** The wait before try n (from 0): 1 s, then twice as long each time, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

/** A refusal stays a refusal; only what may pass by itself is tried again, three times. */
export function mayRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500
  return !isRefusal && failures < RETRIES
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FIVE_MINUTES, gcTime: FIVE_MINUTES, retry: mayRetry, retryDelay },
      mutations: { retry: false },
    },
  })
}

/** Query options of a read: `useQuery(q(listRooms, { query: { room_cat_id: 3 } }))`. */
export function q<E extends Endpoint>(endpoint: E, ...[input]: CallArgs<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input as CallInput<E> | undefined),
    queryFn: ({ signal }) => call(endpoint, input as CallInput<E> | undefined, { signal }).then(orNull),
  })
}

/**
 * The key under which an answer is kept: its area, the endpoint, the input; without input, the beginning of all keys of the
 * endpoint.
 */
export function keyOf<E extends Endpoint>({ area, id }: E, input?: CallInput<E>) {
  return input === undefined ? ([area, id] as const) : ([area, id, input] as const)
}

/** Makes stale what writes have touched, as their contract says; what is on the screen is asked for again. */
export function refreshTouched(client: QueryClient, ...writes: Pick<Endpoint, 'touches'>[]): Promise<void> {
  const touched = new Set<unknown>(writes.flatMap(({ touches = [] }) => touches))
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.slice(0, 2).some((name) => touched.has(name)),
  })
}

// A query may not answer undefined, which an empty 204 would be.
function orNull<T>(answer: T): T {
  return (answer === undefined ? null : answer) as T
}
