import { createFileRoute } from '@tanstack/react-router'
import { CompanyScreen } from '../../features/auth/company-screen.tsx'

export const Route = createFileRoute('/auth/company')({ component: CompanyScreen })
