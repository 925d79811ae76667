import { createFileRoute } from '@tanstack/react-router'
import { today } from '../../text/formats.ts'
import { prefetchMeeting } from '../../features/office/meeting-rooms/meeting-queries.ts'
import { MeetingScreen } from '../../features/office/meeting-rooms/meeting-screen.tsx'
import { meetingView, readMeetingSearch } from '../../features/office/meeting-rooms/meeting-view.ts'

export const Route = createFileRoute('/main/meeting/')({
  validateSearch: readMeetingSearch,
  loaderDeps: ({ search: { view, date, room } }) => ({ view, date, room }),
  loader: ({ context, deps }) => prefetchMeeting(context.queryClient, meetingView(deps, today())),
  component: MeetingScreen,
})
