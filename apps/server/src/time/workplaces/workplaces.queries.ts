import { sql } from '../../db/sql/sql.ts'
import type { NetworkKind } from '#rules/workplaces/network-address.ts'
import type { Tx } from '../../db/connection.ts'
import { isOnly } from '../../db/is-only.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found } from '../../http/fail.ts'

export interface BranchRow {
  id: number
  name: string
  address: string
  location_count: number
  wifi_count: number
}

export async function listBranches(tx: Tx, only?: number): Promise<BranchRow[]> {
  const result = await sql<BranchRow>`
    select b.id, b.name, b.address,
      (select count(*)::int from locations l where l.company_id = ${thisCompany} and l.branch_id = b.id) as location_count,
      (select count(*)::int from wifi_networks w where w.company_id = ${thisCompany} and w.branch_id = b.id) as wifi_count
    from branches b where b.company_id = ${thisCompany} and ${isOnly('b', only)}
    order by b.name, b.id`.execute(tx)
  return result.rows
}

export interface WifiRow {
  id: number
  name: string
  kind: NetworkKind
  address: string
  branch_id: number | null
  branch_name: string | null
}

export async function listWifi(tx: Tx, only?: number): Promise<WifiRow[]> {
  const result = await sql<WifiRow>`
    select w.id, w.name, w.kind, w.address, w.branch_id, b.name as branch_name
    from wifi_networks w left join branches b on b.company_id = w.company_id and b.id = w.branch_id
    where w.company_id = ${thisCompany} and ${isOnly('w', only)}
    order by w.name, w.id`.execute(tx)
  return result.rows
}

export interface LocationRow {
  id: number
  name: string
  latitude: number
  longitude: number
  radius_metres: number
  branch_id: number | null
  branch_name: string | null
}

export async function listLocations(tx: Tx, only?: number): Promise<LocationRow[]> {
  const result = await sql<LocationRow>`
    select l.id, l.name, l.latitude, l.longitude, l.radius_metres, l.branch_id, b.name as branch_name
    from locations l left join branches b on b.company_id = l.company_id and b.id = l.branch_id
    where l.company_id = ${thisCompany} and ${isOnly('l', only)}
    order by l.name, l.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getLocation(tx: Tx, id: number): Promise<LocationRow> {
  return found((await listLocations(tx, id))[0])
}
