import { createFileRoute } from '@tanstack/react-router'
import { actionsQuery } from '../../../features/platform/audit/audit-queries.ts'
import { AuditScreen } from '../../../features/platform/audit/audit-screen.tsx'
import { readAuditSearch } from '../../../features/platform/audit/audit-search.ts'

export const Route = createFileRoute('/main/settings/(access)/audit')({
  staticData: { title: 'settings.area.audit.title', texts: ['audit'] },
  validateSearch: readAuditSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(actionsQuery),
  component: AuditScreen,
})
