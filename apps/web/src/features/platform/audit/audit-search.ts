import { auditAreas, type AuditArea } from '#contract/platform/audit/audit.ts'
import { dayOf, numberOf, oneOf, textOf } from '../../../page/search.ts'

/** What the address says of the trail: who did what to whom, and when. */
export interface AuditSearch {
  actor?: number
  user?: number
  area?: AuditArea
  action?: string
  from?: string
  to?: string
}

/** What is nonsense is left out; a period needs both ends, in their order. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const { from, to } = { ...dayOf(search, 'from'), ...dayOf(search, 'to') }
  return {
    ...numberOf(search, 'actor'),
    ...numberOf(search, 'user'),
    ...oneOf(search, 'area', auditAreas),
    ...textOf(search, 'action'),
    ...(from && to && from <= to && { from, to }),
  }
}
