import type { EndpointResponse } from '#contract/endpoint.ts'
import { documentHistory, lastCheck } from '#contract/approvals/proofs/proofs.ts'
import { q } from '../../../api/query.ts'

export type History = EndpointResponse<typeof documentHistory>
export type HistoryEntry = History['entries'][number]
export type Check = NonNullable<EndpointResponse<typeof lastCheck>['check']>

/** What was done with a document. */
export function historyQuery(id: number) {
  return { ...q(documentHistory, { params: { id } }), staleTime: 0 }
}

const LIVE = 1_000

/** The last check of all documents; asked again every second while it runs. */
export const checkQuery = {
  ...q(lastCheck),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: EndpointResponse<typeof lastCheck> | undefined } }) =>
    state.data?.check && state.data.check.ended_at === null ? LIVE : (false as const),
}
