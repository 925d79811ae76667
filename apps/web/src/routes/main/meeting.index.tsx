import { createFileRoute } from '@tanstack/react-router'
import { companyToday } from '../../page/use-company-now.ts'
import { prefetchMeeting } from '../../features/office/meeting-rooms/meeting-queries.ts'
import { MeetingScreen } from '../../features/office/meeting-rooms/meeting-screen.tsx'
import { meetingView, readMeetingSearch } from '../../features/office/meeting-rooms/meeting-view.ts'

export const Route = createFileRoute('/main/meeting/')({
  validateSearch: readMeetingSearch,
  loaderDeps: ({ search: { view, date, room } }) => ({ view, date, room }),
  loader: async ({ context: { queryClient }, deps }) =>
    prefetchMeeting(queryClient, meetingView(deps, await companyToday(queryClient))),
  component: MeetingScreen,
})
