import { createFileRoute } from '@tanstack/react-router'
import { noticeDefaultsQuery } from '../../features/platform/notifications/choices/choice-queries.ts'
import { NoticeDefaultsScreen } from '../../features/platform/notifications/choices/notice-defaults-screen.tsx'

export const Route = createFileRoute('/main/settings/notifications')({
  staticData: { title: 'settings.area.notices.title', texts: ['noticeSettings', 'notifications'] },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(noticeDefaultsQuery),
  component: NoticeDefaultsScreen,
})
