import { createFileRoute } from '@tanstack/react-router'
import { HoursScreen } from '../../features/platform/companies/hours-screen.tsx'
import { lazyPart } from '../../page/lazy-part.ts'

const ReplayDialog = lazyPart(
  ['replay'],
  () => import('../../features/time/attendance/replay/replay-dialog.tsx'),
  'ReplayDialog',
)

export const Route = createFileRoute('/main/settings/work-hours')({
  staticData: {
    title: 'settings.area.workHours.title',
    texts: ['companies', 'directory'],
  },
  component: () => <HoursScreen Before={ReplayDialog} />,
})
