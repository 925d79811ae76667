import { createFileRoute } from '@tanstack/react-router'
import { feedQuery } from '../../../features/platform/notifications/notification-queries.ts'
import { readFeedSearch } from '../../../features/platform/notifications/feed-search.ts'
import { NotificationsScreen } from '../../../features/platform/notifications/notifications-screen.tsx'

export const Route = createFileRoute('/main/(platform)/notifications/')({
  validateSearch: readFeedSearch,
  loaderDeps: ({ search: { group, unread } }) => ({ ...(group && { group }), ...(unread && { unread }) }),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(feedQuery(deps)),
  component: NotificationsScreen,
})
