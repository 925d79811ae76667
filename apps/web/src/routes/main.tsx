import { createFileRoute } from '@tanstack/react-router'
import { loadKindTexts } from '../app/document-kinds.ts'
import { enterMain } from '../app/enter-main.ts'
import { MainLayout } from '../app/shell/main-layout.tsx'

export const Route = createFileRoute('/main')({
  staticData: { texts: ['shell', 'kit'] },
  beforeLoad: ({ context, location }) =>
    enterMain(context.queryClient, location.href, () => context.loadRouteTexts(location.pathname)),
  loader: loadKindTexts,
  component: MainLayout,
})
