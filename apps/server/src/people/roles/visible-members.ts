import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { type OrgRange, reachOf } from './reach.ts'
import { standingOf } from './roles.store.ts'

type Viewer = Pick<MemberContext, 'actor' | 'today'>

/**
 * The one condition that every list of people uses (self, led teams, covered teams, company), for a query
 * in which `memberId` names the member's id. Full admins see the company; leaders and limited admins the people who
 * stand in their teams today, so nobody who has left or not come yet; everybody else only themself.
 *
 * One fragment, and oneself stands inside its list: so PostgreSQL makes a join of it, reads the people of the teams
 * (known with the session, at most 800) through team_memberships_team_time and then only their members by key. With an
 * `or` it would look at every member of the company.
 */
export function visibleMembers(
  ctx: Viewer,
  memberId: RawBuilder<unknown>,
  range: OrgRange = 'company',
): RawBuilder<boolean> {
  const { actor, today } = ctx
  const reach = reachOf(actor, range)
  if (reach.company) return sql<boolean>`true`
  if (reach.teamIds.length === 0) return sql<boolean>`${memberId} = ${actor.memberId}`
  return sql<boolean>`${memberId} in (
    select ${actor.memberId}::bigint union all
    select tm.member_id from team_memberships tm
    where tm.company_id = ${thisCompany} and tm.team_id = any(${[...reach.teamIds]}::bigint[])
      and ${heldOn('tm', today)})`
}

/** The people whom the viewer looks after as an admin: coversMember of the policy, as a condition like {@link visibleMembers}. */
export function coveredMembers({ actor, today }: Viewer, memberId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (actor.isFullAdmin) return sql<boolean>`true`
  if (actor.coverTeamIds.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${memberId} in (
      select tm.member_id from team_memberships tm
      where tm.company_id = ${thisCompany} and tm.team_id = any(${[...actor.coverTeamIds]}::bigint[])
        and ${heldOn('tm', today)})
    and ${isNoFullAdmin(memberId)})`
}

const isNoFullAdmin = (memberId: RawBuilder<unknown>) => sql<boolean>`${memberId} not in (
  select r.member_id from role_holders r where r.company_id = ${thisCompany} and r.role = 'FULL_ADMIN')`

/** The people for whom the viewer may act: {@link mayActFor} as a condition. */
export function actedForMembers(ctx: Viewer, memberId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (ctx.actor.isFullAdmin) return sql<boolean>`true`
  return sql<boolean>`(${visibleMembers(ctx, memberId)} and (${memberId} = ${ctx.actor.memberId} or ${isNoFullAdmin(memberId)}))`
}

/** Whether the viewer may see one person's record by the same condition. */
export async function maySeeMember(
  ctx: Viewer & Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<boolean> {
  if (memberId === ctx.actor.memberId) return true
  const result = await sql`
      select 1 from members m where m.company_id = ${thisCompany} and m.id = ${memberId} and ${visibleMembers(ctx, sql.ref('m.id'))}`.execute(
    ctx.tx,
  )
  return result.rows.length > 0
}

/**
 * Whether the viewer may do something in a person's name: for those whose record they see, but for a full admin only
 * another full admin may, so that nobody acts on somebody above themself.
 */
export async function mayActFor(ctx: Viewer & Pick<MemberContext, 'tx'>, memberId: number): Promise<boolean> {
  if (memberId === ctx.actor.memberId) return true
  if (!(await maySeeMember(ctx, memberId))) return false
  return ctx.actor.isFullAdmin || !(await standingOf(ctx, memberId)).isFullAdmin
}
