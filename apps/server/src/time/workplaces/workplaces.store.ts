import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Branches, Locations, WifiNetworks } from '../../db/rows.gen.ts'
import { found, onConstraint } from '../../http/fail.ts'

const broken = {
  branches_name_key: 'NAME_TAKEN',
  wifi_networks_address_key: 'WIFI_TAKEN',
  wifi_networks_branch: 'NOT_FOUND',
  locations_name_key: 'NAME_TAKEN',
  locations_branch: 'NOT_FOUND',
} as const
const stillUsed = { wifi_networks_branch: 'STILL_IN_USE', locations_branch: 'STILL_IN_USE' } as const

/** @throws Failure NAME_TAKEN */
export async function insertBranch(tx: Tx, branch: Insertable<Branches>): Promise<number> {
  const query = tx.insertInto('branches').values(branch).returning('id')
  return (await onConstraint(broken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function changeBranch(tx: Tx, id: number, change: Updateable<Branches>): Promise<void> {
  const query = tx.updateTable('branches').set(change).where('id', '=', id).returning('id')
  found(await onConstraint(broken, () => query.executeTakeFirst()))
}

/** @throws Failure NOT_FOUND, STILL_IN_USE */
export async function removeBranch(tx: Tx, id: number): Promise<void> {
  const query = tx.deleteFrom('branches').where('id', '=', id).returning('id')
  found(await onConstraint(stillUsed, () => query.executeTakeFirst()))
}

/** @throws Failure WIFI_TAKEN, NOT_FOUND for an unknown branch */
export async function insertWifi(tx: Tx, wifi: Insertable<WifiNetworks>): Promise<number> {
  const query = tx.insertInto('wifi_networks').values(wifi).returning('id')
  return (await onConstraint(broken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NOT_FOUND, WIFI_TAKEN */
export async function changeWifi(tx: Tx, id: number, change: Updateable<WifiNetworks>): Promise<void> {
  const query = tx.updateTable('wifi_networks').set(change).where('id', '=', id).returning('id')
  found(await onConstraint(broken, () => query.executeTakeFirst()))
}

/** @throws Failure NOT_FOUND */
export async function removeWifi(tx: Tx, id: number): Promise<void> {
  const query = tx.deleteFrom('wifi_networks').where('id', '=', id).returning('id')
  found(await query.executeTakeFirst())
}

/** @throws Failure NAME_TAKEN, NOT_FOUND for an unknown branch */
export async function insertLocation(tx: Tx, location: Insertable<Locations>): Promise<number> {
  const query = tx.insertInto('locations').values(location).returning('id')
  return (await onConstraint(broken, () => query.executeTakeFirstOrThrow())).id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function changeLocation(tx: Tx, id: number, change: Updateable<Locations>): Promise<void> {
  const query = tx.updateTable('locations').set(change).where('id', '=', id).returning('id')
  found(await onConstraint(broken, () => query.executeTakeFirst()))
}

/** @throws Failure NOT_FOUND */
export async function removeLocation(tx: Tx, id: number): Promise<void> {
  const query = tx.deleteFrom('locations').where('id', '=', id).returning('id')
  found(await query.executeTakeFirst())
}

/** A network, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockWifi(tx: Tx, id: number): Promise<Selectable<WifiNetworks>> {
  const query = tx.selectFrom('wifi_networks').selectAll().where('id', '=', id)
  return found(await query.forUpdate().executeTakeFirst())
}
