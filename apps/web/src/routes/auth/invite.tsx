import { createFileRoute } from '@tanstack/react-router'
import { textOf } from '../../page/search.ts'
import { InviteScreen } from '../../features/platform/auth/invite-screen.tsx'

export const Route = createFileRoute('/auth/invite')({
  staticData: { texts: ['access'] },
  validateSearch: (search): { code?: string; email?: string } => ({
    ...textOf(search, 'code'),
    ...textOf(search, 'email'),
  }),
  component: InviteScreen,
})
