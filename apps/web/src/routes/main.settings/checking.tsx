import { createFileRoute } from '@tanstack/react-router'
import { CheckingScreen } from '../../features/platform/companies/checking-screen.tsx'
import { lazyPart } from '../../page/lazy-part.ts'

const ReplayDialog = lazyPart(
  ['replay'],
  () => import('../../features/time/attendance/replay/replay-dialog.tsx'),
  'ReplayDialog',
)

export const Route = createFileRoute('/main/settings/checking')({
  staticData: {
    title: 'settings.area.checking.title',
    feature: 'ATTENDANCE',
    texts: ['companies', 'directory'],
  },
  component: () => <CheckingScreen Before={ReplayDialog} />,
})
