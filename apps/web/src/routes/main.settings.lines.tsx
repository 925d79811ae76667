import { createFileRoute } from '@tanstack/react-router'
import { companyLinesQuery, teamLinesQuery } from '../features/approvals/lines/line-queries.ts'
import { LinesScreen } from '../features/approvals/lines/lines-screen.tsx'
import { SettingsPage } from '../features/platform/settings/settings-page.tsx'
import { numberOf } from '../page/search.ts'

export const Route = createFileRoute('/main/settings/lines')({
  staticData: { title: 'settings.area.lines.title', texts: ['lines', 'deputies'] },
  /** team: whose lines are shown; the company's without it. */
  validateSearch: (search): { team?: number | undefined } => numberOf(search, 'team'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(companyLinesQuery)
    void queryClient.prefetchQuery(teamLinesQuery)
  },
  component: () => (
    <SettingsPage area="lines">
      <LinesScreen />
    </SettingsPage>
  ),
})
