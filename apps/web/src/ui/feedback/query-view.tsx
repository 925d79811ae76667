import type { ReactNode } from 'react'
import { CardSkeleton } from './card-skeleton.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

/** The part of a TanStack Query result that the view reads. */
export interface QueryLike<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

interface QueryViewProps<T> {
  query: QueryLike<T>
  skeleton?: ReactNode
  /** Shown when the answer is null or an empty list (or `isEmpty` says so). */
  empty?: EmptyStateProps
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** A read on the screen: grey blocks, then the data, an empty state or an error with another try. */
export function QueryView<T>({ query, skeleton, empty, isEmpty = looksEmpty, children }: QueryViewProps<T>) {
  // Data of before stays visible when only its renewal failed.
  if (query.data !== undefined) {
    return empty && isEmpty(query.data) ? <EmptyState {...empty} /> : children(query.data)
  }
  if (query.isPending) return skeleton ?? <CardSkeleton />
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
}

function looksEmpty(data: unknown): boolean {
  if (data === null) return true
  if (Array.isArray(data)) return data.length === 0
  const results = (data as { results?: unknown }).results
  return Array.isArray(results) && results.length === 0
}
