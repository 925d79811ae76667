import { readDevice } from '../../platform/auth/index.ts'
import type { MemberContext } from '../../http/context.ts'
import type { CurrentDay } from './current-day.ts'

/**
 * What a press would be refused with whatever the state of the day; null when the caller may press. Only what presents
 * itself as a phone or tablet is none of the computers that a company can forbid.
 */
export function checkRefusal(
  { actor, userAgent }: Pick<MemberContext, 'actor' | 'userAgent'>,
  { days, plan }: CurrentDay,
): 'FEATURE_OFF' | 'REQUESTS_ONLY' | 'COMPUTER_CHECK_OFF' | null {
  if (actor.switchedOff.includes('WEB_CHECK')) return 'FEATURE_OFF'
  if (plan.workCheck === 'EVENTONLY') return 'REQUESTS_ONLY'
  if (days.checkDesktop) return null
  const { kind } = readDevice(userAgent)
  return kind === 'PHONE' || kind === 'TABLET' ? null : 'COMPUTER_CHECK_OFF'
}
