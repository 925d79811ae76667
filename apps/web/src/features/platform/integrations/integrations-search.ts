import { pageOf, textOf } from '../../../page/search.ts'

/** What the address holds: our own search, and what a service adds when it sends the browser back. */
export interface IntegrationsSearch {
  q?: string
  page?: number
  code?: string
  state?: string
  error?: string
}

export interface Consent {
  code: string
  state: string
}

/** The address as the screen may trust it; whatever else a service adds is left out. */
export function readIntegrationsSearch(search: Record<string, unknown>): IntegrationsSearch {
  return {
    ...textOf(search, 'q'),
    ...pageOf(search),
    ...textOf(search, 'code'),
    ...textOf(search, 'state'),
    ...textOf(search, 'error'),
  }
}

/** With what a service sent the browser back: a consent, a refusal, or nothing of the kind. */
export function comeBackWith({ code, state, error }: IntegrationsSearch): Consent | 'declined' | null {
  if (code !== undefined && state !== undefined) return { code, state }
  return error === undefined ? null : 'declined'
}
