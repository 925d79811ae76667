import { createFileRoute } from '@tanstack/react-router'
import { oneOf } from '../../app/search.ts'
import { CompanyScreen } from '../../features/auth/company-screen.tsx'

export const Route = createFileRoute('/auth/company')({
  validateSearch: (search): { from?: 'me' } => oneOf(search, 'from', ['me']),
  component: CompanyScreen,
})
