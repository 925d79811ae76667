import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

interface RouterContext {
  queryClient: QueryClient
  /** Brings the texts that the routes of an address name; whoever enters there waits for it. */
  loadRouteTexts: (pathname: string) => Promise<void>
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet })
