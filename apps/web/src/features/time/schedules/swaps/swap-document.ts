import type { Output } from '#contract/endpoint.ts'
import type { swapValues } from '#contract/time/schedules/swaps.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'

export type SwapValues = Output<typeof swapValues>

/** A holiday that is worked, and a work day that is free in its place, among the documents. */
export const swapDocument: DocumentKind<SwapValues> = {
  key: 'HOLIDAY_SWAP',
  texts: ['swapDocument'],
  name: 'swapDocument.name',
  Block: lazyPart([], () => import('./swap-block.tsx'), 'SwapBlock'),
  brief: ({ reason }) => ({ note: reason }),
}
