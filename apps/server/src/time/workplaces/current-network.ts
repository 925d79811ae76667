import { acceptingNetwork, type Network } from '#rules/workplaces/accepting-place.ts'
import { parseIp } from '#rules/workplaces/ip-address.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getCurrentNetwork } from '#contract/time/workplaces/workplaces.ts'
import type { MemberContext } from '../../http/context.ts'
import { listWifi } from './workplaces.queries.ts'

/** From where the server sees the caller; for version 6 the /64 of the line, since devices change the rest by themselves. */
export async function currentNetwork(
  ctx: Pick<MemberContext, 'tx' | 'ip'>,
): Promise<EndpointResponse<typeof getCurrentNetwork>> {
  const seen = parseIp(ctx.ip)
  if (!seen || seen.scope === 'SELF' || seen.scope === 'NOBODY') {
    return { address: null, scope: seen?.scope ?? 'NOBODY', known_as: null }
  }
  const rows = await listWifi(ctx.tx)
  const known = acceptingNetwork(rows satisfies readonly Network[], { ip: ctx.ip })
  return {
    address: seen.version === 6 ? parseIp(`${seen.text}/64`)!.text : seen.text,
    scope: seen.scope,
    known_as: rows.find(({ id }) => id === known?.id)?.name ?? null,
  }
}
