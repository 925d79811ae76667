import type { QueryClient } from '@tanstack/react-query'
import type { useNavigate } from '@tanstack/react-router'
import { keptPending } from './pending.ts'
import { returnPath } from './return-path.ts'

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
  return navigate({ href: returnPath(next), replace: true })
}
