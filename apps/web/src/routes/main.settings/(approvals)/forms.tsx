import { createFileRoute } from '@tanstack/react-router'
import { FormsScreen } from '../../../features/approvals/forms/builder/forms-screen.tsx'
import { categoriesQuery, keptFormsQuery } from '../../../features/approvals/forms/form-queries.ts'
import { SettingsPage } from '../../../features/platform/settings/settings-page.tsx'

export const Route = createFileRoute('/main/settings/(approvals)/forms')({
  staticData: {
    title: 'settings.area.forms.title',
    texts: ['approvals', 'forms', 'formBuilder', 'writing', 'lines', 'deputies'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(keptFormsQuery)
    void queryClient.prefetchQuery(categoriesQuery)
  },
  component: () => (
    <SettingsPage area="forms">
      <FormsScreen />
    </SettingsPage>
  ),
})
