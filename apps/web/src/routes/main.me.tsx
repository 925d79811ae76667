import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../app/search.ts'
import { MeScreen } from '../features/profile/me-screen.tsx'
import { type MeTab, meTabs } from '../features/profile/me-tabs.ts'

export const Route = createFileRoute('/main/me')({
  staticData: { title: 'profile.title' },
  validateSearch: (search): { tab?: MeTab } => oneOf(search, 'tab', meTabs),
  component: MeScreen,
})
