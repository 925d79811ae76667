import { createFileRoute } from '@tanstack/react-router'
import { boxQuery, overviewQuery } from '../../features/approvals/documents/approval-queries.ts'
import { BoxScreen } from '../../features/approvals/documents/box-screen.tsx'
import { outboxSearch } from '../../features/approvals/documents/boxes.ts'

export const Route = createFileRoute('/main/approval/outbox')({
  staticData: {
    title: 'approvals.title',
    texts: ['approvals', 'decisions', 'attached', 'deputies', 'papers'],
  },
  validateSearch: outboxSearch,
  loaderDeps: ({ search }) => ({ bucket: search.bucket ?? 'requested' }),
  // Not the open document: asking for it marks it as read, and the router also loads what the pointer only passes.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(boxQuery('outbox', deps.bucket))
    void queryClient.prefetchQuery(overviewQuery)
  },
  component: Outbox,
})

function Outbox() {
  return <BoxScreen box="outbox" search={Route.useSearch()} />
}
