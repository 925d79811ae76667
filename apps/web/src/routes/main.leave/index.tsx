import { createFileRoute } from '@tanstack/react-router'
import { numberOf, textOf } from '../../page/search.ts'
import { prefetchLeave } from '../../features/time/leave/index.ts'
import { LeaveScreen } from '../../features/time/leave/overview/leave-screen.tsx'

interface LeaveSearch {
  year?: number
  /** Opens the request, for a kind and from a day where they are said. */
  new?: number
  kind?: string
  from?: string
}

export const Route = createFileRoute('/main/leave/')({
  validateSearch: (search: Record<string, unknown>): LeaveSearch => ({
    ...numberOf(search, 'year'),
    ...numberOf(search, 'new'),
    ...textOf(search, 'kind'),
    ...textOf(search, 'from'),
  }),
  staticData: { texts: ['leaveYear'] },
  loader: ({ context }) => prefetchLeave(context.queryClient),
  component: LeaveScreen,
})
