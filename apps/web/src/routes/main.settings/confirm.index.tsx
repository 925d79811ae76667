import { createFileRoute } from '@tanstack/react-router'
import { ConfirmSettingsScreen } from '../../features/time/closing/confirm-settings-screen.tsx'

export const Route = createFileRoute('/main/settings/confirm/')({
  staticData: { title: 'settings.area.confirm.title', feature: 'ATTENDANCE', texts: ['closing'] },
  component: ConfirmSettingsScreen,
})
