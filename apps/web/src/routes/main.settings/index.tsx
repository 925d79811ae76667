import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../page/search.ts'
import { SettingsScreen } from '../../features/platform/settings/settings-screen.tsx'

export const Route = createFileRoute('/main/settings/')({
  staticData: { title: 'settings.title', texts: ['settings', 'features'] },
  validateSearch: (search): { q?: string } => textOf(search, 'q'),
  component: SettingsScreen,
})
