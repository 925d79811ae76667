import { numberOf, textOf } from '../../../../page/search.ts'

/** What the address says: the words searched for, the role shown on a phone, the person asked about. */
export interface MatrixSearch {
  q?: string
  who?: string
  user?: number
}

export function readMatrixSearch(search: Record<string, unknown>): MatrixSearch {
  return { ...textOf(search, 'q'), ...textOf(search, 'who'), ...numberOf(search, 'user') }
}
