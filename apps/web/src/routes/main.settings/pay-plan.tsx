import { createFileRoute } from '@tanstack/react-router'
import { PayPlanScreen } from '../../features/pay-plans/pay-plan-screen.tsx'

export const Route = createFileRoute('/main/settings/pay-plan')({
  staticData: { title: 'settings.area.payPlan.title' },
  component: PayPlanScreen,
})
