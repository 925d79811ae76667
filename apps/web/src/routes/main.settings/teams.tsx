import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../app/search.ts'
import { TeamsScreen } from '../../features/teams/teams-screen.tsx'

export const Route = createFileRoute('/main/settings/teams')({
  staticData: { title: 'settings.area.teams.title' },
  validateSearch: (search): { q?: string; closed?: boolean } => ({
    ...textOf(search, 'q'),
    ...((search.closed === true || search.closed === 'true') && { closed: true }),
  }),
  component: TeamsScreen,
})
