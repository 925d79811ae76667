import { createFileRoute } from '@tanstack/react-router'
import { numberOf } from '../../app/search.ts'
import { prefetchLeave } from '../../features/leave/index.ts'
import { LeaveScreen } from '../../features/leave-overview/leave-screen.tsx'

export const Route = createFileRoute('/main/leave/')({
  validateSearch: (search: Record<string, unknown>): { year?: number; new?: number } => ({
    ...numberOf(search, 'year'),
    ...numberOf(search, 'new'),
  }),
  loader: ({ context }) => prefetchLeave(context.queryClient),
  component: LeaveScreen,
})
