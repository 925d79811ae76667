import { createFileRoute } from '@tanstack/react-router'
import { CompanyScreen } from '../../features/settings/company-screen.tsx'

export const Route = createFileRoute('/main/settings/company')({
  staticData: { title: 'settings.area.company.title' },
  component: CompanyScreen,
})
