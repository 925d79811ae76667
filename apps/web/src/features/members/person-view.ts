import { oneOf, textOf } from '../../app/search.ts'

/** The parts of the screen of one person. */
export const personTabs = ['profile', 'history'] as const
export type PersonTab = (typeof personTabs)[number]

/** What the address of a person may say. */
export interface PersonSearch {
  tab?: PersonTab
  /** The day that the history is asked about. */
  on?: string
}

export function readPersonSearch(search: Record<string, unknown>): PersonSearch {
  const { on } = textOf(search, 'on')
  return { ...oneOf(search, 'tab', personTabs), ...(on && /^\d{4}-\d{2}-\d{2}$/.test(on) && { on }) }
}
