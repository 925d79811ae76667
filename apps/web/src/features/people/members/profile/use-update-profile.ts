import { useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#contract/people/members/members.ts'
import { useAction } from '../../../../api/use-action.ts'
import { profileQuery } from '../../../../page/profile.ts'

/** Changes the own profile; the new one is shown everywhere at once. */
export function useUpdateProfile(errors: 'notify' | 'form') {
  const client = useQueryClient()
  return useAction(updateProfile, {
    errors,
    onSuccess: (profile) => client.setQueryData(profileQuery.queryKey, profile),
  })
}
