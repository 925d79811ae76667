import { createFileRoute } from '@tanstack/react-router'
import { numberOf } from '../../page/search.ts'
import { prefetchLeave } from '../../features/time/leave/index.ts'
import { LeaveScreen } from '../../features/time/leave/overview/leave-screen.tsx'

export const Route = createFileRoute('/main/leave/')({
  validateSearch: (search: Record<string, unknown>): { year?: number; new?: number } => ({
    ...numberOf(search, 'year'),
    ...numberOf(search, 'new'),
  }),
  loader: ({ context }) => prefetchLeave(context.queryClient),
  component: LeaveScreen,
})
