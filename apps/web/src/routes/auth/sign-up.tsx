import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../app/search.ts'
import { SignUpScreen } from '../../features/auth/sign-up-screen.tsx'

export const Route = createFileRoute('/auth/sign-up')({
  validateSearch: (search): { email?: string } => textOf(search, 'email'),
  component: SignUpScreen,
})
