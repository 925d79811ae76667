import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/roles.ts'
import type { AdminFlags, CoverRow, PersonRow } from './roles.queries.ts'

type WirePerson = Input<typeof contract.listAdmins.response>[number]
type WireLimitedAdmin = Input<typeof contract.listLimitedAdmins.response>[number]
type WireHolder = Input<typeof contract.listRoles.response>[number]
type WireFlags = Input<typeof contract.isAdmin.response>

export function personToWire(row: PersonRow): WirePerson {
  return {
    user_id: row.id,
    username: row.name,
    email: row.email,
    position: row.position,
    team: row.team_id === null ? null : { team_id: row.team_id, team_name: row.team_name ?? '' },
  }
}

export function limitedAdminToWire(row: PersonRow & { covers: CoverRow[] }): WireLimitedAdmin {
  return { ...personToWire(row), cover_teams: row.covers }
}

export function holderToWire(row: PersonRow & { role: string }): WireHolder {
  return { ...personToWire(row), role_name: row.role }
}

export function flagsToWire(flags: AdminFlags): WireFlags {
  return {
    is_admin: flags.isFullAdmin || flags.isLimitedAdmin,
    is_admin_full: flags.isFullAdmin,
    is_admin_limited: flags.isLimitedAdmin,
    leader: flags.led,
  }
}
