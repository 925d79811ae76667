import { pageOf, textOf } from '../../../page/search.ts'

/** What the address of a list of codes holds. */
export interface CodesSearch {
  q?: string
  page?: number
}

export interface CodesView {
  search: string
  page: number
}

/** The address as the screen may trust it. */
export function readCodesSearch(search: Record<string, unknown>): CodesSearch {
  return { ...textOf(search, 'q'), ...pageOf(search) }
}

/** The address with its gaps filled; a search is cut to what the server takes. */
export function codesView({ q = '', page = 1 }: CodesSearch): CodesView {
  return { search: [...q].slice(0, 64).join(''), page }
}

/** A view as the address holds it. */
export function codesSearch({ search, page }: CodesView): CodesSearch {
  return { ...(search && { q: search }), ...(page > 1 && { page }) }
}
