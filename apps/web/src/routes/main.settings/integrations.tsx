import { createFileRoute } from '@tanstack/react-router'
import { readIntegrationsSearch } from '../../features/integrations/integrations-search.ts'
import { IntegrationsScreen } from '../../features/integrations/integrations-screen.tsx'

export const Route = createFileRoute('/main/settings/integrations')({
  staticData: { title: 'settings.area.integrations.title' },
  validateSearch: readIntegrationsSearch,
  component: IntegrationsScreen,
})
