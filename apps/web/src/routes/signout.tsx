import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../page/search.ts'
import { SignOutScreen } from '../features/platform/auth/sign-out-screen.tsx'

const reasons = ['blocked', 'withdrawn'] as const

export const Route = createFileRoute('/signout')({
  validateSearch: (search): { reason?: (typeof reasons)[number] } => oneOf(search, 'reason', reasons),
  component: SignOutScreen,
})
