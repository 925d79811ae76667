import { createFileRoute } from '@tanstack/react-router'
import { GateUsersScreen } from '../../features/workplaces/gate-users-screen.tsx'
import { readGateSearch } from '../../features/workplaces/gate-view.ts'

export const Route = createFileRoute('/main/settings/gate-users')({
  staticData: { title: 'settings.area.gateUsers.title', feature: 'GATE' },
  validateSearch: readGateSearch,
  component: GateUsersScreen,
})
