import { createFileRoute, redirect } from '@tanstack/react-router'
import { keptPending } from '../../features/auth/pending.ts'
import { ConfirmScreen } from '../../features/auth/confirm-screen.tsx'

export const Route = createFileRoute('/auth/confirm')({
  beforeLoad: () => {
    if (!keptPending('confirm')) throw redirect({ to: '/auth/email', replace: true })
  },
  component: ConfirmScreen,
})
