import { type RawBuilder, sql } from 'kysely'
import { choseongOf } from '#rules/search/choseong.ts'
import type { MemberContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { type OrgRange, visibleMembers } from '../roles/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>

export interface ViewFilter {
  org_range: 'company' | 'team' | 'subteam'
  team_id?: number | undefined
  search?: string | undefined
}

const BELOW = -9

/**
 * The condition on `m` (members) for a list of work records: as far as the caller sees, cut to a team and a name.
 * @param reach board: everybody also sees the people of their own team; records: leaders and admins only
 * @throws Failure NOT_FOUND for a team that the company does not have
 */
export async function membersInView(
  ctx: Asking,
  filter: ViewFilter,
  reach: 'board' | 'records',
): Promise<RawBuilder<boolean>> {
  // A team that was named is cut to what the caller sees; without one, team and subteam mean the caller's own teams.
  const range: OrgRange = filter.org_range === 'company' || filter.team_id ? 'company' : 'team'
  const visible = visibleMembers(ctx, sql.ref('m.id'), range)
  const reached = reach === 'board' ? sql<boolean>`(${visible} or ${inOwnTeam(ctx)})` : visible
  const teamIds = await wantedTeams(ctx, filter)
  const inTeams = teamIds ? sql<boolean>`tm.team_id = any(${teamIds}::bigint[])` : sql<boolean>`true`
  return sql<boolean>`${reached} and ${inTeams} and ${named(filter.search)}`
}

/** People who stand in the caller's team today. */
function inOwnTeam({ actor, today }: Asking): RawBuilder<boolean> {
  return sql<boolean>`tm.team_id in (
    select mine.team_id from team_memberships mine
    where mine.company_id = m.company_id and mine.member_id = ${actor.memberId}
      and mine.starts_on <= ${today} and (mine.ends_on is null or mine.ends_on > ${today}))`
}

/** Ids of the teams asked for, or null for all. 0 is the company, -9 all teams below those in view (A-28). */
async function wantedTeams(ctx: Asking, { team_id, org_range }: ViewFilter): Promise<number[] | null> {
  if (team_id === undefined || team_id === 0) return null
  const roots =
    team_id === BELOW
      ? rootsInView(ctx)
      : sql`select id from teams where company_id = ${ctx.companyId} and id = ${team_id}`
  const result = await sql<{ id: number; is_root: boolean }>`
    with recursive root as (${roots}), reached as (
      select id from root
      union select t.id from teams t join reached on t.parent_id = reached.id where t.company_id = ${ctx.companyId}
    ) select id, id in (select id from root) as is_root from reached`.execute(ctx.tx)
  if (team_id === BELOW) return result.rows.filter((row) => !row.is_root).map((row) => row.id)
  if (result.rows.length === 0) fail('NOT_FOUND')
  return result.rows.filter((row) => org_range !== 'team' || row.is_root).map((row) => row.id)
}

/** The teams that "below" counts from: the top ones for a full admin, else those led, or the caller's own. */
function rootsInView({ actor, companyId, today }: Asking): RawBuilder<unknown> {
  if (actor.isFullAdmin)
    return sql`select id from teams where company_id = ${companyId} and parent_id is null`
  return sql`
    select id from teams where company_id = ${companyId} and leader_id = ${actor.memberId}
    union select team_id from cover_teams where company_id = ${companyId} and member_id = ${actor.memberId}
    union select team_id from team_memberships where company_id = ${companyId} and member_id = ${actor.memberId}
      and starts_on <= ${today} and (ends_on is null or ends_on > ${today})`
}

/** Name, English name, or initial consonants (ㄱㅎㅈ); a mixture is searched by its initials. */
function named(search: string | undefined): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`
  const typed = `%${escapeLike(search.replaceAll(' ', ''))}%`
  if (!/[ㄱ-ㅎ]/.test(search))
    return sql<boolean>`(m.name ilike ${typed} or replace(m.english_name, ' ', '') ilike ${typed})`
  return sql<boolean>`m.name_initials like ${`%${escapeLike(choseongOf(search))}%`}`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (found) => `\\${found}`)
}
