import { createFileRoute } from '@tanstack/react-router'
import { ManualPeriodsScreen } from '../../features/time/closing/manual-periods-screen.tsx'

export const Route = createFileRoute('/main/settings/confirm/manual')({
  staticData: { title: 'closing.manual.title', feature: 'ATTENDANCE', texts: ['closing'] },
  component: ManualPeriodsScreen,
})
