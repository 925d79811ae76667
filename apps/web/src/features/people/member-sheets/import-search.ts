import { numberOf, oneOf } from '../../../page/search.ts'

/** What the address of the screen may say; without an import it is the first step. */
export interface ImportSearch {
  import?: number
  by?: 'paste'
  only?: 'problems' | 'all'
  page?: number
}

export function readImportSearch(search: Record<string, unknown>): ImportSearch {
  const found = {
    ...numberOf(search, 'import'),
    ...oneOf(search, 'by', ['paste']),
    ...oneOf(search, 'only', ['problems', 'all']),
    ...numberOf(search, 'page'),
  }
  if (found.import !== undefined && found.import < 1) delete found.import
  return found
}
