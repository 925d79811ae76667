import { numberOf, pageOf, textOf } from '../../../../page/search.ts'

/** The address of the ledger: its filters and page. */
export interface LedgerSearch {
  /** The year of leave that begins in it; each person's running one when absent. */
  year?: number | undefined
  team?: number | undefined
  search?: string | undefined
  /** With people who have left. */
  left?: number | undefined
  page?: number | undefined
}

export function readLedgerSearch(search: Record<string, unknown>): LedgerSearch {
  return {
    ...numberOf(search, 'year'),
    ...numberOf(search, 'team'),
    ...textOf(search, 'search'),
    ...numberOf(search, 'left'),
    ...pageOf(search),
  }
}
