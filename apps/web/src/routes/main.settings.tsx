import { createFileRoute } from '@tanstack/react-router'
import { SettingsLayout } from '../features/platform/settings/settings-layout.tsx'

export const Route = createFileRoute('/main/settings')({
  staticData: { title: 'settings.title', texts: ['settings', 'features'] },
  component: SettingsLayout,
})
