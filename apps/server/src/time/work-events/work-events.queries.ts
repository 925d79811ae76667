import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { LeaveCase } from '#rules/event-codes/statutory-leave.ts'
import { isUnseen } from '../../approvals/documents/index.ts'
import { atMost, pageOf } from '../../db/page-of.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Actor, MemberContext } from '../../http/context.ts'
import { isSwitchedOn, ownNameOf } from '../event-codes/index.ts'
import { edgeOfHolder, partsOfHolder } from '../work-days/index.ts'
import { eventDocumentKinds } from './event-sorts.ts'
import { EVENT_HOLDER, hasGap, isChangeable, type Keeper } from './events.store.ts'
import { dayMinutesOn } from '../../people/employment/index.ts'
import { coveredMembers, isFullAdmin, membersInScope, type Scope } from '../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface WorkEventRow {
  id: number
  member_id: number
  member_name: string
  team_name: string | null
  event_code: string
  /** What the company calls its own kind. */
  own_name: string | null
  starts_on: string
  ends_on: string
  start_minute: number | null
  end_minute: number | null
  counted_minutes: number
  /** Time off that it earns. */
  comp_minutes: number
  status: 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED'
  reason: string
  location: string
  frees_work: boolean
  occasion_on: string | null
  occasion_case: LeaveCase | null
  document_id: number | null
  cancel_document_id: number | null
  /** The weekend work that it stands for, which it was approved with. */
  alternative_of: number | null
  /** Through what alone it is moved or taken back. */
  kept_by: Keeper | null
  /** Who asked for it in the person's name. */
  filed_by: number | null
  /** Its person is a full admin and the reader is none, who acts for no full admin. */
  is_above: boolean
  /** The company lets nobody change it. */
  is_fixed: boolean
  /** Its document is open, nobody has opened it yet, its kind is still asked for, and the company lets it be changed. */
  is_changeable: boolean
  /** A day out of its middle was cancelled alone. */
  has_gap: boolean
  /** Cancelled alone; the request goes on without them. */
  canceled_days: string[]
  standard_day_minutes: number
  done_cancelable: boolean
  days: { date: string; minutes: number }[]
}

const columns = ({ actor }: Reader) => sql`
  r.id, r.member_id, m.name as member_name, t.name as team_name, r.event_code, r.starts_on, r.ends_on, r.start_minute,
  r.end_minute, r.counted_minutes, r.comp_minutes, r.status, r.reason, r.location, r.frees_work, r.occasion_on, r.occasion_case, ${ownNameOf('r.event_code')} as own_name, r.document_id, r.cancel_document_id, r.alternative_of, r.kept_by, r.filed_by,
  ${isAbove(actor)} as is_above,
  (${isUnseen(sql.ref('r.document_id'), eventDocumentKinds())} and ${isChangeable('r')} and ${isSwitchedOn('r.event_code')}) as is_changeable, ${hasGap('r')} as has_gap, not ${isChangeable('r')} as is_fixed, to_json(r.canceled_days) as canceled_days, ${dayMinutesOn(sql`r.starts_on`)} as standard_day_minutes,
  c.documents_done_cancelable as done_cancelable,
  ${partsOfHolder(EVENT_HOLDER, 'r')} as days`

/** Mirrors mayActFor for somebody whom the reader sees: `m` is the person. */
export const isAbove = (actor: Actor) =>
  actor.isFullAdmin ? sql<boolean>`false` : sql<boolean>`(m.id <> ${actor.memberId} and ${isFullAdmin})`

const joins = (today: Temporal.PlainDate) => sql`
  join members m on m.company_id = r.company_id and m.id = r.member_id
  join companies c on c.company_id = r.company_id
  left join team_memberships tm on tm.company_id = r.company_id and tm.member_id = r.member_id
    and ${heldOn('tm', today)}
  left join teams t on t.company_id = tm.company_id and t.id = tm.team_id`

/** What of requests is wanted. */
export interface WantedRows {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** The first word of the codes; ALL is every one. */
  kind: string
  scope: Scope
  /** Only of people whom the reader looks after as an admin. */
  coveredOnly?: boolean | undefined
  /** Only what the reader has asked for in the name of others. */
  filedOnly?: boolean | undefined
  memberId?: number | undefined
  status?: string | undefined
}

export type EventFilter = WantedRows & { page: number; page_size: number }

/** Until a day at least: work that was asked for on the evening before may count on it. */
const reaches = (day: Temporal.PlainDate) => sql<boolean>`(r.ends_on >= ${day.subtract({ days: 1 })}
  and (r.ends_on >= ${day} or ${edgeOfHolder('last', EVENT_HOLDER, 'r')} >= ${day}))`

function wantedRows(ctx: Reader, filter: WantedRows): RawBuilder<unknown> {
  const { memberId = null, status = null } = filter
  const isOfKind = filter.kind === 'ALL' ? sql`true` : sql`split_part(r.event_code, ':', 1) = ${filter.kind}`
  return sql`from work_events r
    where r.company_id = ${thisCompany} and ${isOfKind} and r.starts_on <= ${filter.to} and ${reaches(filter.from)}
      -- What a plan entered and moved elsewhere was nobody's request.
      and not (r.kept_by is not null and r.status = 'CANCELED')
      and ${membersInScope(ctx, sql.ref('r.member_id'), filter.scope)}
      and ${filter.filedOnly ? sql`r.filed_by = ${ctx.actor.memberId}` : sql`true`}
      and ${filter.coveredOnly ? coveredMembers(ctx, sql.ref('r.member_id')) : sql`true`}
      and (${memberId}::bigint is null or r.member_id = ${memberId})
      and (${status}::text is null or r.status = ${status})`
}

/** After which request the next page begins. */
export type EventKey = Pick<WorkEventRow, 'starts_on' | 'id'>

/** How many there are. */
export async function countEvents(ctx: Reader, filter: WantedRows): Promise<number> {
  const result = await sql<{
    count: number
  }>`select count(*)::int as count ${wantedRows(ctx, filter)}`.execute(ctx.tx)
  return result.rows[0]!.count
}

/** The same by their first day, from one on, for files. */
export async function eventsAfter(
  ctx: Reader,
  filter: WantedRows,
  { after, most }: { after: EventKey | null; most: number },
): Promise<WorkEventRow[]> {
  const { starts_on = '0001-01-01', id = 0 } = after ?? {}
  const result = await sql<WorkEventRow>`
    select ${columns(ctx)} from (
      select r.id ${wantedRows(ctx, filter)} and (r.starts_on, r.id) > (${starts_on}::date, ${id}::bigint)
      order by r.starts_on, r.id ${atMost(most)}
    ) page join work_events r on r.company_id = ${thisCompany} and r.id = page.id ${joins(ctx.today)}
    order by r.starts_on, r.id`.execute(ctx.tx)
  return result.rows
}

/** Requests that touch a range of days, of the people whom the reader may see; one statement with their number. */
export async function listWorkEvents(
  ctx: Reader,
  filter: EventFilter,
): Promise<{ count: number; rows: WorkEventRow[] }> {
  const wanted = wantedRows(ctx, filter)
  const result = await sql<WorkEventRow & { count: number; id: number | null }>`
    with page as (
      select r.id ${wanted}
      order by r.starts_on desc, r.id desc ${pageOf(filter)}
    )
    select (select count(*)::int ${wanted}) as count, ${columns(ctx)}
    from (values (1)) as always (one)
    left join (page join work_events r on r.company_id = ${thisCompany} and r.id = page.id ${joins(ctx.today)}) on true
    order by r.starts_on desc, r.id desc`.execute(ctx.tx)
  return { count: result.rows[0]!.count, rows: result.rows.filter((row) => row.id !== null) }
}
