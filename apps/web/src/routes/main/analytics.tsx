import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '../../features/time/analytics/analytics-screen.tsx'
import { readAnalyticsSearch } from '../../features/time/analytics/analytics-view.ts'

export const Route = createFileRoute('/main/analytics')({
  validateSearch: readAnalyticsSearch,
  staticData: {
    title: 'analytics.title',
    texts: ['analytics', 'attendance', 'check'],
    feature: 'ATTENDANCE',
  },
  component: Analytics,
})

function Analytics() {
  const navigate = Route.useNavigate()
  return <AnalyticsScreen search={Route.useSearch()} go={(search) => void navigate({ search })} />
}
