import { createFileRoute } from '@tanstack/react-router'
import { WifiScreen } from '../../features/time/workplaces/wifi-screen.tsx'

export const Route = createFileRoute('/main/settings/wifi')({
  staticData: {
    title: 'settings.area.wifi.title',
    feature: 'ATTENDANCE',
    texts: ['workplaces'],
  },
  component: WifiScreen,
})
