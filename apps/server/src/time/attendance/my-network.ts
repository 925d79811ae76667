import type { checkMyWifi } from '#contract/time/attendance/web-check.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { MemberContext } from '../../http/context.ts'
import { currentNetwork } from '../workplaces/index.ts'

/** Whether the caller is in a network of the company, as far as the server sees it itself: no browser tells its wifi. */
export async function myNetwork(ctx: MemberContext): Promise<EndpointResponse<typeof checkMyWifi>> {
  const { known_as: name, address } = await currentNetwork(ctx)
  return { valid_wifi: name !== null, use_wifi: false, wifi_name: name ?? '', wifi_address: address ?? '' }
}
