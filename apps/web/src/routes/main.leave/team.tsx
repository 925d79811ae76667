import { createFileRoute, redirect } from '@tanstack/react-router'
import { numberOf, textOf } from '../../page/search.ts'
import { TeamLeaveScreen } from '../../features/time/leave/overview/team-leave-screen.tsx'
import { isTeamKind, type TeamSearch } from '../../features/time/leave/overview/team-kinds.ts'
import { monthOr } from '../../features/time/leave/overview/team-month.ts'
import { prefetchTeamLeave } from '../../features/time/leave/overview/team-queries.ts'
import { companyToday } from '../../page/use-company-now.ts'

export const Route = createFileRoute('/main/leave/team')({
  staticData: { title: 'leave.teamTitle', texts: ['leaveTeam', 'attendance'] },
  validateSearch: (search: Record<string, unknown>): TeamSearch => ({
    ...textOf(search, 'month'),
    ...numberOf(search, 'team'),
    ...(isTeamKind(search.kind) && { kind: search.kind }),
  }),
  beforeLoad: async ({ context }) => {
    const { profileQuery, seesOthers } = await import('../../page/profile.ts')
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    if (!seesOthers(profile)) throw redirect({ to: '/main/leave', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const month = monthOr(deps.month, (await companyToday(queryClient)).slice(0, 7))
    prefetchTeamLeave(queryClient, month, deps)
  },
  component: TeamLeaveScreen,
})
