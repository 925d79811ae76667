import { sql } from '../../db/sql/sql.ts'
import type { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { absentOn, employedWithin } from '../../people/employment/index.ts'
import { ownDays, type PeopleDays, readDays } from '../work-days/index.ts'
import { type PersonPlan, plannedDays, workingNowOf } from '../work-plans/index.ts'
import { readInView } from './in-view.ts'
import { readingOf, workDayToWire } from './work-time.wire.ts'
import { coveredMembers, joinTeamOn } from '../../people/roles/index.ts'

type Asked = EndpointInput<typeof listTeamDaily>['query']
type Daily = Omit<Input<(typeof listTeamDaily)['response']>, 'next' | 'previous'>

interface PersonRow {
  id: number
  name: string
  joined_on: string | null
  retired_on: string | null
  status: string
  image_file_id: number | null
  team_id: number | null
  team_name: string | null
  rank_name: string | null
}

/** A page of people with one day of each: four statements, one more with a team filter. */
export async function teamDaily(ctx: MemberContext, asked: Asked): Promise<Daily> {
  const running = workingNowOf(ctx)
  const day = asked.date ?? running.day
  const { count, people } = await listPeople(ctx, asked, day)
  const ids = people.map((person) => person.id)
  const range = { from: day, to: day }
  const [plans, days] = await Promise.all([plannedDays(ctx, ids, range), readDays(ctx, ids, range)])
  const reading = readingOf(ctx, running)
  return {
    count,
    date: day.toString(),
    results: people.map((person) => {
      const own = daysOf(plans.of(person.id)!, person, days)
      return { ...workDayToWire(day, own, reading), ...entryOf(person) }
    }),
  }
}

async function listPeople(
  ctx: MemberContext,
  asked: Asked,
  day: Temporal.PlainDate,
): Promise<{ count: number; people: PersonRow[] }> {
  const result = await readInView(ctx, asked, 'records', (inView) =>
    sql<PersonRow & { in_all: number }>`
    with people as materialized (
      select m.id, m.name, ${nameOrder(ctx)} as by_name, m.joined_on, m.retired_on, m.status, m.image_file_id, tm.team_id,
        t.name as team_name, r.name as rank_name
      from members m ${joinTeamOn(day)}
      left join ranks r on r.company_id = m.company_id and r.id = m.rank_id
      where m.company_id = ${thisCompany} and ${employedWithin({ from: day, to: day })} and not ${absentOn(day)} and ${inView}
        and ${asked.admin_only ? coveredMembers(ctx, sql.ref('m.id')) : sql`true`}
        and (${asked.user_id ?? null}::bigint is null or m.id = ${asked.user_id ?? null})
    )
    select c.in_all, page.*
    from (select count(*)::int as in_all from people) c
    left join (
      select * from people order by by_name, id ${pageOf(asked)}
    ) page on true
    order by page.by_name, page.id`.execute(ctx.tx),
  )
  return { count: result.rows[0]!.in_all, people: result.rows.filter((row) => row.id !== null) }
}

function daysOf(plan: PersonPlan, person: PersonRow, days: PeopleDays) {
  return {
    plan,
    person: {
      memberId: person.id,
      name: person.name,
      teamName: person.team_name,
      joinedOn: person.joined_on,
      retiredOn: person.retired_on,
      status: person.status,
      // Who is away on the day is not in the list.
      absences: [],
      visible: true,
    },
    ...ownDays(days, person.id),
  }
}

function entryOf(person: PersonRow) {
  return {
    user_id: person.id,
    username: person.name,
    team_id: person.team_id,
    team_name: person.team_name,
    rank_name: person.rank_name,
    image_file_id: person.image_file_id,
  }
}
