import { monthOf } from '#rules/calendar/periods.ts'
import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Input } from '#contract/endpoint.ts'
import type { getLeaveCalendar } from '#contract/time/calendars/calendars.ts'
import { minutesToDays, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { atMost } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { dayMinutesOn } from '../../people/employment/index.ts'
import { joinTeamOn, visibleMembers } from '../../people/roles/index.ts'
import { type FreePart, freePartsWithin } from '../work-days/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import { isOwnTeam } from './feeds.store.ts'

type WireCalendar = Input<typeof getLeaveCalendar.response>

interface AwayPerson {
  id: number
  name: string
  team_name: string | null
  standard_day_minutes: number
  parts: FreePart[]
}

// A screen that is read at a glance; of more people a team is looked at.
const MOST_PEOPLE = 300

/** Who is away in a month: the own teams, and for leaders and admins everybody whom they see. Only that they are. */
export async function leaveCalendar(
  ctx: MemberContext,
  { month, teamId }: { month: Temporal.PlainYearMonth; teamId: number | undefined },
): Promise<WireCalendar> {
  const range = monthOf(month.toPlainDate({ day: 1 }))
  const [people, teams] = await Promise.all([awayPeople(ctx, range, teamId), listTeams(ctx)])
  return {
    start_date: range.from.toString(),
    end_date: range.to.toString(),
    teams,
    is_cut: people.length > MOST_PEOPLE,
    users: people.slice(0, MOST_PEOPLE).map((person) => ({
      user_id: person.id,
      username: person.name,
      team_name: person.team_name,
      days: person.parts.map((part) => dayOf(part, person)),
    })),
  }
}

function dayOf(part: FreePart, { standard_day_minutes }: AwayPerson) {
  const unit = unitOfEventCode(part.event_code)
  return {
    date: part.work_on,
    part: unit === 'FULL' || unit === 'AM' || unit === 'PM' ? unit : ('TIME' as const),
    days: minutesToDays(part.minutes, standard_day_minutes),
    is_pending: part.state === 'HELD',
  }
}

function isShown(ctx: MemberContext, team: string, member: string): RawBuilder<boolean> {
  const me = sql`${ctx.actor.memberId}::bigint`
  return sql<boolean>`(${visibleMembers(ctx, sql.ref(`${member}.id`))} or coalesce(${isOwnTeam(team, me, ctx.today)}, false))`
}

async function awayPeople(
  ctx: MemberContext,
  range: DayRange,
  teamId: number | undefined,
): Promise<AwayPerson[]> {
  const { rows } = await sql<AwayPerson>`
    select m.id, m.name, t.name as team_name, ${dayMinutesOn(range.from)} as standard_day_minutes, away.parts
    from members m ${joinTeamOn(ctx.today)}
    cross join lateral (select ${freePartsWithin('m', range)} as parts) away
    where m.company_id = ${thisCompany} and m.status in ('WORKING', 'ABSENCE') and ${isShown(ctx, 't', 'm')}
      and (${teamId ?? null}::bigint is null or t.id = ${teamId ?? null}::bigint) and away.parts is not null
    order by t.name nulls last, ${nameOrder(ctx)}, m.id ${atMost(MOST_PEOPLE + 1)}`.execute(ctx.tx)
  return rows
}

async function listTeams({ tx, actor, today }: MemberContext): Promise<WireCalendar['teams']> {
  const me = sql`${actor.memberId}::bigint`
  const seen = [...actor.ledTeamIds, ...actor.coverTeamIds]
  const { rows } = await sql<WireCalendar['teams'][number]>`
    select t.id as team_id, t.name as team_name from teams t
    where t.company_id = ${thisCompany} and t.closed_on is null
      and (${actor.isFullAdmin} or t.id = any(${seen}::bigint[]) or ${isOwnTeam('t', me, today)})
    order by t.name, t.id`.execute(tx)
  return rows
}
