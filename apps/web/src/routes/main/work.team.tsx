import { createFileRoute } from '@tanstack/react-router'
import { TeamScreen } from '../../features/time/attendance/team-sheets/team-screen.tsx'
import { readTeamSearch } from '../../features/time/attendance/team-sheets/team-view.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/work/team')({
  validateSearch: readTeamSearch,
  staticData: { title: 'attendance.team', texts: ['teamSheets', 'attendance', 'check'] },
  component: Team,
})

function Team() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <TeamScreen
      search={search}
      go={(next) => void navigate({ search: onTopOf(search, next), replace: true })}
    />
  )
}
