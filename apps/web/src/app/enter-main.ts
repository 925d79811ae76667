import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { updateProfile } from '#contract/people/members/members.ts'
import { call } from '../api/call.ts'
import { ApiError } from '../api/errors.ts'
import { mayBeSignedIn } from '../api/session.ts'
import { chosenHere, followOwn, type Language, ownHere } from '../text/i18n.ts'
import { homeQuery } from '../features/portal/home/home-queries.ts'
import { type Profile, profileQuery } from '../page/profile.ts'

/** Lets the signed-in into /main, with the texts of the screen; sends everybody else where they belong. */
export async function enterMain(
  client: QueryClient,
  address: string,
  loadTexts: () => Promise<void>,
): Promise<void> {
  // Nobody is signed in here: the server need not be asked to say so.
  if (!mayBeSignedIn()) throw toSignIn(address)
  // The start page need not wait until it is known who asks, where it is known in which language they read.
  const language = ownHere()
  if (language && isHome(address)) void client.prefetchQuery(homeQuery)
  const [profile] = await Promise.all([readProfile(client, address), loadTexts()])
  await leadLanguage(client, profile)
  // They have chosen another one elsewhere: what was asked for comes in the one of before.
  if (language && language !== ownHere()) client.removeQueries(homeQuery)
  // R-AUTH-002: who may not use the dashboard and administers nothing is signed out.
  if (!profile.user_profile.dash_available && !profile.is_admin) {
    throw redirect({ to: '/signout', search: { reason: 'blocked' }, replace: true })
  }
}

const isHome = (address: string) => /^\/main\/?(?:$|[?#])/.test(address)

let led: Profile | undefined

/**
 * The own language leads on every device. Who has none yet has perhaps chosen one on the way in, which becomes it; else the
 * company's leads. Each profile that was read leads once: what is chosen meanwhile stays.
 */
async function leadLanguage(client: QueryClient, profile: Profile): Promise<void> {
  if (profile === led) return
  led = profile
  const chosen = profile.has_chosen_language ? undefined : chosenHere()
  await followOwn(chosen ?? (profile.user_profile.language as Language))
  if (!chosen) return
  // A choice that cannot be kept now leads all the same, and is not worth stopping at the door for.
  led = await call(updateProfile, { body: { language: chosen } }).catch(() => profile)
  client.setQueryData(profileQuery.queryKey, led)
}

function readProfile(client: QueryClient, address: string): Promise<Profile> {
  return client.ensureQueryData(profileQuery).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 || error.status === 498) throw toSignIn(address)
    if (error.code === 'NO_COMPANY') throw redirect({ to: '/auth/company', replace: true })
    throw error
  })
}

function toSignIn(address: string) {
  return redirect({
    to: '/auth/email',
    search: address === '/main' ? {} : { next: address },
    replace: true,
  })
}
