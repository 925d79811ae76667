import { createFileRoute } from '@tanstack/react-router'
import { hangingQuery } from '../features/approvals/lines/repair/repair-queries.ts'
import { RepairScreen } from '../features/approvals/lines/repair/repair-screen.tsx'
import { SettingsPage } from '../features/platform/settings/settings-page.tsx'

export const Route = createFileRoute('/main/settings/line-repair')({
  staticData: { title: 'settings.area.lineRepair.title', texts: ['lines', 'repair'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(hangingQuery)
  },
  component: () => (
    <SettingsPage area="lineRepair">
      <RepairScreen />
    </SettingsPage>
  ),
})
