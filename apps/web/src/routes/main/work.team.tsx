import { createFileRoute } from '@tanstack/react-router'
import { TeamScreen } from '../../features/time/attendance/team-sheets/team-screen.tsx'
import { readTeamSearch } from '../../features/time/attendance/team-sheets/team-view.ts'

export const Route = createFileRoute('/main/work/team')({
  validateSearch: readTeamSearch,
  staticData: { title: 'attendance.team', texts: ['teamSheets', 'attendance', 'check'] },
  component: Team,
})

function Team() {
  const navigate = Route.useNavigate()
  return <TeamScreen search={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />
}
