import { createFileRoute } from '@tanstack/react-router'
import { pageOf } from '../../page/search.ts'
import { NotificationsScreen } from '../../features/platform/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/main/notifications')({
  validateSearch: pageOf,
  staticData: { title: 'notifications.title', texts: ['notifications'] },
  component: Notifications,
})

function Notifications() {
  const navigate = Route.useNavigate()
  const { page = 1 } = Route.useSearch()
  return (
    <NotificationsScreen
      page={page}
      go={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
