import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/main/(platform)/notifications')({
  staticData: { title: 'notifications.title', texts: ['notifications'] },
  component: Outlet,
})
