import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
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
 * The condition for a list with org_range and team_id, cut to what the viewer may see (decisions ). One SQL
 * fragment, as {@link visibleMembers}. An unknown team has nobody.
 * @param on the day on which people stand in the teams asked for; who sees whom is always asked of today
 */
export function membersInScope(
  ctx: Viewer,
  memberId: RawBuilder<unknown>,
  scope: Scope,
  on: Temporal.PlainDate = ctx.today,
): RawBuilder<boolean> {
  if (scope.org_range === 'personal') return visibleMembers(ctx, memberId, 'personal')
  const seen = visibleMembers(ctx, memberId)
  const teams = teamsInScope(ctx, scope)
  if (!teams) return seen
  return sql<boolean>`(${seen} and ${memberId} in (
    select tm.member_id from team_memberships tm
    where tm.company_id = ${thisCompany} and tm.team_id in (${teams})
      and ${heldOn('tm', on)}))`
}

/** Whether a list with that scope is of everybody in the company: its viewer sees all of them, and no team narrows it. */
export function isWholeCompany(ctx: Viewer, scope: Scope): boolean {
  return ctx.actor.isFullAdmin && scope.org_range !== 'personal' && teamsInScope(ctx, scope) === null
}

/**
 * The teams that org_range and team_id name, as a query of their ids; null when they narrow nothing:
 * - a team: that team alone with org_range=team, else with all teams below;
 * - 0: the whole company, whatever the range;
 * - no team: the teams in view, that is those led, covered and the own one, alone with team, with all below with subteam;
 * - below (-9): the teams under a team in view, without that team itself; a full admin looks from the top.
 * What of them the viewer may see is another question.
 */
export function teamsInScope(ctx: Viewer, scope: Scope): RawBuilder<unknown> | null {
  const { org_range: range = 'company', team_id: teamId } = scope
  if (teamId === 0) return null
  const { isFullAdmin } = ctx.actor
  if (teamId === BELOW) {
    const teams = sql`select t.id from teams t where t.company_id = ${thisCompany}`
    if (isFullAdmin) return sql`${teams} and t.parent_id is not null`
    return sql`${teams} and t.parent_id in (${withBelow(inView(ctx))})`
  }
  if (teamId !== undefined) {
    const team = sql`select ${teamId}::bigint as id`
    return range === 'team' ? team : withBelow(team)
  }
  if (range === 'team') return inView(ctx)
  return range === 'subteam' ? withBelow(inView(ctx)) : null
}

function inView({ actor, today }: Viewer): RawBuilder<unknown> {
  return sql`
    select led.id from teams led where led.company_id = ${thisCompany} and led.leader_id = ${actor.memberId}
    union select ct.team_id from cover_teams ct
      where ct.company_id = ${thisCompany} and ct.member_id = ${actor.memberId}
    union select own.team_id from team_memberships own
      where own.company_id = ${thisCompany} and own.member_id = ${actor.memberId}
        and ${heldOn('own', today)}`
}

function withBelow(roots: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with recursive reached as (
      select root.id from (${roots}) root
      union select t.id from teams t join reached on t.parent_id = reached.id where t.company_id = ${thisCompany}
    ) select id from reached`
}
