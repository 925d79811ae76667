import { Suspense } from 'react'
import { lazyPart } from '../../../page/lazy-part.ts'

const HistoryPanel = lazyPart(['proofs'], () => import('./history-panel.tsx'), 'HistoryPanel')

/** The history of a document at its foot. */
export function DocumentHistory({ document, isOpen = false }: { document: number; isOpen?: boolean }) {
  return (
    <Suspense fallback={null}>
      <HistoryPanel document={document} isOpen={isOpen} />
    </Suspense>
  )
}
