import type { Input } from '#contract/endpoint.ts'
import type {
  createBranch,
  createGateUser,
  createLocation,
  createWifi,
} from '#contract/time/workplaces/workplaces.ts'
import type { MemberContext } from '../../http/context.ts'
import type { PersonCode } from '../../people/person-codes/index.ts'
import { mayKeepWorkplaces } from './workplaces.policy.ts'
import type { BranchRow, LocationRow, WifiRow } from './workplaces.queries.ts'

type Viewer = Pick<MemberContext, 'actor'>

export function branchToWire(row: BranchRow, { actor }: Viewer): Input<(typeof createBranch)['response']> {
  const keeps = mayKeepWorkplaces(actor)
  return {
    branch_id: row.id,
    branch_name: row.name,
    address: row.address,
    loc_count: row.location_count,
    wifi_count: row.wifi_count,
    abilities: { update: keeps, delete: keeps && row.location_count + row.wifi_count === 0 },
  }
}

export function wifiToWire(row: WifiRow, { actor }: Viewer): Input<(typeof createWifi)['response']> {
  const keeps = mayKeepWorkplaces(actor)
  return {
    wifi_id: row.id,
    wifi_name: row.name,
    wifi_address: row.address,
    wifi_kind: row.kind,
    branch_id: row.branch_id,
    branch_name: row.branch_name,
    abilities: { update: keeps, delete: keeps },
  }
}

export function locationToWire(
  row: LocationRow,
  { actor }: Viewer,
): Input<(typeof createLocation)['response']> {
  const keeps = mayKeepWorkplaces(actor)
  return {
    com_loc_id: row.id,
    loc_name: row.name,
    loc_lat: row.latitude,
    loc_lon: row.longitude,
    radius: row.radius_metres,
    branch_id: row.branch_id,
    branch_name: row.branch_name,
    abilities: { update: keeps, delete: keeps },
  }
}

export function gateUserToWire({ keeps, ...row }: PersonCode): Input<(typeof createGateUser)['response']> {
  return {
    id: row.id,
    user_id: row.member_id,
    username: row.name,
    team_name: row.team_name,
    cmem_status: row.status,
    gate_user_code: row.code,
    gate_code: row.code,
    abilities: { update: keeps, delete: keeps },
  }
}
