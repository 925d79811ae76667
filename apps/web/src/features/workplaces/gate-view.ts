import { numberOf, textOf } from '../../app/search.ts'

/** What the address of the gate users holds. */
export interface GateSearch {
  q?: string
  page?: number
}

export interface GateView {
  search: string
  page: number
}

/** The address as the screen may trust it. */
export function readGateSearch(search: Record<string, unknown>): GateSearch {
  const { page } = numberOf(search, 'page')
  return { ...textOf(search, 'q'), ...(page !== undefined && page > 1 && { page }) }
}

/** The address with its gaps filled; a search is cut to what the server takes. */
export function gateView({ q = '', page = 1 }: GateSearch): GateView {
  return { search: [...q].slice(0, 64).join(''), page }
}
