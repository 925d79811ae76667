import { createFileRoute } from '@tanstack/react-router'
import { PayPlanScreen } from '../../features/platform/subscriptions/pay-plan-screen.tsx'

export const Route = createFileRoute('/main/settings/pay-plan')({
  staticData: { title: 'settings.area.payPlan.title', texts: ['payPlans'] },
  component: PayPlanScreen,
})
