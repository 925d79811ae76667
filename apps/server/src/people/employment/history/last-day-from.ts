import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { plannedLastDay } from './as-of.ts'

/**
 * The first last day of a member from a day on: of the employment in which the day lies, also once the person was invited anew, as it was
 * or is arranged. Null while none is known.
 */
export function lastDayFrom({
  member,
  day,
}: {
  member: RawBuilder<unknown>
  day: RawBuilder<unknown>
}): RawBuilder<string | null> {
  return sql<string | null>`(
    select coalesce(
      (select min(pe.retired_on) from past_employments pe
        where pe.company_id = ${thisCompany} and pe.member_id = m.id and pe.retired_on >= ${day}),
      m.retired_on, ${plannedLastDay})
    from members m where m.company_id = ${thisCompany} and m.id = ${member})`
}
