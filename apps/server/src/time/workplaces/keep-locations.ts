import { roundPosition } from '#rules/workplaces/position.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createLocation as createEndpoint,
  updateLocation as updateEndpoint,
} from '#contract/time/workplaces/workplaces.ts'
import type { CommandContext } from '../../http/context.ts'
import { getLocation } from './workplaces.queries.ts'
import { changeLocation, insertLocation, removeLocation } from './workplaces.store.ts'

/** @throws Failure NAME_TAKEN, NOT_FOUND for an unknown branch */
export async function createLocation(
  ctx: CommandContext,
  location: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  const { loc_name: name, loc_lat, loc_lon, radius, branch_id } = location
  const id = await insertLocation(ctx.tx, {
    company_id: ctx.companyId,
    name,
    ...roundPosition({ latitude: loc_lat, longitude: loc_lon }),
    radius_metres: radius,
    branch_id,
  })
  ctx.audit({ action: 'location.create', target: ['location', id], after: location })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function updateLocation(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  const before = await getLocation(ctx.tx, id)
  const { latitude, longitude } = roundPosition({
    latitude: change.loc_lat ?? before.latitude,
    longitude: change.loc_lon ?? before.longitude,
  })
  await changeLocation(ctx.tx, id, {
    name: change.loc_name,
    // Only what was named: somebody else may be moving the other half at this moment.
    ...(change.loc_lat !== undefined && { latitude }),
    ...(change.loc_lon !== undefined && { longitude }),
    radius_metres: change.radius,
    branch_id: change.branch_id,
  })
  ctx.audit({ action: 'location.update', target: ['location', id], before, after: change })
}

/** @throws Failure NOT_FOUND */
export async function deleteLocation(ctx: CommandContext, id: number): Promise<void> {
  await removeLocation(ctx.tx, id)
  ctx.audit({ action: 'location.delete', target: ['location', id] })
}
