import { createFileRoute } from '@tanstack/react-router'
import { loadKindTexts } from '../app/document-kinds.ts'
import { MainLayout } from '../app/shell/main-layout.tsx'

export const Route = createFileRoute('/main')({
  staticData: { texts: ['shell', 'kit'] },
  // Every browser reads the routes before the sign-in page; this is of use only behind it.
  beforeLoad: async ({ context, location }) =>
    (await import('../app/enter-main.ts')).enterMain(context.queryClient, location.href, () =>
      context.loadRouteTexts(location.pathname),
    ),
  loader: loadKindTexts,
  component: MainLayout,
})
