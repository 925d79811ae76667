import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { Period } from '#rules/work-time/confirm-period.ts'
import { pageOf } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { absencesInForce, pastDaysWithin, plannedLastDay } from '../../../people/employment/index.ts'
import { coveredMembers, joinTeamOn, membersInScope, type Scope } from '../../../people/roles/index.ts'
import { periodOfRow } from '../periods/periods.store.ts'
import type { Manner } from './closings.store.ts'

type Asking = Pick<CommandContext, 'tx'>

interface HeldClosing {
  id: number
  starts_on: string
  ends_on: string
  closed_on: string
  manner: Manner
  sha256: string
}

type Span = Pick<HeldClosing, 'starts_on' | 'ends_on'>

interface PersonRow {
  id: number
  name: string
  status: string
  team_name: string | null
  joined_on: string | null
  /** They had worked for the company, and left, before the period. */
  was_before: boolean
  /** The last day of work, be it planned. */
  last_day: string | null
  own_from: string
  own_to: string
  absences: { from: string; until: string | null }[] | null
  closings: HeldClosing[] | null
  /** Between two employments. */
  away: Span[]
  reopened_count: number
  reopen_reason: string | null
}

/** A person in a period, with what of it is closed. */
export interface PersonInPeriod extends PersonRow {
  /** The days of the period on which they worked for the company, in their present employment or else in the one that was closed. */
  own: Period
  closings: HeldClosing[]
}

/** Days after a planned one are nobody's: closed ones would lie after the employment once the leaving is carried out. */
const lastDay = sql`case when m.status = 'RETIRED' then m.retired_on else ${plannedLastDay} end`

/** What of a person's time in a period is theirs, as a row `o` beside `m`. */
export const own = {
  /** Whether they worked for the company on a day of it, or days of it were closed that are of no employment, be they open again. */
  works: sql<boolean>`(o.worked is not null or o.first is not null)`,
  /** The first and the last day on which they did. */
  from: sql<string>`o.since`,
  to: sql<string>`o.till`,
  /** Whether all of these days are closed. */
  isConfirmed: sql<boolean>`coalesce(o.closed @> coalesce(o.worked, datemultirange(daterange(o.since, o.till, '[]'))), false)`,
}

/**
 * Joins to `m` what {@link own} tells of them in a period, reckoned once for each. The days of an employment before the present one are
 * theirs as well, which who is invited does not have yet; closings count by themselves where `m` did not work for the company.
 */
export function joinOwn({ from, to }: Period): RawBuilder<unknown> {
  return sql`cross join lateral (
    select n.worked, k.closed, k.first,
      coalesce(lower(n.worked), greatest(k.first, ${from}::date)) as since,
      coalesce(upper(n.worked) - 1, least(k.last, ${to}::date)) as till
    from (select range_agg(e.days) as worked from (
        select daterange(s.since, s.till, '[]') as days
        from (select greatest(${from}::date, m.joined_on) as since, least(${to}::date, ${lastDay}) as till offset 0) s
        where m.status <> 'INVITED' and s.since <= s.till
        union all ${pastDaysWithin({ from, to })}) e) n
    cross join (select min(k.starts_on) as first, max(k.ends_on) as last,
        range_agg(daterange(k.starts_on, k.ends_on, '[]')) filter (where k.reopened_at is null) as closed
      ${everHeldIn({ from, to })}) k
    offset 0) o`
}

/** Whether `m` is one of those whom a list of confirmations is asked for. */
export function inReach(
  ctx: Pick<MemberContext, 'actor' | 'today'>,
  asked: Scope & { admin_only?: boolean | undefined },
): RawBuilder<boolean> {
  const covered = asked.admin_only ? coveredMembers(ctx, sql.ref('m.id')) : sql`true`
  return sql<boolean>`(${membersInScope(ctx, sql.ref('m.id'), asked)} and ${covered})`
}

const everHeldIn = ({ from, to }: Period) =>
  sql`from work_closings k where k.company_id = ${thisCompany} and k.member_id = m.id and k.starts_on <= ${to} and k.ends_on >= ${from}`

const held = (period: Period) => sql`(
  select json_agg(json_build_object('id', k.id, 'starts_on', k.starts_on, 'ends_on', k.ends_on,
      'closed_on', (k.closed_at at time zone c.timezone)::date, 'manner', k.manner, 'sha256', k.sha256) order by k.starts_on)
  ${everHeldIn(period)} and k.reopened_at is null)`

const reopened = (what: RawBuilder<unknown>, period: Period) =>
  sql`(select ${what} ${everHeldIn(period)} and k.reopened_at is not null)`

const away = sql`coalesce((select json_agg(json_build_object('starts_on', lower(g), 'ends_on', upper(g) - 1))
  from unnest(datemultirange(daterange(o.since, o.till, '[]')) - o.worked) g), '[]')`

/** Who takes the own confirmation back owes nobody a reason: null. Of an admin who gave none it is ''. */
const toldReason = sql`case when k.reopened_by = k.member_id then nullif(k.reopen_reason, '') else k.reopen_reason end`

/** An absence from before absences were dated shows in the status alone. */
const columns = (period: Period) => sql`m.id, m.name, m.status, t.name as team_name, m.joined_on,
  exists (${pastDaysWithin({ from: '-infinity', to: period.from.subtract({ days: 1 }) })}) as was_before,
  ${lastDay} as last_day,
  coalesce((select json_agg(json_build_object('from', a.starts_on, 'until', a.until_on)) from ${absencesInForce} a),
    case when m.status = 'ABSENCE' then json_build_array(json_build_object('from', '', 'until', null)) end) as absences,
  ${own.from} as own_from, ${own.to} as own_to, ${held(period)} as closings, ${away} as away,
  ${reopened(sql`count(*)::int`, period)} as reopened_count,
  ${reopened(sql`(array_agg(${toldReason} order by k.reopened_at desc))[1]`, period)} as reopen_reason`

const source = (period: Period, who: RawBuilder<unknown>) => sql`
  from companies c join members m on m.company_id = c.company_id ${joinOwn(period)} ${joinTeamOn(period.to)}
  where c.company_id = ${thisCompany} and ${own.works} and ${who}`

/** The people of a period whom a condition on `m` and {@link own} names, by id. */
export async function listPeople(
  { tx }: Asking,
  period: Period,
  who: RawBuilder<unknown>,
): Promise<PersonInPeriod[]> {
  const { rows } = await sql<PersonRow>`
    select ${columns(period)} ${source(period, who)} order by m.id`.execute(tx)
  return rows.map(inPeriod)
}

/** A page of them by name, and how many there are. */
export async function pageOfPeople(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'language'>,
  period: Period,
  who: RawBuilder<unknown>,
  page: { page: number; page_size: number },
): Promise<{ count: number; people: PersonInPeriod[] }> {
  const { rows } = await sql<PersonRow & { in_all: number }>`
    with chosen as materialized (select m.id, ${nameOrder(ctx)} as by_name ${source(period, who)}),
      page as materialized (select id, by_name from chosen order by by_name, id ${pageOf(page)})
    select n.in_all, p.* from (select count(*)::int as in_all from chosen) n
    left join (
      select ${columns(period)}, ${nameOrder(ctx)} as by_name ${source(period, sql`m.id in (select id from page)`)}
    ) p on true
    order by p.by_name, p.id`.execute(ctx.tx)
  return {
    count: rows[0]!.in_all,
    people: rows.filter((row) => row.id !== null).map(inPeriod),
  }
}

function inPeriod(row: PersonRow): PersonInPeriod {
  const own = periodOfRow({ starts_on: row.own_from, ends_on: row.own_to })
  return { ...row, own, closings: row.closings ?? [] }
}

/** What of a person's period cannot be closed any more: what is, and the days between two employments. */
export function closedOf({ closings, away }: PersonInPeriod): Period[] {
  return [...closings, ...away].map(periodOfRow)
}
