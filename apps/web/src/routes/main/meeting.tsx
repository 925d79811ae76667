import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/main/meeting')({
  staticData: { title: 'meetingRooms.title', feature: 'MEETING_ROOM', texts: ['meetingRooms'] },
  component: Outlet,
})
