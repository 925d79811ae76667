import { type RawBuilder, sql } from 'kysely'
import type { calendarProviders } from '#contract/integrations.ts'
import type { Tx } from '../db/connection.ts'
import type { MemberContext } from '../http/context.ts'
import { found } from '../http/fail.ts'
import { searchCondition } from '../members/index.ts'
import { joinTeamOn, visibleMembers } from '../roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

export interface TeamCalendarRow {
  id: number
  team_id: number
  team_name: string
  provider: (typeof calendarProviders)[number]
  calendar_id: string
}

export async function listTeamCalendars(tx: Tx, only: number | null = null): Promise<TeamCalendarRow[]> {
  const result = await sql<TeamCalendarRow>`
    select c.id, c.team_id, t.name as team_name, c.provider, c.calendar_id
    from team_calendars c join teams t on t.company_id = c.company_id and t.id = c.team_id
    where ${only}::bigint is null or c.id = ${only}
    order by t.name, c.team_id, c.calendar_id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getTeamCalendar(tx: Tx, id: number): Promise<TeamCalendarRow> {
  return found((await listTeamCalendars(tx, id))[0])
}

export interface SlackUserRow {
  id: number
  member_id: number
  name: string
  team_id: number | null
  team_name: string | null
  is_full_admin: boolean
  slack_user_id: string
}

/** The Slack IDs of the people whom the viewer may see, by name. */
export async function listSlackUsers(
  ctx: Reader,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
): Promise<{ count: number; rows: SlackUserRow[] }> {
  const wanted = sql<boolean>`${visibleMembers(ctx, sql.ref('s.member_id'))}
    and (${searchCondition(search)} or strpos(s.slack_user_id, ${search.toUpperCase()}) > 0)`
  const [counted, rows] = await Promise.all([
    sql<{ count: number }>`
      select count(*)::int as count
      from slack_users s join members m on m.company_id = s.company_id and m.id = s.member_id
      where ${wanted}`.execute(ctx.tx),
    selectSlackUsers(ctx, wanted, sql`limit ${pageSize} offset ${(page - 1) * pageSize}`),
  ])
  return { count: counted.rows[0]?.count ?? 0, rows }
}

/** @throws Failure NOT_FOUND */
export async function getSlackUser(ctx: Reader, id: number): Promise<SlackUserRow> {
  return found((await selectSlackUsers(ctx, sql`s.id = ${id}`, sql``))[0])
}

async function selectSlackUsers(ctx: Reader, wanted: RawBuilder<unknown>, slice: RawBuilder<unknown>) {
  const result = await sql<SlackUserRow>`
    select s.id, s.member_id, m.name, t.id as team_id, t.name as team_name, s.slack_user_id,
      exists (select 1 from role_holders r where r.company_id = m.company_id and r.member_id = m.id and r.role = 'FULL_ADMIN')
        as is_full_admin
    from slack_users s
    join members m on m.company_id = s.company_id and m.id = s.member_id
    ${joinTeamOn(ctx.today)}
    where ${wanted}
    order by m.name, m.id ${slice}`.execute(ctx.tx)
  return result.rows
}
