import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listLeft } from '#contract/platform/auth/own-account.ts'
import { q } from '../../../api/query.ts'
import { mayBeSignedIn } from '../../../api/session.ts'
import { CompanyScreen } from './company-screen.tsx'
import { LeftScreen } from './left-screen.tsx'

const route = getRouteApi('/auth/company')

/** Who belongs to no company founds or joins one; who has left one is told so first. */
export function WithoutCompanyScreen() {
  const { from } = route.useSearch()
  const isAsked = from === undefined && mayBeSignedIn()
  // Asked anew each time: whoever has been let in again has left nothing.
  const left = useQuery({ ...q(listLeft), staleTime: 0, gcTime: 0, enabled: isAsked })
  if (left.isLoading) return <p aria-busy />
  return isAsked && left.data?.length ? <LeftScreen companies={left.data} /> : <CompanyScreen />
}
