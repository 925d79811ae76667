import { createFileRoute } from '@tanstack/react-router'
import { CheckingScreen } from '../../features/platform/companies/checking-screen.tsx'

export const Route = createFileRoute('/main/settings/checking')({
  staticData: {
    title: 'settings.area.checking.title',
    feature: 'ATTENDANCE',
    texts: ['companies', 'directory'],
  },
  component: CheckingScreen,
})
