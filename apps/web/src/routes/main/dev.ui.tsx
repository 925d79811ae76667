import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/main/dev/ui')({
  validateSearch: ({ scheme, part }): { scheme?: 'light' | 'dark'; part?: string } => ({
    ...((scheme === 'light' || scheme === 'dark') && { scheme }),
    ...(typeof part === 'string' && { part }),
  }),
  beforeLoad: () => {
    if (!__UI_KIT__) throw notFound()
  },
  // Written out, so that ordinary builds drop the screen altogether.
  component: __UI_KIT__
    ? lazyRouteComponent(() => import('../../features/platform/ui-kit/ui-kit-screen.tsx'), 'UiKitScreen')
    : undefined,
})
