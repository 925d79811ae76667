import { Suspense } from 'react'
import { lazyPart } from '../../../page/lazy-part.ts'

const HistoryPanel = lazyPart(['proofs'], () => import('./history-panel.tsx'), 'HistoryPanel')

interface Shown {
  document: number
  /** When the document ended first; undefined where that is not known. */
  endedAt?: string | null | undefined
}

/** The history of a document at its foot. */
export function DocumentHistory({ isOpen = false, ...shown }: Shown & { isOpen?: boolean }) {
  return (
    <Suspense fallback={null}>
      <HistoryPanel {...shown} isOpen={isOpen} />
    </Suspense>
  )
}
