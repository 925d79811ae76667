import { createFileRoute } from '@tanstack/react-router'
import { oneOf, textOf } from '../../page/search.ts'
import { SignInScreen } from '../../features/platform/auth/sign-in-screen.tsx'

const done = ['confirmed', 'recovered'] as const

export const Route = createFileRoute('/auth/email')({
  validateSearch: (search): { next?: string; email?: string; done?: (typeof done)[number] } => ({
    ...textOf(search, 'next'),
    ...textOf(search, 'email'),
    ...oneOf(search, 'done', done),
  }),
  component: SignInScreen,
})
