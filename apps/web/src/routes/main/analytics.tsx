import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsScreen } from '../../features/time/analytics/analytics-screen.tsx'
import { readAnalyticsSearch } from '../../features/time/analytics/analytics-view.ts'
import { onTopOf } from '../../ui/list/address.ts'

export const Route = createFileRoute('/main/analytics')({
  validateSearch: readAnalyticsSearch,
  staticData: {
    title: 'analytics.title',
    texts: ['analytics', 'attendance'],
    feature: 'ANALYTICS_MENU',
  },
  component: Analytics,
})

function Analytics() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return <AnalyticsScreen search={search} go={(next) => void navigate({ search: onTopOf(search, next) })} />
}
