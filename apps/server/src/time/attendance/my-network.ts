import type { checkMyWifi } from '#contract/time/attendance/web-check.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { demandedBy } from '#rules/workplaces/judge-check.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { currentNetwork } from '../workplaces/index.ts'
import { checkRefusal } from './check-refusal.ts'
import { loadCurrentDay } from './current-day.ts'

/**
 * Whether the caller is in a network of the company, as far as the server sees it itself: no browser tells its wifi.
 * @throws Failure REQUESTS_ONLY, COMPUTER_CHECK_OFF for who may not check in here at all (R-WORK-001)
 */
export async function myNetwork(ctx: MemberContext): Promise<EndpointResponse<typeof checkMyWifi>> {
  const [current, { known_as: name, address }] = await Promise.all([loadCurrentDay(ctx), currentNetwork(ctx)])
  const refusal = checkRefusal(ctx, current)
  if (refusal) fail(refusal)
  return {
    valid_wifi: name !== null,
    use_wifi: demandedBy(current.days.demands).network,
    wifi_name: name ?? '',
    wifi_address: address ?? '',
  }
}
