import { createFileRoute } from '@tanstack/react-router'
import { FeaturesScreen } from '../../features/platform/settings/features-screen.tsx'

export const Route = createFileRoute('/main/settings/features')({
  staticData: { title: 'settings.area.features.title' },
  component: FeaturesScreen,
})
