import { useSuspenseQuery } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getProfile } from '#contract/members/members.ts'
import { q } from '../api/query.ts'

/** The signed-in person in the company: profile, roles, teams led, what is switched on. */
export type Profile = EndpointResponse<typeof getProfile>

export const profileQuery = q(getProfile)

/** The signed-in person; every screen under /main may ask. */
export function useProfile(): Profile {
  return useSuspenseQuery(profileQuery).data
}

/** Leaders and administrators see the records of others; whose, the server decides. */
export function seesOthers({ is_admin, isTeamLeader }: Profile): boolean {
  return is_admin || isTeamLeader
}

/** Whether the company has a part of the product switched on; parts it has not heard of are on. */
export function hasFeature(profile: Profile, part: string): boolean {
  return profile.features[part] !== 'OFF'
}
