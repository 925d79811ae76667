import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { WorkTerms } from '#rules/work-time/plan-day.ts'
import type { WorkCheck } from '#rules/work-time/work-type.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CompanyFacts, DayRange } from './plan-columns.ts'
import type { ShiftFacts } from './shifts.store.ts'
import type { SwapFacts } from './swaps.store.ts'

/** What days are planned by, as it is kept with days that are closed. */
export interface KeptPlan {
  plan_company: CompanyFacts
  plan_terms: WorkTerms[]
  plan_shifts: ShiftFacts
  plan_swaps: SwapFacts
  plan_minutes: number
  plan_check: WorkCheck
}

/** Closed days of a person, the last included, with what they were planned by. */
export interface ClosedPlan {
  from: string
  to: string
  /** null where it was not kept: they are planned as if they were open. */
  plan: KeptPlan | null
  /** The days of them of which a whole record is missing. */
  missing: readonly string[]
}

/** What the closed days of `m` (members) in a range were closed with, null without any. */
export function closedPlansIn({ from, to }: DayRange): RawBuilder<ClosedPlan[] | null> {
  // A range the wrong way round is refused later; nothing may fail before.
  return sql`(select json_agg(json_build_object('from', dc.starts_on, 'to', dc.ends_on, 'plan', dc.plan, 'missing', dc.missing)) from day_closings dc
    where dc.company_id = ${thisCompany} and dc.member_id = m.id
      and daterange(dc.starts_on, dc.ends_on, '[]') && daterange(${from}, greatest(${from}::date, ${to}::date), '[]'))`
}
