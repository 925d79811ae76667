import { createFileRoute } from '@tanstack/react-router'
import { companyLinesQuery, ownLinesQuery } from '../../features/approvals/lines/line-queries.ts'
import { OwnLinesScreen } from '../../features/approvals/lines/own-lines-screen.tsx'

export const Route = createFileRoute('/main/approval/lines')({
  staticData: { title: 'lines.own', texts: ['lines', 'deputies'], feature: 'DOCUMENT_APPROVAL' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(companyLinesQuery)
    void queryClient.prefetchQuery(ownLinesQuery)
  },
  component: OwnLinesScreen,
})
