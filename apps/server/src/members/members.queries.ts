import { type RawBuilder, sql } from 'kysely'
import type { memberOrderings } from '#contract/members.ts'
import type { MemberContext } from '../http/context.ts'
import { found } from '../http/fail.ts'
import { type OrgRange, visibleMembers } from '../roles/index.ts'
import type { MemberStatus } from './members.policy.ts'
import { searchCondition } from './name-search.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface MemberRow {
  id: number
  email: string
  name: string
  local_name: string
  english_name: string
  status: MemberStatus
  position: string
  job_description: string
  phone: string
  birth_on: string | null
  contract_type: string
  joined_on: string | null
  retired_on: string | null
  language: string
  work_check: string
  dashboard_available: boolean
  has_image: boolean
  is_full_admin: boolean
  rank_id: number | null
  rank_name: string | null
  team_id: number | null
  team_name: string | null
  in_minute: number | null
  out_minute: number | null
  is_away: boolean | null
  leave_codes: string | null
}

export interface MemberFilter {
  cmem_status?: MemberStatus | undefined
  search?: string | undefined
  memberId?: number | undefined
  isActive?: boolean | undefined
  /** Only people of the teams that the reader covers as an admin. */
  coveredOnly?: boolean | undefined
  range?: OrgRange | undefined
  team_id?: number | undefined
  retire_date__gte?: Temporal.PlainDate | undefined
  retire_date__lte?: Temporal.PlainDate | undefined
  ordering: (typeof memberOrderings)[number]
  page: number
  page_size: number
}

const orders: Record<MemberFilter['ordering'], RawBuilder<unknown>> = {
  joined_date: sql`m.joined_on, m.id`,
  '-joined_date': sql`m.joined_on desc, m.id`,
  username: sql`m.name, m.id`,
  '-username': sql`m.name desc, m.id desc`,
  position: sql`m.position, m.name, m.id`,
  '-position': sql`m.position desc, m.name, m.id`,
  retire_date: sql`m.retired_on, m.id`,
  '-retire_date': sql`m.retired_on desc, m.id`,
}

/** A page of the members whom the reader looks after, and how many there are in all. */
export async function listMembers(
  ctx: Reader,
  filter: MemberFilter,
): Promise<{ count: number; rows: MemberRow[] }> {
  const where = conditions(ctx, filter)
  const order = orders[filter.ordering]
  // The page is cut before anything is joined to it: the rest of the company costs no look at teams, days and leave.
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from members m where ${where}`.execute(ctx.tx),
    sql<MemberRow>`
      select ${memberColumns} from (
        select m.* from members m where ${where}
        order by ${order} limit ${filter.page_size} offset ${(filter.page - 1) * filter.page_size}
      ) m ${joins(ctx)} order by ${order}`.execute(ctx.tx),
  ])
  return { count: count.rows[0]?.count ?? 0, rows: rows.rows }
}

/** One member; whoever asks has been checked. @throws Failure NOT_FOUND */
export async function getMember(ctx: Reader, memberId: number): Promise<MemberRow> {
  return found((await membersByIds(ctx, [memberId]))[0])
}

export async function membersByIds(ctx: Reader, memberIds: readonly number[]): Promise<MemberRow[]> {
  const result = await sql<MemberRow>`
    select ${memberColumns} from members m ${joins(ctx)} where m.id = any(${[...memberIds]}::bigint[]) order by m.id`.execute(
    ctx.tx,
  )
  return result.rows
}

function conditions(ctx: Reader, filter: MemberFilter): RawBuilder<boolean> {
  const parts = [visibleMembers(ctx, sql.ref('m.id'), filter.range), inTeam(ctx, filter.team_id)]
  if (filter.cmem_status) parts.push(sql`m.status = ${filter.cmem_status}`)
  if (filter.memberId) parts.push(sql`m.id = ${filter.memberId}`)
  if (filter.isActive !== undefined)
    parts.push(sql`(m.status in ('WORKING', 'ABSENCE')) = ${filter.isActive}`)
  if (filter.coveredOnly && !ctx.actor.isFullAdmin)
    parts.push(standIn(ctx, sql`tm.team_id = any(${[...ctx.actor.coverTeamIds]}::bigint[])`))
  if (filter.search) parts.push(searchCondition(filter.search))
  if (filter.retire_date__gte) parts.push(sql`m.retired_on >= ${filter.retire_date__gte}`)
  if (filter.retire_date__lte) parts.push(sql`m.retired_on <= ${filter.retire_date__lte}`)
  return sql.join(parts, sql` and `) as RawBuilder<boolean>
}

/** A team with all below it; 0 the whole company, -9 everything below the teams in view (decision A-28). */
function inTeam(ctx: Reader, teamId: number | undefined): RawBuilder<boolean> {
  const { actor } = ctx
  if (teamId === undefined || teamId === 0) return sql`true`
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

function joins(ctx: Reader): RawBuilder<unknown> {
  return sql`
    left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
      and tm.starts_on <= ${ctx.today} and (tm.ends_on is null or tm.ends_on > ${ctx.today})
    left join teams t on t.company_id = tm.company_id and t.id = tm.team_id
    left join ranks r on r.company_id = m.company_id and r.id = m.rank_id
    left join work_days wd on wd.company_id = m.company_id and wd.member_id = m.id and wd.work_on = ${ctx.today}
    left join lateral (
      select string_agg(lr.event_code, ', ' order by ld.start_minute) as leave_codes
      from leave_days ld join leave_requests lr on lr.company_id = ld.company_id and lr.id = ld.request_id
      where ld.company_id = m.company_id and ld.leave_on = ${ctx.today} and ld.member_id = m.id and lr.status = 'APPROVED'
    ) leave on true`
}

const memberColumns = sql`
  m.id, m.email, m.name, m.local_name, m.english_name, m.status, m.position, m.job_description, m.phone, m.birth_on,
  m.contract_type, m.joined_on, m.retired_on, m.language, m.work_check, m.dashboard_available,
  m.image_file_id is not null as has_image,
  exists (select 1 from role_holders rh where rh.company_id = m.company_id and rh.member_id = m.id and rh.role = 'FULL_ADMIN')
    as is_full_admin,
  r.id as rank_id, r.name as rank_name, t.id as team_id, t.name as team_name,
  wd.in_minute, wd.out_minute, wd.is_away, leave.leave_codes`
