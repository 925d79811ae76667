import { sql } from 'kysely'
import type { WorkTerms } from '#rules/work-time/plan-day.ts'
import type { WorkCheck } from '#rules/work-time/work-type.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import {
  companyFacts,
  type CompanyFacts,
  type DayRange,
  hoursOf,
  personPlan,
  type PersonPlan,
  termsIn,
  wholeWeeks,
} from './plan-columns.ts'
import { type ShiftFacts, shiftsIn, shiftsOf } from './shifts.store.ts'

/** The planned days of people in a range, and of the company for what holds for everybody. */
export interface Plans {
  company: PersonPlan
  /** Undefined for somebody whom the company does not have. */
  of(memberId: number): PersonPlan | undefined
}

interface PlansRow {
  company: CompanyFacts
  company_minutes: number
  people: { id: number; minutes: number; check: WorkCheck; terms: WorkTerms[]; shifts: ShiftFacts }[]
}

/**
 * What is planned for people on the days of a range: whether work is due, from when to when, with which lunch, and where
 * each of it comes from. One statement for any number of people and days.
 */
export async function plannedDays(
  ctx: Pick<CommandContext, 'tx'>,
  memberIds: readonly number[],
  range: DayRange,
): Promise<Plans> {
  const result = await sql<PlansRow>`
    select ${companyFacts(range)} as company, c.default_day_minutes as company_minutes,
      (select coalesce(json_agg(json_build_object('id', m.id, 'minutes', m.standard_day_minutes, 'check', m.work_check,
          'terms', ${termsIn(range)}, 'shifts', ${shiftsIn(wholeWeeks(range))})), '[]')
        from members m where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[])) as people
    from companies c where c.company_id = ${thisCompany}`.execute(ctx.tx)
  const { company, company_minutes, people } = result.rows[0]!
  const hours = hoursOf(company)
  const own = new Map(
    people.map(({ id, minutes, check, terms, shifts }) => [
      id,
      personPlan({ ...hours, terms, standardMinutes: minutes, workCheck: check }, shiftsOf(shifts)),
    ]),
  )
  return {
    company: personPlan({ ...hours, terms: [], standardMinutes: company_minutes, workCheck: 'ALL' }),
    of: (memberId) => own.get(memberId),
  }
}
