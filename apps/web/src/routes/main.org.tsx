import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../app/search.ts'
import { OrgScreen, orgQuery } from '../features/organization/org-screen.tsx'

export const Route = createFileRoute('/main/org')({
  staticData: { title: 'organization.title' },
  validateSearch: (search): { q?: string } => textOf(search, 'q'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(orgQuery),
  component: OrgScreen,
})
