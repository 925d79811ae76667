import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../page/search.ts'
import { SignOutScreen } from '../features/platform/auth/sign-out-screen.tsx'

const reasons = ['blocked', 'withdrawn'] as const

export const Route = createFileRoute('/signout')({
  staticData: { texts: ['access', 'auth'] },
  validateSearch: (search): { reason?: (typeof reasons)[number] } => oneOf(search, 'reason', reasons),
  beforeLoad: ({ context, location }) => context.loadRouteTexts(location.pathname),
  component: SignOutScreen,
})
