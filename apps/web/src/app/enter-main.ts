import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../api/errors.ts'
import { mayBeSignedIn } from '../api/session.ts'
import { loadAdministrationTexts, loadDailyTexts } from '../text/i18n.ts'
import { profileQuery } from '../page/profile.ts'

/** Addresses of the screens that need no texts but the daily ones. */
const everyday = /^\/main(\/(work|leave|approval|meeting|notifications)\b|\/?$|\/?[?#])/

/** Lets the signed-in into /main; sends everybody else where they belong. */
export async function enterMain(client: QueryClient, address: string): Promise<void> {
  // Nobody is signed in here: the server need not be asked to say so.
  if (!mayBeSignedIn()) throw toSignIn(address)
  const texts = Promise.all([loadDailyTexts(), everyday.test(address) || loadAdministrationTexts()])
  const profile = await client.ensureQueryData(profileQuery).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 || error.status === 498) {
      throw toSignIn(address)
    }
    if (error.code === 'NO_COMPANY') throw redirect({ to: '/auth/company', replace: true })
    throw error
  })
  // R-AUTH-002: who may not use the dashboard and administers nothing is signed out.
  if (!profile.user_profile.dash_available && !profile.is_admin) {
    throw redirect({ to: '/signout', search: { reason: 'blocked' }, replace: true })
  }
  await texts
  // The rest arrives while the first screen is being looked at.
  void loadAdministrationTexts()
}

function toSignIn(address: string) {
  return redirect({
    to: '/auth/email',
    search: address === '/main' ? {} : { next: address },
    replace: true,
  })
}
