import { createFileRoute, redirect } from '@tanstack/react-router'
import { prefetchRooms } from '../../features/office/meeting-rooms/meeting-queries.ts'
import { RoomsScreen } from '../../features/office/meeting-rooms/rooms/rooms-screen.tsx'

export const Route = createFileRoute('/main/meeting/rooms')({
  staticData: { title: 'meetingRooms.keep.title' },
  beforeLoad: async ({ context }) => {
    const { profileQuery } = await import('../../page/profile.ts')
    const { is_admin_full: mayKeep } = await context.queryClient.ensureQueryData(profileQuery)
    if (!mayKeep) throw redirect({ to: '/main/meeting', replace: true })
  },
  loader: ({ context }) => prefetchRooms(context.queryClient),
  component: RoomsScreen,
})
