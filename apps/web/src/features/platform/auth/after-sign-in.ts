import type { QueryClient } from '@tanstack/react-query'
import type { useNavigate } from '@tanstack/react-router'
import { forgetEverything } from '../../../page/forget-everything.ts'
import { keptPending } from './pending.ts'
import { returnPath } from './return-path.ts'

/**
 * Goes where the person wanted to go; without a company, to founding or joining one; an open invitation comes first. What the
 * one before left on this device goes: their session may have ended by itself, as when a borrowed browser was closed.
 */
export async function afterSignIn(
  client: QueryClient,
  navigate: ReturnType<typeof useNavigate>,
  hasCompany: boolean | undefined,
  next: string | undefined,
): Promise<void> {
  const invitation = keptPending('invite')
  forgetEverything(client)
  if (invitation) return navigate({ to: '/auth/invite', search: invitation, replace: true })
  if (hasCompany === false) return navigate({ to: '/auth/company', replace: true })
  return navigate({ href: returnPath(next), replace: true })
}
