import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../../page/search.ts'
import { CompanyScreen } from '../../features/platform/auth/company-screen.tsx'

export const Route = createFileRoute('/auth/company')({
  staticData: { texts: ['access'] },
  validateSearch: (search): { from?: 'me' } => oneOf(search, 'from', ['me']),
  component: CompanyScreen,
})
