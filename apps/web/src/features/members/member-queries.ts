import type { QueryClient } from '@tanstack/react-query'
import { countMembers } from '#contract/members/employment.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { listMembers, listUser } from '#contract/members/members.ts'
import { q } from '../../api/query.ts'
import type { Profile } from '../../app/profile.ts'
import { looksAfterPeople, teamsQuery } from '../people/index.ts'
import { filterOf, type MemberView, queryOf } from './member-view.ts'

export type Colleague = EndpointResponse<typeof listUser>[number]

export const membersQuery = (view: MemberView) => q(listMembers, { query: queryOf(view) })

/** How many members each state has under the same filter. */
export const countsQuery = (view: MemberView) => q(countMembers, { query: filterOf(view) })

export const colleaguesQuery = (search: string) => q(listUser, { query: { search, limit: 100 } })

/** Starts the reads of the list; what is missing or refused the screen shows itself. */
export function prefetchMembers(client: QueryClient, profile: Profile, view: MemberView): void {
  if (!looksAfterPeople(profile)) return void client.prefetchQuery(colleaguesQuery(view.q))
  void client.prefetchQuery(membersQuery(view))
  void client.prefetchQuery(countsQuery(view))
  void client.prefetchQuery(teamsQuery(profile))
}
