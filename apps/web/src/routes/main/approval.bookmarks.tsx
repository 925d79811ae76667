import { createFileRoute } from '@tanstack/react-router'
import { boxQuery } from '../../features/approvals/documents/approval-queries.ts'
import { BoxScreen } from '../../features/approvals/documents/box-screen.tsx'
import { bookmarksSearch } from '../../features/approvals/documents/boxes.ts'

export const Route = createFileRoute('/main/approval/bookmarks')({
  staticData: {
    title: 'approvals.title',
    texts: ['approvals', 'decisions', 'attached', 'deputies', 'papers'],
  },
  validateSearch: bookmarksSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(boxQuery('bookmarks', 'marked'))
  },
  component: Bookmarks,
})

function Bookmarks() {
  return <BoxScreen box="bookmarks" search={Route.useSearch()} />
}
