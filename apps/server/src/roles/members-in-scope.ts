import { type RawBuilder, sql } from 'kysely'
import type { MemberContext } from '../http/context.ts'
import { visibleMembers } from './visible-members.ts'

/** What a list of people is asked for on the wire, besides its own filters. */
export interface Scope {
  org_range?: 'personal' | 'team' | 'subteam' | 'company' | undefined
  /** A team; 0 the whole company; -9 everything below the teams in view (decision A-28). */
  team_id?: number | undefined
}

export const BELOW = -9

type Viewer = Pick<MemberContext, 'actor' | 'today'>

/**
 * The condition for a list with org_range and team_id, cut to what the viewer may see (decisions ):
 * - a team: its people alone with org_range=team, else with all teams below;
 * - no team: as far as one may see; with org_range=team or subteam the teams led and covered. A full admin, who sees
 *   everybody anyway, gets the own team as well, alone or with those below;
 * - below (-9): people of teams that stand under a team in view, without that team itself.
 * One SQL fragment, as {@link visibleMembers}. An unknown team has nobody.
 * @param on the day on which people stand in the teams asked for; who sees whom is always asked of today
 */
export function membersInScope(
  ctx: Viewer,
  memberId: RawBuilder<unknown>,
  scope: Scope,
  on: Temporal.PlainDate = ctx.today,
): RawBuilder<boolean> {
  const { org_range: range = 'company', team_id: teamId = 0 } = scope
  const then = { actor: ctx.actor, today: on }
  if (range === 'personal') return visibleMembers(ctx, memberId, 'personal')
  const seen = visibleMembers(ctx, memberId)
  if (teamId === BELOW) return sql<boolean>`(${seen} and ${standIn(then, memberId, below(ctx))})`
  if (teamId !== 0) return sql<boolean>`(${seen} and ${standIn(then, memberId, chosen(ctx, teamId, range))})`
  if (range === 'company') return seen
  const mine = visibleMembers(ctx, memberId, 'team')
  if (!ctx.actor.isFullAdmin) return mine
  return sql<boolean>`(${mine} or ${standIn(then, memberId, home(ctx, range))})`
}

/** Who stands on a day in one of the teams that a query answers. */
function standIn(
  { actor, today }: Viewer,
  memberId: RawBuilder<unknown>,
  teams: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`${memberId} in (
    select tm.member_id from team_memberships tm
    where tm.company_id = ${actor.companyId} and tm.team_id in (${teams})
      and tm.starts_on <= ${today} and (tm.ends_on is null or tm.ends_on > ${today}))`
}

function chosen(
  { actor }: Viewer,
  teamId: number,
  range: 'team' | 'subteam' | 'company',
): RawBuilder<unknown> {
  if (range === 'team') return sql`${teamId}`
  return withBelow(actor.companyId, sql`select ${teamId}::bigint`)
}

function below({ actor }: Viewer): RawBuilder<unknown> {
  const teams = sql`select t.id from teams t where t.company_id = ${actor.companyId}`
  if (actor.isFullAdmin) return sql`${teams} and t.parent_id is not null`
  const inView = [...new Set([...actor.ledTeamIds, ...actor.coverTeamIds])]
  return sql`${teams} and t.parent_id = any(${inView}::bigint[])`
}

function home({ actor, today }: Viewer, range: 'team' | 'subteam'): RawBuilder<unknown> {
  const own = sql`
    select mine.team_id from team_memberships mine
    where mine.company_id = ${actor.companyId} and mine.member_id = ${actor.memberId}
      and mine.starts_on <= ${today} and (mine.ends_on is null or mine.ends_on > ${today})`
  return range === 'team' ? own : withBelow(actor.companyId, own)
}

function withBelow(companyId: number, roots: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with recursive reached(id) as (
      ${roots}
      union select t.id from teams t join reached on t.parent_id = reached.id where t.company_id = ${companyId}
    ) select id from reached`
}
