import { useQueryClient } from '@tanstack/react-query'
import { getUserProfile, listMembers, listUser, updateProfile } from '#contract/people/members/members.ts'
import { listOrg } from '#contract/people/organization/organization.ts'
import { useAction } from '../../../../api/use-action.ts'
import { profileQuery } from '../../../../page/profile.ts'

/** Changes the own profile; the new one is shown everywhere at once. */
export function useUpdateProfile(errors: 'notify' | 'form') {
  const client = useQueryClient()
  return useAction(updateProfile, {
    errors,
    invalidates: [getUserProfile, listUser, listMembers, listOrg],
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
  })
}
