import { useSuspenseQuery } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getProfile } from '#contract/people/members/members.ts'
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
export function hasFeature(profile: Pick<Profile, 'features'>, part: string): boolean {
  return profile.features[part] !== 'OFF'
}

/** The same of what serves several parts: on while one of them is. */
export function hasAnyFeature(profile: Pick<Profile, 'features'>, parts: readonly string[]): boolean {
  return parts.some((part) => hasFeature(profile, part))
}
