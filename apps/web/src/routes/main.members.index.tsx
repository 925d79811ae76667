import { createFileRoute } from '@tanstack/react-router'
import { profileQuery } from '../page/profile.ts'
import { MembersScreen } from '../features/people/members/members-screen.tsx'
import { prefetchMembers } from '../features/people/members/member-queries.ts'
import { firstTeam, memberView, readMemberSearch } from '../features/people/members/member-view.ts'

export const Route = createFileRoute('/main/members/')({
  staticData: { title: 'members.title', texts: ['members', 'memberSheets', 'directory', 'employment'] },
  validateSearch: readMemberSearch,
  loaderDeps: ({ search }) => ({ ...search, invite: undefined }),
  loader: async ({ context, deps }) => {
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    prefetchMembers(context.queryClient, profile, memberView(deps, firstTeam(profile)))
  },
  component: MembersScreen,
})
