import { createFileRoute } from '@tanstack/react-router'
import { BrandingScreen } from '../../features/platform/companies/branding-screen.tsx'

export const Route = createFileRoute('/main/settings/branding')({
  staticData: { title: 'settings.area.branding.title', texts: ['companies'] },
  component: BrandingScreen,
})
