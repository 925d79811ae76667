import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { likeAnywhere } from '../../db/lists/like-pattern.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { nameCondition } from '../../people/members/index.ts'
import { coversMember, standingOf, teamsInScope, visibleMembers } from '../../people/roles/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface ViewFilter {
  org_range: 'company' | 'team' | 'subteam'
  team_id?: number | undefined
  search?: string | undefined
}

/**
 * Reads people for a list of work records: as far as the caller sees, cut to a team and a name. Whether there is such a team is asked
 * in the same breath.
 * @param reach board: everybody also sees the people of their own team; records: leaders and admins only
 * @param read is given the condition on `m` (members)
 * @throws Failure NOT_FOUND for a team that the company does not have
 */
export async function readInView<T>(
  ctx: Asking,
  filter: ViewFilter,
  reach: 'board' | 'records',
  read: (inView: RawBuilder<boolean>) => Promise<T>,
): Promise<T> {
  const [rows] = await Promise.all([read(inView(ctx, filter, reach)), requireTeam(ctx, filter)])
  return rows
}

/** The condition alone, where it is needed in several statements. @throws Failure NOT_FOUND for a team that the company does not have */
export async function membersInView(ctx: Asking, filter: ViewFilter): Promise<RawBuilder<boolean>> {
  await requireTeam(ctx, filter)
  return inView(ctx, filter, 'records')
}

function inView(ctx: Asking, filter: ViewFilter, reach: 'board' | 'records'): RawBuilder<boolean> {
  const visible = visibleMembers(ctx, sql.ref('m.id'))
  const reached = reach === 'board' ? sql<boolean>`(${visible} or ${inOwnTeam(ctx)})` : visible
  const teams = teamsInScope(ctx, filter)
  const inTeams = teams ? sql<boolean>`tm.team_id in (${teams})` : sql<boolean>`true`
  return sql<boolean>`${reached} and ${inTeams} and ${named(filter.search)}`
}

/** People who stand in the caller's team today. */
function inOwnTeam({ actor, today }: Asking): RawBuilder<boolean> {
  return sql<boolean>`tm.team_id in (
    select mine.team_id from team_memberships mine
    where mine.company_id = ${thisCompany} and mine.member_id = ${actor.memberId}
      and ${heldOn('mine', today)})`
}

async function requireTeam({ tx }: Asking, { team_id: teamId }: ViewFilter): Promise<void> {
  if (teamId === undefined || teamId <= 0) return
  found(await tx.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst())
}

/** By name, also half typed or by initial consonants (ㄱㅎㅈ), or by Latin name. */
function named(search: string | undefined): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`
  const typed = likeAnywhere(search.replaceAll(' ', ''))
  return sql<boolean>`(${nameCondition(search)} or replace(m.english_name, ' ', '') ilike ${typed})`
}

interface OneAsked {
  user_id?: number | undefined
  team_id?: number | undefined
  admin_only?: boolean | undefined
}

/**
 * For the records of one person, cut as the lists are: with admin_only those of colleagues whom the caller looks after as an admin, and
 * not those of who stands in a team that the caller only leads; with a team those of who stands in it.
 * @param on the day on which people stand in teams
 * @throws Failure FORBIDDEN, NOT_FOUND for somebody who is not in the company, or not in the team
 */
export async function refuseOutside(ctx: Asking, asked: OneAsked, on: Temporal.PlainDate): Promise<void> {
  const { user_id: memberId = ctx.actor.memberId, team_id, admin_only: coveredOnly } = asked
  if (coveredOnly && memberId !== ctx.actor.memberId)
    if (!coversMember(ctx.actor, await standingOf(ctx, memberId))) fail('FORBIDDEN')
  const teams = teamsInScope(ctx, { team_id })
  if (!teams) return
  const { rows } = await sql`select 1 from team_memberships tm where tm.company_id = ${thisCompany}
    and tm.member_id = ${memberId} and tm.team_id in (${teams}) and ${heldOn('tm', on)}`.execute(ctx.tx)
  if (rows.length === 0) fail('NOT_FOUND')
}
