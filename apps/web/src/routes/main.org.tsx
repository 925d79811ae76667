import { createFileRoute } from '@tanstack/react-router'
import { OrgScreen } from '../features/organization/org-screen.tsx'
import { orgQuery } from '../features/organization/org-queries.ts'
import { readOrgSearch } from '../features/organization/org-view.ts'

export const Route = createFileRoute('/main/org')({
  staticData: { title: 'organization.title' },
  validateSearch: readOrgSearch,
  loaderDeps: ({ search: { on } }) => ({ on }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(orgQuery(deps.on ?? null)),
  component: OrgScreen,
})
