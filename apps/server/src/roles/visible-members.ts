import { type RawBuilder, sql } from 'kysely'
import type { MemberContext } from '../http/context.ts'

/** How wide a list looks: only oneself, the teams one leads or covers, or as far as one may see (decision A-27). */
export type OrgRange = 'personal' | 'team' | 'company'

type Viewer = Pick<MemberContext, 'actor' | 'today'>

/**
 * The one condition that every list of people uses (self, led teams, covered teams, company), for a query
 * in which `memberId` names the member's id. Full admins see the company; leaders and limited admins the people who
 * stand in their teams today; everybody else only themself.
 */
export function visibleMembers(
  ctx: Viewer,
  memberId: RawBuilder<unknown>,
  range: OrgRange = 'company',
): RawBuilder<boolean> {
  const { actor } = ctx
  const self = sql<boolean>`${memberId} = ${actor.memberId}`
  if (range === 'personal') return self
  if (actor.isFullAdmin && range === 'company') return sql<boolean>`true`
  const teamIds = [...new Set([...actor.ledTeamIds, ...actor.coverTeamIds])]
  if (teamIds.length === 0) return self
  return sql<boolean>`(${self} or ${memberId} in (
    select tm.member_id from team_memberships tm
    where tm.team_id = any(${teamIds}::bigint[])
      and tm.starts_on <= ${ctx.today} and (tm.ends_on is null or tm.ends_on > ${ctx.today})))`
}

/** Whether the viewer may see one person's record by the same condition. */
export async function maySeeMember(
  ctx: Viewer & Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<boolean> {
  if (memberId === ctx.actor.memberId) return true
  const result =
    await sql`select 1 from members m where m.id = ${memberId} and ${visibleMembers(ctx, sql.ref('m.id'))}`.execute(
      ctx.tx,
    )
  return result.rows.length > 0
}
