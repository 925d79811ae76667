import { weekOf } from '#rules/calendar/periods.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { atMost } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { joinTeamOn, visibleMembers } from '../../people/roles/index.ts'
import { takenOn } from '../../time/work-days/index.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface AwayRow {
  id: number
  name: string
  team_name: string | null
  is_full_day: boolean
  start_minute: number
  end_minute: number
  total: number
}

const MOST_AWAY = 6

/** Who else is away on a day by leave that is certain: of the caller's team, of the whole company for full admins. */
export async function listAway(ctx: Asking, day: Temporal.PlainDate): Promise<AwayRow[]> {
  const { tx, actor } = ctx
  const mine = sql`tm.team_id = (select own.team_id from team_memberships own
    where own.company_id = ${thisCompany} and own.member_id = ${actor.memberId} and ${heldOn('own', day)})`
  const result = await sql<AwayRow>`
    select m.id, m.name, t.name as team_name, p.is_full_day, p.start_minute, p.end_minute, (count(*) over ())::int as total
    from members m join ${takenOn(day)} on p.company_id = m.company_id and p.member_id = m.id
    ${joinTeamOn(day)}
    where m.company_id = ${thisCompany} and m.status = 'WORKING' and m.id <> ${actor.memberId}
      and ${actor.isFullAdmin ? sql`true` : mine}
    order by ${nameOrder(ctx)}, m.id ${atMost(MOST_AWAY)}`.execute(tx)
  return result.rows
}

export interface CelebrationRow {
  kind: 'BIRTHDAY' | 'ANNIVERSARY'
  id: number
  name: string
  team_name: string | null
  on: string
  /** Since the person joined; of a birthday nobody is told. */
  years: number
}

const MOST_CELEBRATIONS = 50

/**
 * Birthdays and anniversaries of joining in the week of a day, Monday to Sunday, of those who work here and whose day the reader may
 * know: all people when the company shows the field to colleagues, else oneself and whom one looks after. 29 February is
 * kept on the 28th in other years.
 */
export async function listCelebrations(ctx: Asking): Promise<CelebrationRow[]> {
  const { tx, today } = ctx
  const { from, to } = weekOf(today)
  const days = daysBetween(from, to)
  const wanted = days.flatMap((day) => {
    const key = day.month * 100 + day.day
    return key === 228 && !day.inLeapYear
      ? [
          { on: day, key },
          { on: day, key: 229 },
        ]
      : [{ on: day, key }]
  })
  const week = sql`unnest(${wanted.map(({ key }) => key)}::int[], ${wanted.map(({ on }) => on.toString())}::date[]) as w(key, "on")`
  const result = await sql<CelebrationRow>`
    select f.kind, m.id, m.name, t.name as team_name, f."on", f.years from (
      select 'BIRTHDAY' as kind, m.id, w."on", 0 as years from ${week}
      join members m on m.company_id = ${thisCompany} and ${comesRound('birth_on')} ${toldOf(ctx, 'birth_date')}
      union all
      select 'ANNIVERSARY', m.id, w."on", (extract(year from w."on") - extract(year from m.joined_on))::int from ${week}
      join members m on m.company_id = ${thisCompany} and ${comesRound('joined_on')}
        and extract(year from m.joined_on) < extract(year from w."on") ${toldOf(ctx, 'joined_date')}
    ) f
    join members m on m.company_id = ${thisCompany} and m.id = f.id
    ${joinTeamOn(today)}
    order by f."on", f.kind desc, ${nameOrder(ctx)}, m.id
    ${atMost(MOST_CELEBRATIONS)}`.execute(tx)
  return result.rows
}

/** A day of `m` returns on that of `w`, found by the index on month and day. */
function comesRound(column: 'birth_on' | 'joined_on') {
  const day = sql.ref(`m.${column}`)
  return sql`m.status = 'WORKING' and (extract(month from ${day}) * 100 + extract(day from ${day}))::integer = w.key`
}

/** The company keeps the field of `m`, and the reader may know it. */
function toldOf(ctx: Asking, field: 'birth_date' | 'joined_date') {
  const flag = (name: 'active' | 'public', otherwise: boolean) =>
    sql`coalesce((c.profile_fields #>> array[${sql.lit(field)}, ${sql.lit(name)}])::boolean, ${sql.lit(otherwise)})`
  return sql`join companies c on c.company_id = m.company_id and ${flag('active', true)}
    and (${flag('public', false)} or m.id = ${ctx.actor.memberId} or ${visibleMembers(ctx, sql.ref('m.id'))})`
}
