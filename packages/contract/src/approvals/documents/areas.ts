import { area } from '../../area.ts'
import { touchedByKinds } from '../../document-kinds.ts'

const common = { area: 'approval_v1', feature: 'DOCUMENT_APPROVAL', whenOff: 'rows' } as const

/** What every act on a document may change. */
export const touchedByActs = ['approval_v1', 'home', ...touchedByKinds]

export const approvals = area({
  ...common,
  ids: 'approvals',
  path: '/v1/approvals',
  touches: touchedByActs,
})

/**
 * The older generation of the same calls. It reads what the newer one reads, and so lies in its area: a write of either makes both
 * stale.
 */
export const oldApprovals = area({
  ...common,
  ids: 'approvals_v0',
  path: '/approval',
  touches: touchedByActs,
})
