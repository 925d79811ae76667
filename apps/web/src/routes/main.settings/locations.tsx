import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../page/search.ts'
import { PlacesScreen } from '../../features/time/workplaces/places-screen.tsx'

export const Route = createFileRoute('/main/settings/locations')({
  staticData: {
    title: 'settings.area.locations.title',
    feature: 'ATTENDANCE',
    texts: ['workplaces'],
  },
  validateSearch: (search): { at?: string } => textOf(search, 'at'),
  component: PlacesScreen,
})
