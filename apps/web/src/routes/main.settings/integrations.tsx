import { createFileRoute } from '@tanstack/react-router'
import { providerFeatures } from '#contract/platform/integrations/providers.ts'
import { readIntegrationsSearch } from '../../features/platform/integrations/integrations-search.ts'
import { IntegrationsScreen } from '../../features/platform/integrations/integrations-screen.tsx'

const services = Object.values(providerFeatures)

export const Route = createFileRoute('/main/settings/integrations')({
  staticData: {
    title: 'settings.area.integrations.title',
    feature: services,
    texts: ['integrations', 'personCodes'],
  },
  validateSearch: readIntegrationsSearch,
  component: IntegrationsScreen,
})
