import { createFileRoute } from '@tanstack/react-router'
import { boardQuery, BoardScreen } from '../../features/time/attendance/board-screen.tsx'
import { readBoardSearch } from '../../features/time/attendance/board-view.ts'
import { withLedTeam } from '../../features/time/attendance/led-team.ts'
import { profileQuery } from '../../page/profile.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/today')({
  validateSearch: readBoardSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const profile = await context.queryClient.ensureQueryData(profileQuery)
    void context.queryClient.prefetchQuery(boardQuery(withLedTeam(deps, profile)))
  },
  staticData: { title: 'attendance.today.title', texts: ['attendance', 'check'] },
  component: Today,
})

function Today() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <BoardScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
