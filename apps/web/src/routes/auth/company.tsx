import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../../page/search.ts'
import { WithoutCompanyScreen } from '../../features/platform/auth/without-company-screen.tsx'

export const Route = createFileRoute('/auth/company')({
  staticData: { texts: ['access'] },
  validateSearch: (search): { from?: 'me' | 'left' } => oneOf(search, 'from', ['me', 'left']),
  component: WithoutCompanyScreen,
})
