import { createFileRoute } from '@tanstack/react-router'
import { codesQuery } from '../../features/time/event-codes/event-code-queries.ts'
import { readEventCodeSearch } from '../../features/time/event-codes/event-code-view.ts'
import { EventCodesScreen } from '../../features/time/event-codes/event-codes-screen.tsx'
import { SettingsPage } from '../../features/platform/settings/settings-page.tsx'

export const Route = createFileRoute('/main/settings/event-codes')({
  staticData: { title: 'settings.area.eventCodes.title', texts: ['eventCodes'] },
  validateSearch: readEventCodeSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(codesQuery),
  component: () => (
    <SettingsPage area="eventCodes">
      <EventCodesScreen />
    </SettingsPage>
  ),
})
