import { sql } from '../../db/sql/sql.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { plannedLastDay } from '../../people/employment/index.ts'
import {
  type DayRange,
  holdCalendarFor,
  type PersonPlan,
  type PlanColumns,
  planColumns,
  planOf,
} from '../work-plans/index.ts'
import type { Employed } from './employment/refuse-outside-employment.ts'

/** Who asks for an event, with what their company says of documents. */
export interface EventPerson extends Employed {
  id: number
  name: string
  /** Of the contract on the first day that is asked for. */
  standard_day_minutes: number
  team_name: string | null
  done_cancelable: boolean
  /** The company lets people change leave that they have asked for. */
  leave_changeable: boolean
  /** By the agreement of the company overtime, or work on days off, earns time off. */
  comp_overtime: boolean
  comp_holiday: boolean
}

/** A person with what is planned for them on the days of a range. */
export interface AskingPerson {
  person: EventPerson
  plan: PersonPlan
}

type Asking = Pick<CommandContext, 'tx' | 'today'>

/** The same, and lets one request of the person be judged at a time, so that two cannot both use the last day. */
export async function lockAsking(
  ctx: Asking & Pick<CommandContext, 'companyId'>,
  memberId: number,
  days: DayRange,
): Promise<AskingPerson | undefined> {
  const [, asking] = await Promise.all([holdCalendarFor(ctx, memberId), findAsking(ctx, memberId, days)])
  return asking
}

export async function findAsking(
  { tx, today }: Asking,
  memberId: number,
  days: DayRange,
): Promise<AskingPerson | undefined> {
  const result = await sql<EventPerson & PlanColumns>`
    select m.id, m.name, m.joined_on, m.retired_on, ${plannedLastDay} as leaves_on, m.standard_day_minutes,
      c.documents_done_cancelable as done_cancelable, c.leave_changeable,
      c.alternative_days and c.alternative_overtime as comp_overtime,
      c.alternative_days and c.alternative_weekend as comp_holiday, ${planColumns(days)},
      (select t.name from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = ${thisCompany} and tm.member_id = m.id and ${heldOn('tm', today)}) as team_name
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  const row = result.rows[0]
  if (!row) return undefined
  const plan = planOf(row)
  return { person: { ...row, standard_day_minutes: plan.on(days.from).standardMinutes }, plan }
}
