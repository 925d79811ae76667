import { createFileRoute } from '@tanstack/react-router'
import { BranchesScreen } from '../../features/time/workplaces/branches-screen.tsx'

export const Route = createFileRoute('/main/settings/branches')({
  staticData: { title: 'settings.area.branches.title', texts: ['workplaces'] },
  component: BranchesScreen,
})
