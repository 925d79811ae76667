import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../page/search.ts'
import { InvitationScreen } from '../../features/platform/auth/invitation/invitation-screen.tsx'

export const Route = createFileRoute('/auth/invite')({
  staticData: { texts: ['invitation', 'signUp', 'access'] },
  validateSearch: (search): { code?: string; email?: string } => ({
    ...textOf(search, 'code'),
    ...textOf(search, 'email'),
  }),
  component: InvitationScreen,
})
