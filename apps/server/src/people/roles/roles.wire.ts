import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/roles/roles.ts'
import type { Actor, MemberContext } from '../../http/context.ts'
import { type HideFields, hideFields } from './hide-fields.ts'
import { roleNameIn } from './role-names.store.ts'
import { mayDismiss } from './roles.policy.ts'
import type { AdminFlags, CoverRow, HolderRow, PersonRow } from './roles.queries.ts'

type WirePerson = Input<typeof contract.rolePerson>
type WireAdmin = Input<typeof contract.listAdmins.response>[number]
type WireLimitedAdmin = Input<typeof contract.listLimitedAdmins.response>[number]
type WireCover = Input<typeof contract.listCoverTeams.response>[number]
type WireHolder = Input<typeof contract.listRoles.response>[number]
type Reader = Pick<MemberContext, 'actor' | 'language'>
type WireFlags = Input<typeof contract.isAdmin.response>

export function personToWire(
  row: Pick<PersonRow, 'id' | 'name' | 'email' | 'position' | 'team_id' | 'team_name'>,
  hide: HideFields,
): WirePerson {
  return hide(
    { id: row.id, teamId: row.team_id },
    {
      user_id: row.id,
      username: row.name,
      email: row.email,
      position: row.position,
      team: row.team_id === null ? null : { team_id: row.team_id, team_name: row.team_name ?? '' },
    },
  )
}

/** The full admins; whoever is the last to work here stays (decision D-13). */
export function adminsToWire(rows: readonly PersonRow[], actor: Actor): WireAdmin[] {
  const working = rows.filter((row) => row.status === 'WORKING')
  const last = working.length === 1 ? working[0]!.id : null
  const hide = hideFields(actor, rows[0]?.flags)
  return rows.map((row) => ({
    ...personToWire(row, hide),
    cmem_status: row.status,
    abilities: { remove: actor.isFullAdmin && row.id !== last },
  }))
}

export function limitedAdminsToWire(
  rows: readonly (PersonRow & { covers: readonly CoverRow[] })[],
  reader: Reader,
): WireLimitedAdmin[] {
  const hide = hideFields(reader.actor, rows[0]?.flags)
  return rows.map((row) => {
    const member = { id: row.id, isFullAdmin: row.is_full_admin }
    const covers = row.covers.map((cover) => coverToWire(cover, member, reader))
    return { ...personToWire(row, hide), cover_teams: covers }
  })
}

export function coverToWire(
  row: CoverRow,
  member: { id: number; isFullAdmin: boolean },
  { actor, language }: Reader,
): WireCover {
  const { team_id, team_name, has_own_name } = row
  const role_name = roleNameIn(language, row.role_name)
  const update = mayDismiss(actor, { parentId: row.parent_id }, member)
  return { user_id: member.id, team_id, team_name, role_name, has_own_name, abilities: { update } }
}

export function holdersToWire(rows: readonly HolderRow[], actor: Actor): WireHolder[] {
  const hide = hideFields(actor, rows[0]?.flags)
  return rows.map((row) => ({
    ...personToWire(row, hide),
    role_name: row.role,
    granted_at: row.granted_at,
    deleted: false,
  }))
}

export function flagsToWire(flags: AdminFlags): WireFlags {
  return {
    is_admin: flags.isFullAdmin || flags.isLimitedAdmin,
    is_admin_full: flags.isFullAdmin,
    is_admin_limited: flags.isLimitedAdmin,
    leader: flags.led,
  }
}
