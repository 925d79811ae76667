import { createFileRoute } from '@tanstack/react-router'
import { GateUsersScreen } from '../../features/time/workplaces/gate-users-screen.tsx'
import { readCodesSearch } from '../../features/people/person-codes/person-codes-view.ts'

export const Route = createFileRoute('/main/settings/gate-users')({
  staticData: {
    title: 'settings.area.gateUsers.title',
    feature: 'GATE',
    texts: ['personCodes'],
  },
  validateSearch: readCodesSearch,
  component: GateUsersScreen,
})
