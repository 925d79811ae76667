import type { QueryClient } from '@tanstack/react-query'
import { countMembers } from '#contract/people/members/members.ts'
import { listMembers, listUser } from '#contract/people/members/members.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../api/query.ts'
import { type Profile, seesOthers } from '../../../page/profile.ts'
import { shownName } from '../../../page/shown-name.ts'
import { teamsQuery } from '../directory/index.ts'
import { filterOf, queryOf } from './member-filter.ts'
import type { MemberView } from './member-view.ts'

export const membersQuery = (view: MemberView) => q(listMembers, { query: queryOf(view) })

/** The rows of a page, each by the name that readers of the language can say. */
export const namedIn = (language: string) => (page: EndpointResponse<typeof listMembers>) => ({
  ...page,
  results: page.results.map((row) => ({ ...row, username: shownName(row, language) })),
})

/** How many members each state has under the same filter. */
export const countsQuery = (view: MemberView) => q(countMembers, { query: filterOf(view) })

/** As many colleagues as one answer holds. */
export const MOST_COLLEAGUES = 100

export const colleaguesQuery = (search: string) => q(listUser, { query: { search, limit: MOST_COLLEAGUES } })

/** Starts the reads of the list; what is missing or refused the screen shows itself. */
export function prefetchMembers(client: QueryClient, profile: Profile, view: MemberView): void {
  if (!seesOthers(profile)) return void client.prefetchQuery(colleaguesQuery(view.q))
  void client.prefetchQuery(membersQuery(view))
  void client.prefetchQuery(countsQuery(view))
  void client.prefetchQuery(teamsQuery(profile))
}
