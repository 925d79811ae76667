import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/main/dev/ui')({
  validateSearch: (search): { scheme?: 'light' | 'dark' } =>
    search.scheme === 'light' || search.scheme === 'dark' ? { scheme: search.scheme } : {},
  beforeLoad: () => {
    if (!__UI_KIT__) throw notFound()
  },
  // Written out, so that ordinary builds drop the screen altogether.
  component: __UI_KIT__
    ? lazyRouteComponent(() => import('../../features/platform/ui-kit/ui-kit-screen.tsx'), 'UiKitScreen')
    : undefined,
})
