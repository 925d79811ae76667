import { createFileRoute } from '@tanstack/react-router'
import { BasicsScreen } from '../../features/platform/companies/basics-screen.tsx'

export const Route = createFileRoute('/main/settings/company')({
  staticData: { title: 'settings.area.company.title', texts: ['companies'] },
  component: BasicsScreen,
})
