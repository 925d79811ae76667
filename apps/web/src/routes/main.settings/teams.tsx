import { createFileRoute } from '@tanstack/react-router'
import { TeamsScreen } from '../../features/settings/teams-screen.tsx'

export const Route = createFileRoute('/main/settings/teams')({
  staticData: { title: 'settings.area.teams.title' },
  component: TeamsScreen,
})
