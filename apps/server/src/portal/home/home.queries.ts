import { sql } from 'kysely'
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

export interface BirthdayRow {
  id: number
  name: string
  team_name: string | null
  on: string
}

/**
 * Birthdays of the week of a day, Monday to Sunday, of those whose day of birth the reader may know: all people when the
 * company shows it to colleagues, else oneself and whom one looks after. 29 February is kept on the 28th in other years.
 */
export async function listBirthdays(ctx: Asking): Promise<BirthdayRow[]> {
  const { tx, actor, today } = ctx
  const days = Array.from({ length: 7 }, (_, index) =>
    today.subtract({ days: today.dayOfWeek - 1 }).add({ days: index }),
  )
  const wanted = days.flatMap((day) => {
    const key = day.toString().slice(5)
    return key === '02-28' && !day.inLeapYear
      ? [
          { on: day, key },
          { on: day, key: '02-29' },
        ]
      : [{ on: day, key }]
  })
  const result = await sql<BirthdayRow>`
    select m.id, m.name, t.name as team_name, w."on"
    from unnest(${wanted.map(({ key }) => key)}::text[], ${wanted.map(({ on }) => on.toString())}::date[]) as w(key, "on")
    join members m on m.company_id = ${thisCompany} and m.status = 'WORKING' and to_char(m.birth_on, 'MM-DD') = w.key
    join companies c on c.company_id = m.company_id and coalesce((c.profile_fields #>> '{birth_date,active}')::boolean, true)
      and (coalesce((c.profile_fields #>> '{birth_date,public}')::boolean, false) or m.id = ${actor.memberId}
        or ${visibleMembers(ctx, sql.ref('m.id'))})
    ${joinTeamOn(today)}
    order by w."on", ${nameOrder(ctx)}, m.id
    limit 50`.execute(tx)
  return result.rows
}
