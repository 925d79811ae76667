import { createFileRoute, redirect } from '@tanstack/react-router'
import { keptPending } from '../../features/platform/auth/pending.ts'
import { ConfirmScreen } from '../../features/platform/auth/confirm-screen.tsx'

export const Route = createFileRoute('/auth/confirm')({
  staticData: { texts: ['access'] },
  beforeLoad: () => {
    if (!keptPending('confirm')) throw redirect({ to: '/auth/email', replace: true })
  },
  component: ConfirmScreen,
})
