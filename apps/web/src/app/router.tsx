import { createRouter } from '@tanstack/react-router'
import { watchOtherTabs } from '../api/acting-for.ts'
import { makeQueryClient } from '../api/query.ts'
import { onSessionEnd, onShutOut } from '../api/session.ts'
import { routeTree } from '../route-tree.gen.ts'
import { forgetEverything } from '../page/forget-everything.ts'
import { loadTexts } from '../text/i18n.ts'
import { NotFoundScreen, RouteError, RoutePending } from './route-states.tsx'
import { reportErrors } from './report-errors.ts'

export const queryClient = makeQueryClient()
reportErrors(queryClient)
watchOtherTabs()

function loadRouteTexts(pathname: string): Promise<void> {
  const [routes] = router.getMatchedRoutes(pathname)
  return loadTexts(routes.flatMap(({ options }) => options.staticData?.texts ?? []))
}

export const router = createRouter({
  routeTree,
  context: { queryClient, loadRouteTexts },
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
})

// A refused refresh ends the session (R-AUTH-001); under /auth there is nothing to end.
onSessionEnd(() => {
  if (location.pathname.includes('/auth') || location.pathname === '/signout') return
  forgetEverything(queryClient)
  const next = location.pathname + location.search
  void router.navigate({ to: '/auth/email', search: next === '/main' ? {} : { next }, replace: true })
})

// Whoever is shut out while at work learns it on the way out, as somebody who signs in does (R-AUTH-002).
onShutOut(() => {
  if (location.pathname === '/signout') return
  void router.navigate({ to: '/signout', search: { reason: 'blocked' }, replace: true })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
