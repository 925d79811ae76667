import { createFileRoute } from '@tanstack/react-router'
import { LeaveCalendarScreen } from '../../features/time/leave/calendar/leave-calendar-screen.tsx'
import { numberOf, textOf } from '../../page/search.ts'

export const Route = createFileRoute('/main/leave/calendar')({
  staticData: { title: 'leave.calendar.title', texts: ['leaveTeam'] },
  validateSearch: (search: Record<string, unknown>): { month?: string; team?: number } => ({
    ...textOf(search, 'month'),
    ...numberOf(search, 'team'),
  }),
  component: LeaveCalendarScreen,
})
