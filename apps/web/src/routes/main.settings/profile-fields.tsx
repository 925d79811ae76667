import { createFileRoute } from '@tanstack/react-router'
import { ProfileFieldsScreen } from '../../features/platform/companies/profile-fields-screen.tsx'

export const Route = createFileRoute('/main/settings/profile-fields')({
  staticData: { title: 'settings.area.profileFields.title', texts: ['companies'] },
  component: ProfileFieldsScreen,
})
