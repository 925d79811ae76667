import {
  type NetworkAddress,
  type NetworkKind,
  parseNetworkAddress,
} from '#rules/workplaces/network-address.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import type {
  createWifi as createEndpoint,
  updateWifi as updateEndpoint,
} from '#contract/time/workplaces/workplaces.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { networks } from './workplaces.store.ts'

/** @throws Failure WIFI_TAKEN, NOT_FOUND for an unknown branch, and what is wrong with the address */
export async function createWifi(
  ctx: CommandContext,
  wifi: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  const { wifi_name: name, branch_id } = wifi
  const network = readAddress(ctx.language, wifi.wifi_address, wifi.wifi_kind)
  return networks.create(ctx, { name, ...network, branch_id })
}

/** @throws Failure NOT_FOUND, WIFI_TAKEN, and what is wrong with the address */
export async function updateWifi(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  const before = await networks.lock(ctx.tx, id)
  const isMoved = change.wifi_address !== undefined || change.wifi_kind !== undefined
  const network = isMoved
    ? readAddress(ctx.language, change.wifi_address ?? before.address, change.wifi_kind)
    : {}
  const { wifi_name: name, branch_id } = change
  await networks.update(ctx, id, { name, branch_id, ...network }, before)
}

function readAddress(language: Language, text: string, kind: NetworkKind | undefined): NetworkAddress {
  const read = parseNetworkAddress(text, kind)
  if (!read.ok) fail(read.error, {}, { wifi_address: errors[read.error][language] })
  return { kind: read.kind, address: read.address }
}
