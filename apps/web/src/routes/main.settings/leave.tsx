import { createFileRoute } from '@tanstack/react-router'
import { LeaveRulesScreen } from '../../features/company-settings/leave-screen.tsx'

export const Route = createFileRoute('/main/settings/leave')({
  staticData: { title: 'settings.area.leaveRules.title' },
  component: LeaveRulesScreen,
})
