import { createFileRoute } from '@tanstack/react-router'
import { RanksScreen } from '../../features/people/organization/teams/ranks-screen.tsx'

export const Route = createFileRoute('/main/settings/ranks')({
  staticData: {
    title: 'settings.area.ranks.title',
    texts: ['ranks', 'organization'],
  },
  component: RanksScreen,
})
