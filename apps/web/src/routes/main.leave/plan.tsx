import { createFileRoute } from '@tanstack/react-router'
import { PlanScreen } from '../../features/time/leave-promotion/plan-screen.tsx'

export const Route = createFileRoute('/main/leave/plan')({
  staticData: { title: 'promotion.own.title', texts: ['promotion'], feature: 'VACATION_PROMOTION' },
  component: PlanScreen,
})
