import { createFileRoute } from '@tanstack/react-router'
import { LeaveRulesScreen } from '../../features/platform/companies/leave-screen.tsx'
import { CoverageSection } from '../../features/time/leave/coverage/coverage-section.tsx'

export const Route = createFileRoute('/main/settings/leave')({
  staticData: { title: 'settings.area.leaveRules.title', texts: ['companies', 'leave'] },
  component: LeaveSettings,
})

function LeaveSettings() {
  return <LeaveRulesScreen after={<CoverageSection />} />
}
