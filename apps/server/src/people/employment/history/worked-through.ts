import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { plannedLastDay } from './as-of.ts'

interface Days {
  member: RawBuilder<unknown>
  from: RawBuilder<unknown>
  to: RawBuilder<unknown>
}

/** Whether all days of a range lie in one employment of a member: the one of now, as far as it is arranged, or one before it. */
export function workedThrough({ member, from, to }: Days): RawBuilder<boolean> {
  const past = (condition: RawBuilder<unknown>) => sql`exists (
    select 1 from past_employments p where p.company_id = ${thisCompany} and p.member_id = m.id and ${condition})`
  return sql<boolean>`exists (
    select 1 from members m where m.company_id = ${thisCompany} and m.id = ${member} and (
      ${to} <= coalesce(m.retired_on, ${plannedLastDay}, 'infinity')
        and (${from} >= m.joined_on or m.joined_on is null and not ${past(sql`true`)})
      or ${past(sql`${from} >= coalesce(p.joined_on, '-infinity') and ${to} <= p.retired_on`)}))`
}
