import { createFileRoute } from '@tanstack/react-router'
import { DocumentRulesScreen } from '../../../features/platform/companies/documents-screen.tsx'

export const Route = createFileRoute('/main/settings/(approvals)/documents')({
  staticData: { title: 'settings.area.documentRules.title', texts: ['companies'] },
  component: DocumentRulesScreen,
})
