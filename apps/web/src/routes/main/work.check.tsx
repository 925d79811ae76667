import { createFileRoute } from '@tanstack/react-router'
import { CheckScreen } from '../../features/time/attendance/check-screen.tsx'

export const Route = createFileRoute('/main/work/check')({
  staticData: { title: 'check.title', feature: 'WEB_CHECK', texts: ['check', 'attendance'] },
  component: CheckScreen,
})
