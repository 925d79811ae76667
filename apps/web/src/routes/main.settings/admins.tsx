import { createFileRoute } from '@tanstack/react-router'
import { AdminsScreen } from '../../features/people/roles/admins/admins-screen.tsx'

export const Route = createFileRoute('/main/settings/admins')({
  staticData: { title: 'settings.area.admins.title', texts: ['admins'] },
  component: AdminsScreen,
})
