import type { EndpointResponse } from '#contract/endpoint.ts'
import { getUserProfile, type listMembers, listUser } from '#contract/people/members/members.ts'
import { listUserProfiles } from '#contract/people/members/profiles.ts'
import { listRanks, listTeams } from '#contract/people/organization/organization.ts'
import { call } from '../../../api/call.ts'
import { q } from '../../../api/query.ts'
import type { Profile } from '../../../page/profile.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import type { TeamOption } from '../../../ui/people/team-tree.ts'

export type Member = EndpointResponse<typeof listMembers>['results'][number]
export type Person = EndpointResponse<typeof getUserProfile>
type Team = EndpointResponse<typeof listTeams>[number]

export const personQuery = (id: number) => q(getUserProfile, { params: { id } })
export const ranksQuery = q(listRanks)

/** Teams of the company, or those that the person looks after or leads. */
export function teamsQuery(profile: Pick<Profile, 'is_admin_full'>) {
  return q(listTeams, { query: profile.is_admin_full ? {} : { admin_or_leader: 'true' } })
}

/** Teams for a TeamPicker, without the place of those who are in no team. */
export function teamOptions(
  teams: readonly Pick<Team, 'team_id' | 'team_name' | 'team_parent_id'>[] | undefined,
): TeamOption[] {
  return (teams ?? [])
    .filter((team) => team.team_id > 0)
    .map((team) => ({ id: team.team_id, name: team.team_name, parentId: team.team_parent_id }))
}

/** People for a PersonPicker. */
export async function findPeople(search: string, limit = 20): Promise<PersonOption[]> {
  const people = await call(listUser, { query: { search, limit } })
  return people.map((one) => ({
    id: one.user_id,
    name: one.username,
    position: one.position,
    team: one.team?.team_name ?? null,
    imageUrl: one.image_url,
  }))
}

/** People to whom the reader may give a lead: for a limited admin others whom they look after. */
export async function findLeaders(reader: Profile, search: string, limit = 20): Promise<PersonOption[]> {
  if (reader.is_admin_full) return findPeople(search, limit)
  const query = { search, page_size: limit, admin_only: 'true', is_active: 'true' } as const
  const { results } = await call(listUserProfiles, { query })
  return results
    .filter((one) => one.user_id !== reader.id)
    .map(({ user_id: id, user_profile: person }) => ({
      id,
      name: person.username,
      position: person.position,
      team: person.team?.team_name ?? null,
      imageUrl: person.image_url,
    }))
}
