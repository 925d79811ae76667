import { createFileRoute } from '@tanstack/react-router'
import { OrgScreen } from '../features/people/organization/org-screen.tsx'
import { orgQuery } from '../features/people/organization/org-queries.ts'
import { readOrgSearch } from '../features/people/organization/org-view.ts'

export const Route = createFileRoute('/main/org')({
  staticData: { title: 'organization.title', texts: ['organization', 'teams'] },
  validateSearch: readOrgSearch,
  loaderDeps: ({ search: { on } }) => ({ on }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(orgQuery(deps.on ?? null)),
  component: OrgScreen,
})
