import { sql } from 'kysely'
import type { HandOver, HangingKind } from '#contract/people/employment/retirement.ts'
import type { MemberContext } from '../../../http/context.ts'

export interface HangingRow {
  kind: HangingKind
  team_id: number | null
  /** Of the team, the one above. */
  parent_id: number | null
  names: string[]
  count: number
}

const MOST_NAMES = 5

/**
 * What hangs on a person, each kind once, teams one by one; nothing for what there is none of. Documents are all counted,
 * but named only to whoever may open them: full admins, the author, people on the line.
 */
export async function listHanging(
  { tx, actor }: Pick<MemberContext, 'tx' | 'actor'>,
  memberId: number,
  lastDay: Temporal.PlainDate,
): Promise<HangingRow[]> {
  const title = sql`case when ${actor.isFullAdmin} or d.author_id = ${actor.memberId} or exists (
        select 1 from document_receivers mine where mine.company_id = d.company_id and mine.document_id = d.id
          and mine.member_id = ${actor.memberId}) then d.title end`
  const result = await sql<HangingRow>`
    with found (kind, place, team_id, name, at) as (
      select 'TEAM_LED', 1, id, name, lpad(sort_order::text, 10, '0') from teams
        where leader_id = ${memberId} and (closed_on is null or closed_on > ${lastDay})
      union all select 'TEAM_CHARGED', 2, id, name, lpad(sort_order::text, 10, '0') from teams
        where charger_id = ${memberId} and (closed_on is null or closed_on > ${lastDay})
      union all select 'COVER_TEAMS', 3, null, t.name, t.name
        from cover_teams c join teams t on t.company_id = c.company_id and t.id = c.team_id where c.member_id = ${memberId}
      union all select 'DUTIES', 4, null, role, role from role_holders where member_id = ${memberId} and role <> 'FULL_ADMIN'
      union all select 'WAITING_DOCUMENTS', 5, null, ${title}, lpad(d.id::text, 20, '0')
        from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
        where r.member_id = ${memberId} and not r.is_processed and d.status = 'REQUESTED'
          and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')
        group by d.company_id, d.id
      union all select 'OWN_DOCUMENTS', 6, null, ${title}, lpad(d.id::text, 20, '0') from documents d
        where d.author_id = ${memberId} and d.status = 'REQUESTED'
      union all select 'LEAVE', 7, null, starts_on::text, starts_on::text from leave_requests
        where member_id = ${memberId} and starts_on > ${lastDay} and status in ('REQUESTED', 'APPROVED')
      union all select 'BOOKINGS', 8, null, b.title, b.booked_on::text from room_bookings b
        where b.booked_by = ${memberId} and b.booked_on > ${lastDay}
    )
    select kind, team_id, count(*)::int as count,
      coalesce((array_agg(name order by at, name) filter (where name is not null))[1:${MOST_NAMES}::int], '{}') as names,
      (select t.parent_id from teams t where t.id = team_id) as parent_id
    from found group by kind, place, team_id order by place, min(at), team_id`.execute(tx)
  return result.rows
}

export interface PlannedRow {
  last_day: string
  hand_over: HandOver[]
  planned_by: string | null
  planned_at: string
  held_at: string | null
  takers: { id: number; name: string }[]
}

/** What is planned already, with the names of those who take over. */
export async function getPlan(
  { tx }: Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<PlannedRow | undefined> {
  const result = await sql<PlannedRow>`
    select p.last_day, p.hand_over, p.planned_at, p.held_at,
      (select m.name from members m where m.company_id = p.company_id and m.id = p.planned_by) as planned_by,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name)), '[]') from members m
        where m.company_id = p.company_id and m.id in
          (select (one->>'user_id')::bigint from jsonb_array_elements(p.hand_over) one)) as takers
    from planned_retirements p where p.member_id = ${memberId}`.execute(tx)
  return result.rows[0]
}
