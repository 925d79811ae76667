import { dayOf, numberOf, textOf } from '../../../page/search.ts'

/** What the address says of the trail: who did what to whom, and when. */
export interface AuditSearch {
  actor?: number
  user?: number
  /** An area, where there is one of that name; looked up with the screen, since the sign-in page reads addresses as well. */
  area?: string
  action?: string
  from?: string
  to?: string
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    ...numberOf(search, 'actor'),
    ...numberOf(search, 'user'),
    ...textOf(search, 'area'),
    ...textOf(search, 'action'),
    ...dayOf(search, 'from'),
    ...dayOf(search, 'to'),
  }
}
