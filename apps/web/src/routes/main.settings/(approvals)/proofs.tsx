import { createFileRoute } from '@tanstack/react-router'
import { CheckScreen } from '../../../features/approvals/proofs/check-screen.tsx'
import { checkQuery } from '../../../features/approvals/proofs/proof-queries.ts'

export const Route = createFileRoute('/main/settings/(approvals)/proofs')({
  staticData: { title: 'settings.area.proofs.title', texts: ['proofs'] },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(checkQuery),
  component: CheckScreen,
})
