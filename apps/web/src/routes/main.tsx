import { createFileRoute } from '@tanstack/react-router'
import { enterMain } from '../app/enter-main.ts'
import { MainLayout } from '../app/shell/main-layout.tsx'

export const Route = createFileRoute('/main')({
  staticData: { texts: ['shell', 'kit'] },
  beforeLoad: ({ context, location }) =>
    enterMain(context.queryClient, location.href, () => context.loadRouteTexts(location.pathname)),
  // Of no use before somebody is signed in.
  loader: async () => (await import('../app/document-kinds.ts')).loadKindTexts(),
  component: MainLayout,
})
