import { createFileRoute } from '@tanstack/react-router'
import { oneOf, textOf } from '../../page/search.ts'
import { type SignUpStep, signUpSteps } from '../../features/platform/auth/sign-up/sign-up-steps.ts'
import { SignUpScreen } from '../../features/platform/auth/sign-up/sign-up-screen.tsx'

export const Route = createFileRoute('/auth/sign-up')({
  staticData: { texts: ['signUp', 'access'] },
  validateSearch: (search): { email?: string; step?: SignUpStep } => ({
    ...textOf(search, 'email'),
    ...oneOf(search, 'step', signUpSteps),
  }),
  component: SignUpScreen,
})
