import { dayOf, oneOf } from '../../../page/search.ts'

/** What the address holds: own answers of the running month without anything. */
export interface MoodSearch {
  view?: 'statistics' | undefined
  by?: 'team' | undefined
  date?: string
}

export function readMoodSearch(search: Record<string, unknown>): MoodSearch {
  return {
    ...oneOf(search, 'view', ['statistics']),
    ...oneOf(search, 'by', ['team']),
    ...dayOf(search, 'date'),
  }
}
