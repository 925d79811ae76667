import { createFileRoute } from '@tanstack/react-router'
import { LeaveRulesScreen } from '../../features/platform/companies/leave-screen.tsx'

export const Route = createFileRoute('/main/settings/leave')({
  staticData: { title: 'settings.area.leaveRules.title', texts: ['companies'] },
  component: LeaveRulesScreen,
})
