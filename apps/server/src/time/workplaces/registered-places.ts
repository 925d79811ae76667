import type { Network, Place } from '#rules/workplaces/accepting-place.ts'
import type { Tx } from '../../db/connection.ts'
import { listLocations, listWifi } from './workplaces.queries.ts'

/** What the rule `acceptingPlace` asks for: all places and networks of the company. */
export async function registeredPlaces(tx: Tx): Promise<{ places: Place[]; networks: Network[] }> {
  const [locations, networks] = await Promise.all([listLocations(tx), listWifi(tx)])
  const places = locations.map((row) => ({ ...row, radiusMetres: row.radius_metres }))
  return { places, networks }
}
