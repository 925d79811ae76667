import { createFileRoute } from '@tanstack/react-router'
import type { WriteSearch } from '../../features/approvals/forms/writing/use-beginning.ts'
import { WriteScreen } from '../../features/approvals/forms/writing/write-screen.tsx'
import { draftsQuery, offeredFormsQuery } from '../../features/approvals/forms/form-queries.ts'
import { numberOf } from '../../page/search.ts'

export const Route = createFileRoute('/main/approval/write')({
  staticData: {
    title: 'writing.title',
    texts: ['approvals', 'forms', 'writing', 'deputies'],
    feature: 'DOCUMENT_APPROVAL',
  },
  validateSearch: (search: Record<string, unknown>): WriteSearch => ({
    ...numberOf(search, 'form'),
    ...numberOf(search, 'draft'),
    ...numberOf(search, 'copy'),
    ...(search['free'] === true && { free: true }),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(offeredFormsQuery)
    void queryClient.prefetchQuery(draftsQuery)
  },
  component: Write,
})

function Write() {
  return <WriteScreen search={Route.useSearch()} />
}
