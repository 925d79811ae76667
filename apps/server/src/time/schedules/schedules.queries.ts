import { sql } from '../../db/sql/sql.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { listSchMonths } from '#contract/time/schedules/schedules.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { WorkTerms } from '#rules/work-time/plan-day.ts'
import { pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { plannedLastDay } from '../../people/employment/index.ts'
import { joinTeamOn, membersInScope } from '../../people/roles/index.ts'
import {
  closedRanges,
  listShifts,
  plannedDays,
  type SwapFacts,
  swapsIn,
  termsIn,
  workingToday,
} from '../work-plans/index.ts'
import { type MonthOf, monthOf } from './month-of.ts'
import { maySchedule } from './schedules.policy.ts'
import { monthToWire, swapsToWire, templateToWire, usualDayToWire } from './schedules.wire.ts'
import { listTemplates } from './templates.store.ts'

type Asked = EndpointInput<typeof listSchMonths>['query']
type Months = Omit<Input<(typeof listSchMonths)['response']>, 'next' | 'previous'>

export interface PersonRow {
  member_id: number
  name: string
  joined_on: string | null
  /** The last day, also one that is arranged and still to come. */
  retired_on: string | null
  team_id: number | null
  team_name: string | null
  schedule_id: number | null
  version: number | null
  terms: WorkTerms[]
  swaps: SwapFacts
}

/** A page of people with their days in a month: five statements for any number of people. */
export async function schedulesOf(ctx: MemberContext, asked: Asked): Promise<Months> {
  const month = monthOf(asked.date ?? workingToday(ctx))
  const { people, count } = await listPeople(ctx, asked, month)
  const ids = people.map((row) => row.member_id)
  const [plans, shifts, closed] = await Promise.all([
    plannedDays(ctx, [], month.weeks),
    listShifts(ctx, ids, month.weeks),
    closedRanges(ctx, ids, month),
  ])
  const named = new Set(shifts.flatMap(({ template_id: id }) => (id === null ? [] : [id])))
  const templates = await listTemplates(ctx.tx, [...named])
  const byId = new Map(templates.map((row) => [row.id, row]))
  const own = Map.groupBy(shifts, (row) => row.member_id)
  const closedBy = Map.groupBy(closed, (row) => row.member_id)
  return {
    count,
    results: people.map((row) =>
      monthToWire(row, month, own.get(row.member_id) ?? [], {
        templates: byId,
        company: plans.company,
        mayPlan: maySchedule(ctx.actor, { teamId: row.team_id }),
        swaps: swapsToWire(row.swaps, plans.company, ctx.language),
        closed: closedBy.get(row.member_id) ?? [],
      }),
    ),
    days: daysBetween(month.weeks.from, month.weeks.to).map((day) =>
      usualDayToWire(plans.company.on(day), ctx.language),
    ),
    templates: templates.map(templateToWire),
  }
}

/** People who belong to the company at some time of the month, with their schedule. */
async function listPeople(
  ctx: MemberContext,
  asked: Asked,
  month: MonthOf,
): Promise<{ people: PersonRow[]; count: number }> {
  const result = await sql<PersonRow & { in_all: number }>`
    with people as materialized (
      select m.id as member_id, m.name, ${nameOrder(ctx)} as by_name, m.joined_on, coalesce(m.retired_on, ${plannedLastDay}) as retired_on, tm.team_id, t.name as team_name,
        ms.id as schedule_id, ms.version, ${termsIn(month.weeks)} as terms, ${swapsIn(month.weeks)} as swaps
      from members m ${joinTeamOn(ctx.today)}
      left join month_schedules ms on ms.company_id = ${thisCompany} and ms.member_id = m.id and ms.starts_on = ${month.from}
      where m.company_id = ${thisCompany} and m.status <> 'INVITED' and (m.joined_on is null or m.joined_on <= ${month.to})
        and (m.retired_on is null or m.retired_on >= ${month.from})
        and (${asked.user_id ?? null}::bigint is null or m.id = ${asked.user_id ?? null})
        and ${membersInScope(ctx, sql.ref('m.id'), asked)}
    )
    select c.in_all, page.* from (select count(*)::int as in_all from people) c
    left join (select * from people order by by_name, member_id ${pageOf(asked)}) page on true
    order by page.by_name, page.member_id`.execute(ctx.tx)
  return {
    people: result.rows.filter((row) => row.member_id !== null),
    count: result.rows[0]!.in_all,
  }
}
