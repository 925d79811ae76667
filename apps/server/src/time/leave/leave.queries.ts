import { sql } from 'kysely'
import { atMost, pageOf } from '../../db/page-of.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { joinFreeParts, partsOfHolder } from '../work-days/index.ts'
import { LEAVE_HOLDER } from './leave-account.ts'
import { coveredMembers, membersInScope, type Scope, visibleMembers } from '../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface WorkEventRow {
  id: number
  member_id: number
  member_name: string
  team_name: string | null
  event_code: string
  starts_on: string
  ends_on: string
  start_minute: number | null
  end_minute: number | null
  counted_minutes: number
  status: 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED'
  reason: string
  document_id: number | null
  standard_day_minutes: number
  done_cancelable: boolean
  days: { date: string; minutes: number }[]
}

const columns = sql`
  r.id, r.member_id, m.name as member_name, t.name as team_name, r.event_code, r.starts_on, r.ends_on, r.start_minute,
  r.end_minute, r.counted_minutes, r.status, r.reason, r.document_id, m.standard_day_minutes,
  c.documents_done_cancelable as done_cancelable,
  ${partsOfHolder(LEAVE_HOLDER, 'r')} as days`

const joins = (today: Temporal.PlainDate) => sql`
  join members m on m.company_id = r.company_id and m.id = r.member_id
  join companies c on c.company_id = r.company_id
  left join team_memberships tm on tm.company_id = r.company_id and tm.member_id = r.member_id
    and ${heldOn('tm', today)}
  left join teams t on t.company_id = tm.company_id and t.id = tm.team_id`

export interface EventFilter {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  scope: Scope
  /** Only of people whom the reader looks after as an admin. */
  coveredOnly?: boolean | undefined
  memberId?: number | undefined
  status?: string | undefined
  page: number
  page_size: number
}

/** Requests that touch a range of days, of the people whom the reader may see; one statement with their number. */
export async function listWorkEvents(
  ctx: Reader,
  filter: EventFilter,
): Promise<{ count: number; rows: WorkEventRow[] }> {
  const { memberId = null, status = null } = filter
  const wanted = sql`from leave_requests r
    where r.company_id = ${thisCompany} and r.starts_on <= ${filter.to} and r.ends_on >= ${filter.from}
      and ${membersInScope(ctx, sql.ref('r.member_id'), filter.scope)}
      and ${filter.coveredOnly ? coveredMembers(ctx, sql.ref('r.member_id')) : sql`true`}
      and (${memberId}::bigint is null or r.member_id = ${memberId})
      and (${status}::text is null or r.status = ${status})`
  const result = await sql<WorkEventRow & { count: number; id: number | null }>`
    with page as (
      select r.id ${wanted}
      order by r.starts_on desc, r.id desc ${pageOf(filter)}
    )
    select (select count(*)::int ${wanted}) as count, ${columns}
    from (values (1)) as always (one)
    left join (page join leave_requests r on r.company_id = ${thisCompany} and r.id = page.id ${joins(ctx.today)}) on true
    order by r.starts_on desc, r.id desc`.execute(ctx.tx)
  return { count: result.rows[0]!.count, rows: result.rows.filter((row) => row.id !== null) }
}

export interface AwayRow {
  member_id: number
  name: string
  position: string
  team_name: string
  leave_on: string
  is_full_day: boolean
  is_pending: boolean
}

// A screen shows a handful; a company-wide holiday week must not answer thousands.
const MOST_AWAY = 100

/**
 * People of the member's team who are away on one of the days. Only that they are, not why.
 * @param options visibleOnly leaves out whom the reader may not see; those who ask for leave hear of all their team
 */
export async function teamAway(
  ctx: Reader,
  memberId: number,
  days: readonly string[],
  { visibleOnly = false } = {},
): Promise<AwayRow[]> {
  const isTold = visibleOnly ? visibleMembers(ctx, sql.ref('mate.member_id')) : sql`true`
  const result = await sql<AwayRow>`
    select m.id as member_id, m.name, m.position, t.name as team_name, p.work_on as leave_on,
      bool_or(p.event_code like '%:FULL') as is_full_day, bool_and(p.state = 'HELD') as is_pending
    from team_memberships own
    join teams t on t.company_id = own.company_id and t.id = own.team_id
    join team_memberships mate on mate.company_id = own.company_id and mate.team_id = own.team_id
      and mate.member_id <> own.member_id and ${heldOn('mate', ctx.today)}
    ${joinFreeParts('mate', days)}
    join members m on m.company_id = mate.company_id and m.id = mate.member_id
    where own.company_id = ${thisCompany} and own.member_id = ${memberId} and ${heldOn('own', ctx.today)} and ${isTold}
    group by m.company_id, m.id, t.name, p.work_on
    order by p.work_on, m.name, m.id ${atMost(MOST_AWAY)}`.execute(ctx.tx)
  return result.rows
}

/** Whether the reader may see everybody who stands in a team with the member today. */
export async function seesWholeTeam(ctx: Reader, memberId: number): Promise<boolean> {
  const result = await sql`
    select 1 from team_memberships own
    join team_memberships mate on mate.company_id = own.company_id and mate.team_id = own.team_id
      and mate.member_id <> own.member_id and ${heldOn('mate', ctx.today)}
    where own.company_id = ${thisCompany} and own.member_id = ${memberId} and ${heldOn('own', ctx.today)}
      and not (${visibleMembers(ctx, sql.ref('mate.member_id'))}) ${atMost(1)}`.execute(ctx.tx)
  return result.rows.length === 0
}
