import { createFileRoute, redirect } from '@tanstack/react-router'
import { keptPending } from '../../features/platform/auth/pending.ts'
import { SecondFactorScreen } from '../../features/platform/auth/second-factor/second-factor-screen.tsx'

export const Route = createFileRoute('/auth/mfa')({
  staticData: { texts: ['access'] },
  beforeLoad: () => {
    if (!keptPending('mfa')) throw redirect({ to: '/auth/email', replace: true })
  },
  component: SecondFactorScreen,
})
