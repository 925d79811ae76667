import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type FeatureSwitch, partAround } from '#contract/platform/companies/features.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { call } from '../api/call.ts'
import { actFor } from '../api/acting-for.ts'
import { q } from '../api/query.ts'
import { keepZone } from '../text/company-clock.ts'

/** The signed-in person in the company: profile, roles, teams led, what is switched on. */
export type Profile = EndpointResponse<typeof getProfile>

/** With it comes the zone that all days and moments are told in. */
export const profileQuery = queryOptions({
  ...q(getProfile),
  queryFn: async ({ signal }) => {
    const profile = await call(getProfile, undefined, { signal })
    actFor(`${profile.company.company_id}-${profile.id}`)
    const [hours = 0, minutes = 0] = profile.company.change_day_time.split(':').map(Number)
    keepZone(profile.company.timezone, hours * 60 + minutes)
    return profile
  },
})

/** The signed-in person; every screen under /main may ask. */
export function useProfile(): Profile {
  return useSuspenseQuery(profileQuery).data
}

/** Leaders and administrators see the records of others; whose, the server decides. */
export function seesOthers({ is_admin, isTeamLeader }: Profile): boolean {
  return is_admin || isTeamLeader
}

/** Whether the company has a part of the product switched on, and the one around it; parts it has not heard of are on. */
export function hasFeature(profile: Pick<Profile, 'features'>, part: string): boolean {
  const around = partAround(part as FeatureSwitch)
  return profile.features[part] !== 'OFF' && (around === undefined || profile.features[around] !== 'OFF')
}

/** The same of what serves several parts: on while one of them is. */
export function hasAnyFeature(profile: Pick<Profile, 'features'>, parts: readonly string[]): boolean {
  return parts.some((part) => hasFeature(profile, part))
}
