import { dayOf, oneOf } from '../../../page/search.ts'
import type { Person } from '../directory/index.ts'

/** The parts of the screen of one person. */
export const personTabs = ['profile', 'history', 'leave'] as const
export type PersonTab = (typeof personTabs)[number]

/** What the address of a person may say. */
export interface PersonSearch {
  tab?: PersonTab
  /** The day that the history is asked about. */
  on?: string
}

/**
 * Whether the viewer sees the person's record and not only what colleagues see of each other: of a colleague the server
 * does not tell how work is recorded.
 */
export function seesRecord(
  person: Pick<Person, 'user_id'> & {
    abilities: Pick<Person['abilities'], 'update'>
    user_profile: Pick<Person['user_profile'], 'work_check'>
  },
  viewerId: number,
): boolean {
  const isTold = person.user_profile.work_check !== null
  return person.user_id === viewerId || person.abilities.update || isTold
}

export function readPersonSearch(search: Record<string, unknown>): PersonSearch {
  return { ...oneOf(search, 'tab', personTabs), ...dayOf(search, 'on') }
}
