import { createFileRoute } from '@tanstack/react-router'
import { boxQuery, overviewQuery } from '../../features/approvals/documents/approval-queries.ts'
import { BoxScreen } from '../../features/approvals/documents/box-screen.tsx'
import { inboxSearch } from '../../features/approvals/documents/boxes.ts'

export const Route = createFileRoute('/main/approval/inbox')({
  staticData: {
    title: 'approvals.title',
    texts: ['approvals', 'decisions', 'attached', 'deputies', 'papers'],
  },
  validateSearch: inboxSearch,
  loaderDeps: ({ search }) => ({ bucket: search.bucket ?? 'requested' }),
  // Not the open document: asking for it marks it as read, and the router also loads what the pointer only passes.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(boxQuery('inbox', deps.bucket))
    void queryClient.prefetchQuery(overviewQuery)
  },
  component: Inbox,
})

function Inbox() {
  return <BoxScreen box="inbox" search={Route.useSearch()} />
}
