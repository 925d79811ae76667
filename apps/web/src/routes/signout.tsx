import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../app/search.ts'
import { SignOutScreen } from '../features/auth/sign-out-screen.tsx'

export const Route = createFileRoute('/signout')({
  validateSearch: (search): { reason?: string } => textOf(search, 'reason'),
  component: SignOutScreen,
})
