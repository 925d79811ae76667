import { roundPosition } from '#rules/workplaces/position.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  createLocation as createEndpoint,
  updateLocation as updateEndpoint,
} from '#contract/time/workplaces/workplaces.ts'
import type { CommandContext } from '../../http/context.ts'
import { getLocation } from './workplaces.queries.ts'
import { places } from './workplaces.store.ts'

/** @throws Failure NAME_TAKEN, NOT_FOUND for an unknown branch */
export async function createLocation(
  ctx: CommandContext,
  location: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  const { loc_name: name, loc_lat, loc_lon, radius, branch_id } = location
  return places.create(ctx, {
    name,
    ...roundPosition({ latitude: loc_lat, longitude: loc_lon }),
    radius_metres: radius,
    branch_id,
  })
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
  const moved = {
    name: change.loc_name,
    // Only what was named: somebody else may be moving the other half at this moment.
    ...(change.loc_lat !== undefined && { latitude }),
    ...(change.loc_lon !== undefined && { longitude }),
    radius_metres: change.radius,
    branch_id: change.branch_id,
  }
  await places.update(ctx, id, moved, before)
}
