import { createFileRoute } from '@tanstack/react-router'
import { SignInScreen } from '../../features/auth/sign-in-screen.tsx'
import { textOf } from '../../app/search.ts'

export const Route = createFileRoute('/auth/email')({
  validateSearch: (search): { next?: string; email?: string } => ({ ...textOf(search, 'next'), ...textOf(search, 'email') }),
  component: SignInScreen,
})
