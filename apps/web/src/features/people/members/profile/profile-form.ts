import type { EndpointCall } from '#contract/endpoint.ts'
import type { updateProfile } from '#contract/people/members/members.ts'
import type { Profile } from '../../../../page/profile.ts'

export type ProfileForm = Pick<
  Profile['user_profile'],
  | 'username'
  | 'local_username'
  | 'en_username'
  | 'phone'
  | 'job_desc'
  | 'birth_date'
  | 'language'
  | 'default_team_filter'
>
type ProfileChange = EndpointCall<typeof updateProfile>['body']

export function profileForm({ user_profile: own }: Pick<Profile, 'user_profile'>): ProfileForm {
  return {
    username: own.username,
    local_username: own.local_username,
    en_username: own.en_username,
    phone: own.phone,
    job_desc: own.job_desc,
    birth_date: own.birth_date,
    language: own.language,
    default_team_filter: own.default_team_filter,
  }
}

/**
 * Only what changed: who leaves the language as it is goes on following the company, and what is no number any more for those who
 * ask today stands in nobody's way.
 */
export function profileChange(before: ProfileForm, after: ProfileForm): ProfileChange {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof ProfileForm])
  return Object.fromEntries(changed) as ProfileChange
}
