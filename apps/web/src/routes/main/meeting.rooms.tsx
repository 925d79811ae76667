import { createFileRoute } from '@tanstack/react-router'
import { prefetchRooms } from '../../features/meeting-rooms/meeting-queries.ts'
import { RoomsScreen } from '../../features/meeting-rooms/rooms-screen.tsx'

export const Route = createFileRoute('/main/meeting/rooms')({
  staticData: { title: 'meetingRooms.keep.title' },
  loader: ({ context }) => prefetchRooms(context.queryClient),
  component: RoomsScreen,
})
