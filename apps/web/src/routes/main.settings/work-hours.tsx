import { createFileRoute } from '@tanstack/react-router'
import { HoursScreen } from '../../features/platform/companies/hours-screen.tsx'

export const Route = createFileRoute('/main/settings/work-hours')({
  staticData: {
    title: 'settings.area.workHours.title',
    texts: ['companies', 'directory'],
  },
  component: HoursScreen,
})
