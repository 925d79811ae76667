import { type RawBuilder, sql } from 'kysely'
import type { memberOrderings } from '#contract/members/members.ts'
import type { MemberContext } from '../http/context.ts'
import { type OrgRange, visibleMembers } from '../roles/index.ts'
import { contractOn, employedOn, positionOn, rankOn, statusOn } from './employment/as-of.ts'
import type { MemberStatus } from './members.policy.ts'
import { searchCondition } from './name-search.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface MemberFilter {
  cmem_status?: MemberStatus | undefined
  search?: string | undefined
  memberId?: number | undefined
  isActive?: boolean | undefined
  /** Only people of the teams that the reader covers as an admin. */
  coveredOnly?: boolean | undefined
  range?: OrgRange | undefined
  team_id?: number | undefined
  /** Only those who stand in the team itself, not below it. */
  teamAlone?: boolean | undefined
  rank_id?: number | undefined
  position?: string | undefined
  contract_type?: string | undefined
  /** As it stood, or will stand, on that day. */
  as_of?: Temporal.PlainDate | undefined
  retire_date__gte?: Temporal.PlainDate | undefined
  retire_date__lte?: Temporal.PlainDate | undefined
  ordering: (typeof memberOrderings)[number]
  page: number
  page_size: number
}

/** What a query over `members m` that lists people to the reader has to ask for. */
export function memberConditions(
  ctx: Reader,
  filter: Omit<MemberFilter, 'ordering' | 'page' | 'page_size'>,
): RawBuilder<boolean> {
  const { as_of: day } = filter
  const parts = [
    visibleMembers(ctx, sql.ref('m.id'), filter.range),
    inTeam(day ? { ...ctx, today: day } : ctx, filter.team_id, filter.teamAlone ?? false),
  ]
  if (filter.cmem_status) parts.push(sql`${day ? statusOn(day) : sql`m.status`} = ${filter.cmem_status}`)
  else if (day) parts.push(employedOn(day))
  if (filter.memberId) parts.push(sql`m.id = ${filter.memberId}`)
  if (filter.isActive !== undefined)
    parts.push(sql`(m.status in ('WORKING', 'ABSENCE')) = ${filter.isActive}`)
  if (filter.coveredOnly && !ctx.actor.isFullAdmin)
    parts.push(standIn(ctx, sql`tm.team_id = any(${[...ctx.actor.coverTeamIds]}::bigint[])`))
  if (filter.search) parts.push(searchCondition(filter.search))
  parts.push(...termConditions(filter, day !== undefined))
  if (filter.retire_date__gte) parts.push(sql`m.retired_on >= ${filter.retire_date__gte}`)
  if (filter.retire_date__lte) parts.push(sql`m.retired_on <= ${filter.retire_date__lte}`)
  return sql.join(parts, sql` and `) as RawBuilder<boolean>
}

/** By rank, position and contract; of a day when its terms are joined. */
function termConditions(
  {
    rank_id: rankId,
    position,
    contract_type: contract,
  }: Pick<MemberFilter, 'rank_id' | 'position' | 'contract_type'>,
  dated: boolean,
): RawBuilder<boolean>[] {
  const parts: RawBuilder<boolean>[] = []
  const rank = dated ? rankOn : sql`m.rank_id`
  if (rankId !== undefined) parts.push(rankId === 0 ? sql`${rank} is null` : sql`${rank} = ${rankId}`)
  if (position) parts.push(sql`${dated ? positionOn : sql`m.position`} = ${position}`)
  if (contract) parts.push(sql`${dated ? contractOn : sql`m.contract_type`} = ${contract}`)
  return parts
}

/** A team with all below it; 0 the whole company, -9 everything below the teams in view (decision A-28). */
function inTeam(ctx: Reader, teamId: number | undefined, alone: boolean): RawBuilder<boolean> {
  const { actor } = ctx
  if (teamId === undefined || teamId === 0) return sql`true`
  if (alone && teamId !== -9) return standIn(ctx, sql`tm.team_id = ${teamId}`)
  if (teamId !== -9) {
    return standIn(
      ctx,
      sql`tm.team_id in (
      with recursive below as (
        select id from teams where id = ${teamId}
        union select t.id from teams t join below on t.parent_id = below.id
      ) select id from below)`,
    )
  }
  const inView = [...actor.ledTeamIds, ...actor.coverTeamIds]
  return standIn(ctx, actor.isFullAdmin ? sql`true` : sql`tm.team_id = any(${inView}::bigint[])`)
}

function standIn({ today }: Reader, team: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`m.id in (
    select tm.member_id from team_memberships tm
    where ${team} and tm.starts_on <= ${today} and (tm.ends_on is null or tm.ends_on > ${today}))`
}
