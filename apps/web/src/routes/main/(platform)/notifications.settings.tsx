import { createFileRoute } from '@tanstack/react-router'
import { NoticeSettingsScreen } from '../../../features/platform/notifications/choices/notice-settings-screen.tsx'
import { noticeSettingsQuery } from '../../../features/platform/notifications/choices/choice-queries.ts'

export const Route = createFileRoute('/main/(platform)/notifications/settings')({
  staticData: { title: 'noticeSettings.title', texts: ['noticeSettings'] },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(noticeSettingsQuery),
  component: NoticeSettingsScreen,
})
