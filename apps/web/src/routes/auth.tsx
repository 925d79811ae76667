import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '../features/platform/auth/auth-layout.tsx'

export const Route = createFileRoute('/auth')({
  staticData: { texts: ['auth'] },
  beforeLoad: ({ context, location }) => context.loadRouteTexts(location.pathname),
  component: AuthLayout,
})
