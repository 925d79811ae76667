import { createFileRoute } from '@tanstack/react-router'
import {
  dueQuery,
  RetentionScreen,
} from '../../../features/approvals/documents/retention/retention-screen.tsx'

export const Route = createFileRoute('/main/settings/(approvals)/retention')({
  staticData: { title: 'settings.area.retention.title', texts: ['retention'] },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(dueQuery),
  component: RetentionScreen,
})
