import type { AuthContext } from './auth-context.ts'
import type { CodePurpose } from './codes/codes.store.ts'
import { attemptKey, countInHour } from './throttle.ts'

interface Limit {
  fromHere: number
  /** From everywhere together. */
  inAll: number
}

// Anybody can ask for CONFIRM and RECOVER. SECOND_FACTOR follows a right password and VERIFY a session, so what
// strangers do never counts there.
const perHour: Record<CodePurpose, Limit> = {
  CONFIRM: { fromHere: 6, inAll: 30 },
  RECOVER: { fromHere: 6, inAll: 30 },
  SECOND_FACTOR: { fromHere: 30, inAll: 120 },
  VERIFY: { fromHere: 6, inAll: 30 },
}

/**
 * Counts a mail with a code and says whether it may go out. Each purpose counts by itself. Where the owner has
 * signed in before, what strangers used up elsewhere does not matter.
 */
export async function mayMail(
  ctx: AuthContext,
  mail: { email: string; purpose: CodePurpose; isKnownPlace: boolean; place: string },
): Promise<boolean> {
  const kind = `mail-${mail.purpose.toLowerCase()}`
  const limit = perHour[mail.purpose]
  const fromHere = await countInHour(ctx, attemptKey(kind, mail.email, mail.place))
  // Mails that do not go out anyway must not use up those of others.
  if (fromHere > limit.fromHere) return false
  if (mail.isKnownPlace) return true
  return (await countInHour(ctx, attemptKey(kind, mail.email))) <= limit.inAll
}
