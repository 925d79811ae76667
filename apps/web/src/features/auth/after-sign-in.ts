import type { QueryClient } from '@tanstack/react-query'
import type { useNavigate } from '@tanstack/react-router'
import { keptPending } from './pending.ts'

/** Goes where the person wanted to go; without a company, to founding or joining one; an open invitation comes first. */
export async function afterSignIn(
  client: QueryClient,
  navigate: ReturnType<typeof useNavigate>,
  hasCompany: boolean | undefined,
  next: string | undefined,
): Promise<void> {
  client.clear()
  const invitation = keptPending('invite')
  if (invitation) return navigate({ to: '/auth/invite', search: invitation, replace: true })
  if (hasCompany === false) return navigate({ to: '/auth/company', replace: true })
  return navigate({ href: insideOnly(next), replace: true })
}

// Only our own screens: an address of another host in ?next= would be an open redirect.
function insideOnly(next: string | undefined): string {
  return next && /^\/main(?:[/?#]|$)/.test(next) ? next : '/main'
}
