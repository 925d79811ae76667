import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../page/search.ts'
import { TeamsScreen } from '../../features/people/organization/teams/teams-screen.tsx'

export const Route = createFileRoute('/main/settings/teams')({
  staticData: {
    title: 'settings.area.teams.title',
    texts: ['settings', 'teams', 'organization', 'features'],
  },
  validateSearch: (search): { q?: string; closed?: boolean } => ({
    ...textOf(search, 'q'),
    ...((search.closed === true || search.closed === 'true') && { closed: true }),
  }),
  component: TeamsScreen,
})
