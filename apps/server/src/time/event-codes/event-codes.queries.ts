import { sql } from '../../db/sql/sql.ts'
import type { EventGroup } from '#rules/event-codes/event-groups.ts'
import type { DaysPer } from '#rules/event-codes/statutory-leave.ts'
import { pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { found } from '../../http/fail.ts'
import { audienceColumns, isMeant } from './audience.store.ts'
import { isAdmin, isFullAdmin, joinTeamOn, storedFlags, visibleMembers } from '../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface CodeRow {
  id: number
  event_group: EventGroup
  name: string
  half_days: number | null
  days_per: DaysPer
  applies_to_all: boolean
  allows_full: boolean
  allows_half: boolean
  allows_quarter: boolean
  allows_one_hour: boolean
  time_step_minutes: number | null
  is_secret: boolean
  is_active: boolean
  /** Whether the member in question may ask for it. */
  is_usable: boolean
  member_count: number
  /** Whom it is for besides those assigned by name. */
  team_ids: number[]
  rank_ids: number[]
}

export interface CodeFilter {
  id?: number | undefined
  /** ALL is every group. */
  group?: EventGroup | undefined
  /** Only what the member may ask for. */
  usableOnly: boolean
}

/** The company's own kinds, by group and name, as a member may ask for them. */
export async function listCodes(
  { tx, today }: Pick<Reader, 'tx' | 'today'>,
  memberId: number,
  filter: CodeFilter,
): Promise<CodeRow[]> {
  const { id = null, group = 'ALL', usableOnly } = filter
  const result = await sql<CodeRow>`
    select * from (
      select c.id, c.event_group, c.name, c.half_days, c.days_per, c.applies_to_all, c.allows_full, c.allows_half,
        c.allows_quarter, c.allows_one_hour, c.time_step_minutes, c.is_secret, c.is_active,
        c.is_active and (c.applies_to_all or exists (select 1 from event_code_members a
          where a.company_id = ${thisCompany} and a.code_id = c.id and a.member_id = ${memberId})
          or ${isMeant('c', memberId, today)}) as is_usable,
        ${audienceColumns('c')},
        (select count(*)::int from event_code_members a where a.company_id = ${thisCompany} and a.code_id = c.id) as member_count
      from event_codes c
      where c.company_id = ${thisCompany} and (${id}::bigint is null or c.id = ${id})
        and (${group} = 'ALL' or c.event_group in (${group}, 'ALL'))
    ) code where is_usable or not ${usableOnly}
    order by array_position(array['VACATION', 'SP', 'WORK', 'HOME', 'OUT', 'ALL'], event_group), name, id`.execute(
    tx,
  )
  return result.rows
}

/** Those that the reader sees: admins all of them, others what they may ask for. */
export function listCodesFor(ctx: Reader, filter: { id?: number; group?: EventGroup }): Promise<CodeRow[]> {
  return listCodes(ctx, ctx.actor.memberId, { ...filter, usableOnly: !isAdmin(ctx.actor) })
}

/** @throws Failure NOT_FOUND */
export async function getCode(ctx: Reader, id: number): Promise<CodeRow> {
  return found((await listCodesFor(ctx, { id }))[0])
}

export interface AssignedRow {
  id: number
  name: string
  position: string
  has_image: boolean
  team_name: string | null
  teamId: number | null
  isFullAdmin: boolean
  /** What the company says of the fields of a profile. */
  flags: unknown
}

/** A page of the people assigned to a kind of event whom the reader sees, by name. */
export async function listAssigned(
  ctx: Reader,
  codeId: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: AssignedRow[] }> {
  const from = sql`
    from event_code_members a join members m on m.company_id = a.company_id and m.id = a.member_id
    where a.company_id = ${thisCompany} and a.code_id = ${codeId} and ${visibleMembers(ctx, sql.ref('m.id'))}`
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count ${from}`.execute(ctx.tx),
    sql<AssignedRow>`
      select m.*, t.id as "teamId", t.name as team_name, ${storedFlags} as flags,
        ${isFullAdmin} as "isFullAdmin"
      from (
        select m.company_id, m.id, m.name, ${nameOrder(ctx)} as by_name, m.position, m.image_file_id is not null as has_image ${from}
        order by by_name, m.id ${pageOf({ page, page_size })}
      ) m
      ${joinTeamOn(ctx.today)}
      order by m.by_name, m.id`.execute(ctx.tx),
  ])
  return { count: count.rows[0]!.count, rows: rows.rows }
}
