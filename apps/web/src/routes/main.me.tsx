import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../page/search.ts'
import { MeScreen } from '../features/people/members/profile/me-screen.tsx'
import { type MeTab, meTabs } from '../features/people/members/profile/me-tabs.ts'

export const Route = createFileRoute('/main/me')({
  staticData: {
    title: 'profile.title',
    texts: ['profile', 'account', 'customFields', 'permissions', 'directory', 'settings', 'access'],
  },
  validateSearch: (search): { tab?: MeTab } => oneOf(search, 'tab', meTabs),
  component: MeScreen,
})
