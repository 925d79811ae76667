import { createFileRoute } from '@tanstack/react-router'
import { numberOf, textOf } from '../../page/search.ts'
import { TeamsScreen } from '../../features/people/organization/teams/teams-screen.tsx'

export const Route = createFileRoute('/main/settings/teams')({
  staticData: {
    title: 'settings.area.teams.title',
    texts: ['teams', 'organization', 'colors'],
  },
  /** lead: the team whose leader is to be chosen. */
  validateSearch: (search): { q?: string; closed?: boolean; lead?: number } => ({
    ...textOf(search, 'q'),
    ...numberOf(search, 'lead'),
    ...((search.closed === true || search.closed === 'true') && { closed: true }),
  }),
  component: TeamsScreen,
})
