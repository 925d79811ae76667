import { type RawBuilder, sql } from 'kysely'
import { thisCompany } from '../../db/this-company.ts'
import type { DayRange } from '../work-plans/index.ts'

/** Whether `m` (members) began a day of a range and did not end it. */
export function hasOpenCheckOut({ from, to }: DayRange): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from work_days w where w.company_id = ${thisCompany} and w.member_id = m.id
    and w.work_on between ${from} and ${to} and w.in_minute is not null and w.out_minute is null)`
}

/** Whether `m` (members) has asked for a part of a day of a range that nobody has decided about. */
export function hasHeldParts({ from, to }: DayRange): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from day_parts p where p.company_id = ${thisCompany} and p.member_id = m.id
    and p.work_on between ${from} and ${to} and p.state = 'HELD')`
}
