import { createFileRoute } from '@tanstack/react-router'
import { CustomFieldsScreen } from '../../features/people/custom-fields/custom-fields-screen.tsx'
import { keptFieldsQuery } from '../../features/people/custom-fields/custom-field-queries.ts'
import { SettingsPage } from '../../features/platform/settings/settings-page.tsx'

export const Route = createFileRoute('/main/settings/custom-fields')({
  staticData: { title: 'settings.area.customFields.title', texts: ['customFields'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(keptFieldsQuery),
  component: () => (
    <SettingsPage area="customFields">
      <CustomFieldsScreen />
    </SettingsPage>
  ),
})
