import { createFileRoute } from '@tanstack/react-router'
import { RecoveryScreen } from '../../features/platform/auth/recovery-screen.tsx'

export const Route = createFileRoute('/auth/password')({
  staticData: { texts: ['access'] },
  component: RecoveryScreen,
})
