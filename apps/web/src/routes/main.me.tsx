import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../page/search.ts'
import { OwnEmployment } from '../features/approvals/employment-requests/index.ts'
import { MeScreen } from '../features/people/members/profile/me-screen.tsx'
import { type MeTab, meTabs } from '../features/people/members/profile/me-tabs.ts'

export const Route = createFileRoute('/main/me')({
  staticData: {
    title: 'profile.title',
    texts: [
      'profile',
      'account',
      'customFields',
      'permissions',
      'directory',
      'settings',
      'access',
      'employmentDocument',
    ],
  },
  validateSearch: (search): { tab?: MeTab } => oneOf(search, 'tab', meTabs),
  component: () => <MeScreen Employment={OwnEmployment} />,
})
