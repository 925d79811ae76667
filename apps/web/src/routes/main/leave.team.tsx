import { createFileRoute, redirect } from '@tanstack/react-router'
import { profileQuery, seesOthers } from '../../page/profile.ts'
import { numberOf, textOf } from '../../page/search.ts'
import { TeamLeaveScreen } from '../../features/time/leave/overview/team-leave-screen.tsx'
import { monthOr } from '../../features/time/leave/overview/team-month.ts'
import { prefetchTeamLeave } from '../../features/time/leave/overview/team-queries.ts'
import { today } from '../../text/formats.ts'

export const Route = createFileRoute('/main/leave/team')({
  staticData: { title: 'leave.teamTitle' },
  validateSearch: (search: Record<string, unknown>): { month?: string; team?: number } => ({
    ...textOf(search, 'month'),
    ...numberOf(search, 'team'),
  }),
  beforeLoad: async ({ context }) => {
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    if (!seesOthers(profile)) throw redirect({ to: '/main/leave', replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    prefetchTeamLeave(context.queryClient, monthOr(deps.month, today().slice(0, 7)), deps.team),
  component: TeamLeaveScreen,
})
