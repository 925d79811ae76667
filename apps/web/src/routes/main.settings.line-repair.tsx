import { createFileRoute } from '@tanstack/react-router'
import { HangingForms } from '../features/approvals/forms/builder/hanging-forms.tsx'
import { keptFormsQuery } from '../features/approvals/forms/form-queries.ts'
import { hangingQuery } from '../features/approvals/lines/repair/repair-queries.ts'
import { RepairScreen } from '../features/approvals/lines/repair/repair-screen.tsx'
import { SettingsPage } from '../features/platform/settings/settings-page.tsx'

export const Route = createFileRoute('/main/settings/line-repair')({
  staticData: {
    title: 'settings.area.lineRepair.title',
    texts: ['lines', 'repair', 'approvals', 'forms', 'formBuilder', 'writing', 'deputies'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(hangingQuery)
    void queryClient.prefetchQuery(keptFormsQuery)
  },
  component: () => (
    <SettingsPage area="lineRepair">
      <RepairScreen />
      <HangingForms />
    </SettingsPage>
  ),
})
